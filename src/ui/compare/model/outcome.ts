import type { Report } from '../../../core/index.ts';
import { type GateState, gatesOf } from '../../model/gates.ts';
import { type MeterRow, meterRows } from '../../model/meters.ts';
import { counted } from '../../model/numbers.ts';
import { firstSentence } from '../../model/prose.ts';
import { decisive } from '../../model/verdict.ts';

/** One profile's answer, short enough for a row. */
export interface Outcome {
	readonly schema: Answer;
	readonly value: Answer;
	/** Why it stopped, in a sentence with code between backticks, without the place; null where it did not. */
	readonly reason: string | null;
	/** The fullest limit; null where nothing is used of any. */
	readonly meter: MeterRow | null;
}

export interface Answer {
	readonly state: GateState;
	readonly word: string;
}

const TAKEN: Readonly<Record<GateState, string>> = {
	passed: 'taken',
	stopped: 'refused',
	exhausted: 'a limit ran out',
	unreached: 'not judged',
};

const FITS: Readonly<Record<GateState, string>> = {
	passed: 'fits',
	stopped: 'does not fit',
	exhausted: 'a limit ran out',
	unreached: 'not judged',
};

export function outcomeOf(report: Report): Outcome {
	const [schemaRead, taken, valueRead, fits] = gatesOf(report).map(({ state }) => state);
	const meters = [...meterRows(report)].sort((a, b) => b.share - a.share);
	return {
		schema: answer(schemaRead, taken, TAKEN),
		value: answer(valueRead, fits, FITS),
		reason: reasonOf(report),
		meter: meters.find(({ share }) => share > 0) ?? null,
	};
}

function answer(read: GateState, judged: GateState, words: Readonly<Record<GateState, string>>): Answer {
	return read === 'stopped' ? { state: read, word: 'cannot be read' } : { state: judged, word: words[judged] };
}

/** Why a report is not `accepted`; null where it is. */
function reasonOf(report: Report): string | null {
	const finding = report.verdict === 'accepted' ? null : decisive(report);
	return finding === null ? null : `${firstSentence(finding.message)}.`;
}

/** Warnings of a report, counted; null where there are none. */
export function warningsOf({ findings }: Report): string | null {
	const warnings = findings.filter(({ severity }) => severity === 'warning').length;
	return warnings === 0 ? null : counted(warnings, 'warning');
}
