import type { Document } from '../../core/document/document.ts';
import { linesOf } from '../../core/document/lines.ts';
import type { SyntaxProblem } from '../../core/document/syntax.ts';
import { type JudgeInput, Memory } from '../../core/judge.ts';
import type { Profile } from '../../core/profile/profile.ts';
import type { Report } from '../../core/report.ts';
import type { SourceEntry } from '../source.ts';
import { contextFor } from './context.ts';
import { judgeEntry } from './judge-entry.ts';
import { cellOf, type Judged, type SchemaRow } from './model.ts';

/** A profile to judge by. */
export interface ProfileChoice {
	readonly profile: Profile;
	/** One of its contexts, for every entry; absent: the one that fits the entry. */
	readonly context?: string;
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
