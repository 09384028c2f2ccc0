import { describe, expect, it } from 'vitest';
import type { SchemaCell, SchemaRow } from '../../sources/table.ts';
import { AS_WRITTEN, firstFailure, isSortedBy, nextSort, rowsToShow, worstGauge } from './rows.ts';

const cell = (part: Partial<SchemaCell>): SchemaCell => ({
	profile: 'p',
	context: 'c',
	verdict: 'accepted',
	first: null,
	code: null,
	range: null,
	errors: 0,
	warnings: 0,
	gauge: null,
	...part,
});

const at = { line: 1, column: 1, offset: 0 };
const row = (name: string, start: number, ...cells: SchemaCell[]): SchemaRow => {
	const span = { start, end: start + 1 };
	return {
		entry: { name, kind: 'mcp-tool', role: 'input', node: start, pointer: `/${name}`, span, nameSpan: span },
		range: { start: at, end: at },
		cells,
	};
};

const refused = cell({
	verdict: 'refused',
	first: 'pattern is not taken',
	gauge: { name: 'depth', used: 9, limit: 10 },
});
const taken = cell({ gauge: { name: 'depth', used: 1, limit: 10 } });
const ROWS = [row('c', 0, taken), row('a', 5, refused), row('b', 9, taken)];
const ALL = { text: '', failing: false };
const names = (rows: readonly SchemaRow[]) => rows.map(({ entry }) => entry.name).join('');

describe('rowsToShow', () => {
	it('keeps the order of the document unless told otherwise', () => {
		expect(names(rowsToShow(ROWS, ALL, AS_WRITTEN))).toBe('cab');
		expect(names(rowsToShow(ROWS, ALL, { column: 'name', descending: true }))).toBe('cba');
	});

	it('puts the worst first on the first press, equal rows as they are written', () => {
		expect(names(rowsToShow(ROWS, ALL, nextSort(AS_WRITTEN, 'verdict')))).toBe('acb');
		expect(names(rowsToShow(ROWS, ALL, nextSort(AS_WRITTEN, 'gauge')))).toBe('acb');
		expect(names(rowsToShow(ROWS, ALL, nextSort(nextSort(AS_WRITTEN, 'verdict'), 'verdict')))).toBe('cba');
	});

	it('sorts by the verdict of one of several profiles, the one with more to mend before its like', () => {
		const other = (part: Partial<SchemaCell>) => cell({ profile: 'q', ...part });
		const rows = [
			row('a', 0, refused, other({})),
			row('b', 1, taken, other({ verdict: 'refused', errors: 1 })),
			row('c', 2, taken, other({ verdict: 'refused', errors: 3 })),
			row('d', 3, taken, other({ warnings: 1 })),
		];
		const first = nextSort(AS_WRITTEN, 'verdict', 'q');
		expect(first).toEqual({ column: 'verdict', profile: 'q', descending: true });
		expect(names(rowsToShow(rows, ALL, first))).toBe('cbda');
		expect(names(rowsToShow(rows, ALL, nextSort(first, 'verdict', 'q')))).toBe('adbc');
		expect(names(rowsToShow(rows, ALL, nextSort(first, 'verdict', 'p')))).toBe('abcd');
		expect(isSortedBy(first, 'verdict', 'q')).toBe(true);
		expect(isSortedBy(first, 'verdict', 'p')).toBe(false);
	});

	it('filters by words anywhere in a row, and by failure', () => {
		expect(names(rowsToShow(ROWS, { text: 'NOT pattern', failing: false }, AS_WRITTEN))).toBe('a');
		expect(names(rowsToShow(ROWS, { text: '', failing: true }, AS_WRITTEN))).toBe('a');
		expect(names(rowsToShow(ROWS, { text: 'zzz', failing: false }, AS_WRITTEN))).toBe('');
	});
});

it('sums several profiles up by the first failure and the highest gauge', () => {
	const both = row('x', 0, taken, refused);
	expect(firstFailure(both)).toBe(refused);
	expect(worstGauge(both)).toBe(refused);
	expect(worstGauge(row('y', 0, cell({})))).toBeNull();
});
