import type { Verdict } from '../../core/index.ts';
import { entryWords, type SchemaCell, type SchemaRow } from '../../sources/table.ts';

export type SchemaColumn = 'place' | 'name' | 'what' | 'verdict' | 'gauge';

export interface SchemaSort {
	readonly column: SchemaColumn;
	/** Whose verdict is sorted by; absent: the worst of all profiles'. */
	readonly profile?: string;
	readonly descending: boolean;
}

/** The order of the document. */
export const AS_WRITTEN: SchemaSort = { column: 'place', descending: false };

export interface SchemaFilter {
	/** Words that all stand somewhere in a row; empty: every row. */
	readonly text: string;
	/** Whether rows that every profile takes are left out. */
	readonly failing: boolean;
}

const VERDICTS: readonly Verdict[] = ['accepted', 'invalid', 'refused', 'exhausted', 'unreadable'];

/** How bad a profile's verdict on a row is, or the worst of all; -1 where nothing is judged yet. */
function badness({ cells }: SchemaRow, profile?: string): number {
	const meant = profile === undefined ? cells : cells.filter((cell) => cell.profile === profile);
	return Math.max(-1, ...meant.map(({ verdict }) => VERDICTS.indexOf(verdict)));
}

/** Of rows with the same verdict the one with more to mend is the worse. */
function faults({ cells }: SchemaRow, profile?: string): number {
	const meant = profile === undefined ? cells : cells.filter((cell) => cell.profile === profile);
	return meant.reduce((sum, { errors, warnings }) => sum + errors + warnings / 1000, 0);
}

/** The share of a limit that is used, 1 where it is full; 0 without a limit. */
export function shareOf({ gauge }: Pick<SchemaCell, 'gauge'>): number {
	if (gauge === null) return 0;
	return gauge.limit === 0 ? Number(gauge.used > 0) : gauge.used / gauge.limit;
}

/** The cell whose gauge stands highest; null where no profile sets a limit. */
export function worstGauge({ cells }: SchemaRow): SchemaCell | null {
	return cells.reduce<SchemaCell | null>(
		(worst, cell) => (cell.gauge !== null && (worst === null || shareOf(cell) > shareOf(worst)) ? cell : worst),
		null,
	);
}

/** The first cell that holds a failure; null where every profile takes the schema. */
export function firstFailure({ cells }: SchemaRow): SchemaCell | null {
	return cells.find(({ first }) => first !== null) ?? null;
}

type Compare = (a: SchemaRow, b: SchemaRow, profile?: string) => number;

const COMPARE: Readonly<Record<SchemaColumn, Compare>> = {
	place: (a, b) => a.entry.span.start - b.entry.span.start,
	name: (a, b) => a.entry.name.localeCompare(b.entry.name, 'en'),
	what: (a, b) => entryWords(a.entry).localeCompare(entryWords(b.entry), 'en'),
	verdict: (a, b, profile) => badness(a, profile) - badness(b, profile) || faults(a, profile) - faults(b, profile),
	gauge: (a, b) => gaugeShare(a) - gaugeShare(b),
};

function gaugeShare(row: SchemaRow): number {
	const cell = worstGauge(row);
	return cell === null ? -1 : shareOf(cell);
}

/** The rows that pass a filter, in the chosen order; equal ones as they are written. */
export function rowsToShow(
	rows: readonly SchemaRow[],
	{ text, failing }: SchemaFilter,
	{ column, profile, descending }: SchemaSort,
): readonly SchemaRow[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const passing = rows.filter(
		(row) => (!failing || badness(row) > 0) && words.every((word) => textOf(row).includes(word)),
	);
	const compare = COMPARE[column];
	return passing.sort((a, b) => (descending ? compare(b, a, profile) : compare(a, b, profile)) || COMPARE.place(a, b));
}

function textOf({ entry, cells }: SchemaRow): string {
	const failures = cells.map(({ verdict, first }) => `${verdict} ${first ?? ''}`);
	return [entry.name, entryWords(entry), entry.pointer, ...failures].join(' ').toLowerCase();
}

/** The first press on a column sorts by it, worst first where there is a worst; the next one turns it round. */
export function nextSort(sort: SchemaSort, column: SchemaColumn, profile?: string): SchemaSort {
	const by = profile === undefined ? { column } : { column, profile };
	if (isSortedBy(sort, column, profile)) return { ...by, descending: !sort.descending };
	return { ...by, descending: column === 'verdict' || column === 'gauge' };
}

export function isSortedBy(sort: SchemaSort, column: SchemaColumn, profile?: string): boolean {
	return sort.column === column && sort.profile === profile;
}
