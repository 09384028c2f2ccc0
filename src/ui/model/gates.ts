import type { Finding, Report, Side } from '../../core/index.ts';
import { READING_CODES } from './kinds.ts';

export type GateState = 'passed' | 'stopped' | 'exhausted' | 'unreached';
export type GateId = 'schema-read' | 'schema-taken' | 'value-read' | 'value-fits';

export interface Gate {
	readonly id: GateId;
	readonly name: string;
	readonly state: GateState;
}

/** How a state is drawn and said. */
export const GATE_LOOKS: Readonly<Record<GateState, { readonly glyph: string; readonly word: string }>> = {
	passed: { glyph: '✓', word: 'passed' },
	stopped: { glyph: '✕', word: 'stopped here' },
	exhausted: { glyph: '▮', word: 'a limit ran out' },
	unreached: { glyph: '·', word: 'not reached' },
};

/** The four gates of a judgement, in their order. No report: none is reached. */
export function gatesOf(report: Report | null): readonly Gate[] {
	const states = report === null ? NONE : (guardStates(report) ?? statesOf(report));
	return GATES.map(({ id, name }, index) => ({ id, name, state: states[index] }));
}

const GATES: readonly Omit<Gate, 'state'>[] = [
	{ id: 'schema-read', name: 'schema read' },
	{ id: 'schema-taken', name: 'schema taken' },
	{ id: 'value-read', name: 'value read' },
	{ id: 'value-fits', name: 'value fits' },
];

const NONE: readonly GateState[] = ['unreached', 'unreached', 'unreached', 'unreached'];

/** A run that our time guard ended says nothing of the gates before: only where it was to end is marked. */
function guardStates({ findings, schemaTaken }: Report): readonly GateState[] | null {
	const time = findings.find(({ code }) => code === 'time');
	if (time === undefined || schemaTaken !== null) return null;
	const at = time.side === 'schema' ? 1 : 3;
	return NONE.map((state, index) => (index === at ? 'exhausted' : state));
}

function statesOf(report: Report): readonly GateState[] {
	const schemaRead = readState(report, 'schema');
	const schemaTaken = schemaRead === 'passed' ? takenState(report) : 'unreached';
	const valueRead = valueReadState(report, schemaTaken);
	return [schemaRead, schemaTaken, valueRead, fitsState(report, valueRead)];
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function hasError(report: Report, side: Side, test: (finding: Finding) => boolean): boolean {
	return report.findings.some((finding) => isError(finding) && finding.side === side && test(finding));
}

const isReading = ({ code }: Finding): boolean => READING_CODES.has(code);
const isLimit = ({ code }: Finding): boolean => code === 'limit' || code === 'time';

/** A text with a reading error was not read; one whose size ran past a limit of the reader neither. */
function readState(report: Report, side: Side): GateState {
	if (hasError(report, side, isReading)) return 'stopped';
	const nodes = side === 'schema' ? report.tally.schemaNodes : report.tally.valueNodes;
	if (nodes > 0) return 'passed';
	return report.schemaTaken === null && hasError(report, side, isLimit) ? 'exhausted' : 'unreached';
}

function takenState(report: Report): GateState {
	if (report.schemaTaken === true) return 'passed';
	if (report.schemaTaken === false) {
		return report.verdict === 'exhausted' && hasError(report, 'schema', isLimit) ? 'exhausted' : 'stopped';
	}
	return hasError(report, 'schema', isLimit) ? 'exhausted' : 'unreached';
}

/** A value that cannot be read is shown whatever the schema; one that can only counts behind the gate before. */
function valueReadState(report: Report, schemaTaken: GateState): GateState {
	const state = readState(report, 'value');
	return state === 'passed' && schemaTaken !== 'passed' && report.verdict !== 'invalid' ? 'unreached' : state;
}

function fitsState(report: Report, valueRead: GateState): GateState {
	if (valueRead !== 'passed') return 'unreached';
	if (report.verdict === 'accepted') return report.valueFits === true ? 'passed' : 'unreached';
	if (report.verdict === 'exhausted') return hasError(report, 'value', isLimit) ? 'exhausted' : 'unreached';
	if (report.valueFits === false) return 'stopped';
	return report.valueFits === true && report.verdict !== 'unreadable' ? 'passed' : 'unreached';
}
