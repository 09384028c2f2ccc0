import type { Document } from '../../core/document/document.ts';
import { linesOf } from '../../core/document/lines.ts';
import type { SyntaxProblem } from '../../core/document/syntax.ts';
import { type JudgeInput, Memory } from '../../core/judge.ts';
import type { Profile } from '../../core/profile/profile.ts';
import type { LimitUse, Range, Report, Verdict } from '../../core/report.ts';
import type { SourceEntry } from '../source.ts';
import { contextFor } from './context.ts';
import { judgeEntry } from './judge-entry.ts';

/** A profile to judge by. */
export interface ProfileChoice {
	readonly profile: Profile;
	/** One of its contexts, for every entry; absent: the one that fits the entry. */
	readonly context?: string;
}

/** What one profile says of one schema, in short. */
export interface SchemaCell {
	readonly profile: string;
	readonly context: string;
	readonly verdict: Verdict;
	/** The first failure in a sentence; null where the schema is taken. */
	readonly first: string | null;
	/** Where that failure is. */
	readonly range: Range | null;
	readonly errors: number;
	readonly warnings: number;
	/** The limit of which the largest share is used; null where the profile sets none. */
	readonly gauge: LimitUse | null;
}

/** One schema of a document with what each chosen profile says of it, in the order of the choices. */
export interface SchemaRow {
	readonly entry: SourceEntry;
	readonly range: Range;
	readonly cells: readonly SchemaCell[];
}

export interface RowsInput {
	readonly document: Document;
	readonly entries: readonly SourceEntry[];
	readonly choices: readonly ProfileChoice[];
	/** What reading the document had to say. */
	readonly notes?: readonly SyntaxProblem[];
	readonly settings?: Pick<JudgeInput, 'formatAssertion' | 'schemas'>;
}

/** Judges every entry by every chosen profile, one row at a time, so that the caller can stop or tell how far it is. */
export function* rowsOf(input: RowsInput, memory: Memory = new Memory()): Generator<SchemaRow> {
	for (const { entry, reports } of judgedOf(input, memory)) {
		yield rowOf(input.document, entry, reports);
	}
}

/** The row of one entry. */
export function rowOf(document: Document, entry: SourceEntry, reports: readonly Report[]): SchemaRow {
	return { entry, range: linesOf(document).range(entry.span), cells: reports.map(cellOf) };
}

/** One entry with the whole report of each choice. */
export interface Judged {
	readonly entry: SourceEntry;
	readonly reports: readonly Report[];
}

/** Judges every entry by every chosen profile, with the whole reports. */
export function* judgedOf(input: RowsInput, memory: Memory = new Memory()): Generator<Judged> {
	for (const entry of input.entries) yield { entry, reports: [...reportsOn(entry, input, memory)] };
}

function* reportsOn(
	entry: SourceEntry,
	{ document, choices, notes, settings }: RowsInput,
	memory: Memory,
): Generator<Report> {
	for (const { profile, context = contextFor(profile, entry) } of choices) {
		yield judgeEntry(document, entry, { profile, context, value: null, ...settings }, notes, memory);
	}
}

/** A report in short. */
export function cellOf({ profile, context, verdict, findings, meters }: Report): SchemaCell {
	const errors = findings.filter(({ severity }) => severity === 'error');
	const first = errors.find((finding) => finding.first) ?? errors.at(0) ?? null;
	const share = ({ used, limit }: LimitUse): number => (limit === 0 ? Number(used > 0) : used / limit);
	const gauge = meters.reduce<LimitUse | null>(
		(worst, { name, used, limit }) =>
			worst === null || share({ name, used, limit }) > share(worst) ? { name, used, limit } : worst,
		null,
	);
	return {
		profile: profile.id,
		context,
		verdict,
		first: first?.message ?? null,
		range: first?.range ?? null,
		errors: errors.length,
		warnings: findings.filter(({ severity }) => severity === 'warning').length,
		gauge,
	};
}
