import type { Document } from '../document/document.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { Examination } from '../examine.ts';
import type { CompileProblem } from '../plan/compile.ts';
import type { FindingCode, Verdict } from '../report.ts';
import { boundaryFindings } from './boundaries.ts';
import type { Measured } from './meters.ts';
import { factOf, mismatches } from './mismatch.ts';
import type { Profile, RawFinding } from './profile.ts';

/** Where a judgement can stop, in the order in which hosts go. */
export type StageName =
	| 'schema-text'
	| 'before-schema'
	| 'schema'
	| 'value-text'
	| 'value-limits'
	| 'envelope'
	| 'evaluation';

/** What one stage found, and the verdict if it is the first with an error. */
export interface Stage {
	readonly name: StageName;
	readonly findings: readonly RawFinding[];
	readonly verdict: (first: RawFinding) => Verdict;
}

export interface StageInput {
	readonly profile: Profile;
	readonly seen: Examination;
	readonly schema: Document | null;
	readonly value: Document | null;
	readonly schemaReading: readonly RawFinding[];
	readonly valueReading: readonly RawFinding[];
	/** What the host says of the place of the schema. */
	readonly placed: readonly RawFinding[];
	/** What is wrong with further schema documents. */
	readonly further: readonly RawFinding[];
}

/** Verdicts that a code alone decides, whatever the stage: `not-json` is what the host's own reader cannot hold. */
const BY_CODE: Partial<Record<FindingCode, Verdict>> = { limit: 'exhausted', 'not-json': 'unreadable' };

const refused = ({ code }: RawFinding): Verdict => BY_CODE[code] ?? 'refused';
const invalid = ({ code, side }: RawFinding): Verdict => BY_CODE[code] ?? (side === 'schema' ? 'refused' : 'invalid');
const unreadable = ({ code }: RawFinding): Verdict => (code === 'limit' ? 'exhausted' : 'unreadable');

/** The stages in the order in which a host goes through them; the first error of the first that has one is the host's. */
export function stagesOf({ profile, seen, schema, value, ...reading }: StageInput): readonly Stage[] {
	const { admission, preflight, problems, measured, evaluation } = seen;
	const early = preflight?.beforeSchema === true;
	return [
		// A text that was read has only names written twice and notes to report.
		{ name: 'schema-text', findings: reading.schemaReading, verdict: schema === null ? unreadable : refused },
		{ name: 'before-schema', findings: early ? preflight.findings : [], verdict: invalid },
		{
			name: 'schema',
			findings: [
				...(admission?.findings ?? []),
				...problems.map((problem) => problemFinding(problem, profile)),
				...reading.placed,
				...reading.further,
			],
			verdict: refused,
		},
		{ name: 'value-text', findings: reading.valueReading, verdict: value === null ? unreadable : invalid },
		{
			name: 'value-limits',
			findings: limitFindings(measured.filter(({ row }) => row.side === 'value')),
			verdict: invalid,
		},
		{ name: 'envelope', findings: early ? [] : (preflight?.findings ?? []), verdict: invalid },
		{
			name: 'evaluation',
			findings: evaluationFindings(profile, evaluation, value, schema),
			verdict: invalid,
		},
	];
}

function problemFinding(problem: CompileProblem, profile: Profile): RawFinding {
	return {
		code: problem.code,
		severity: 'error',
		side: 'schema',
		keyword: problem.keyword,
		node: problem.place.node,
		schemaDocument: problem.place.document,
		mark: 'entry',
		message: problem.message,
		...(problem.missing === undefined || profile.standard !== true ? {} : { missing: problem.missing }),
		...factOf(profile, problem.keyword),
	};
}

/** The limits that ran out, in the order of the rows, and warnings where the host may count to another answer. */
export function limitFindings(measured: readonly Measured[]): readonly RawFinding[] {
	return [...measured.filter(({ exceededAt }) => exceededAt >= 0).map(limitFinding), ...boundaryFindings(measured)];
}

/** The finding for a limit that ran out, at the place where it did. */
export function limitFinding({ row, used, exceededAt }: Measured): RawFinding {
	const { measure, name, side, limit, unit, basis, source } = row;
	const numbers = new Intl.NumberFormat('en');
	// Steps are not counted to their end: how many more it would take is not known.
	const needed = measure === 'steps' ? 'the check needs more' : `this needs ${numbers.format(used)}`;
	return {
		code: 'limit',
		severity: 'error',
		side,
		keyword: null,
		node: exceededAt,
		mark: 'value',
		message: `The limit on ${name} ran out here: ${numbers.format(limit)} ${unit} are allowed; ${needed}.`,
		basis,
		...(source === undefined ? {} : { source }),
		limit: { name, used, limit },
	};
}

function evaluationFindings(
	profile: Profile,
	evaluation: Evaluation | null,
	value: Document | null,
	schema: Document | null,
): readonly RawFinding[] {
	if (evaluation === null || value === null || schema === null) return [];
	return [
		...stepFindings(evaluation, profile),
		...mismatches(evaluation.failures, value, profile),
		...(evaluation.truncated ? [truncation(evaluation.failures.length)] : []),
		...(profile.remarks?.(evaluation, value, schema) ?? []),
	];
}

function stepFindings({ steps, costliest, exhaustedAt }: Evaluation, { limits }: Profile): readonly RawFinding[] {
	const row = limits.find(({ measure }) => measure === 'steps');
	if (row === undefined) return [];
	return limitFindings([{ row, used: steps, node: Math.max(costliest, 0), exceededAt: exhaustedAt }]);
}

function truncation(listed: number): RawFinding {
	return {
		code: 'more',
		severity: 'info',
		side: 'value',
		keyword: null,
		node: 0,
		mark: 'value',
		message: `Only the first ${listed} failures are listed; there are more.`,
		basis: 'documented',
		span: { start: 0, end: 0 },
	};
}
