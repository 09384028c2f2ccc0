import { expect, test } from 'vitest';
import { loadCases, type ReportCase } from '../../testing/cases.ts';
import { dataOf } from './data.ts';
import { LineIndex } from './lines.ts';
import { nodeAt, pointerOf } from './pointer.ts';
import { read } from './read.ts';
import type { ReadResult, SyntaxCode } from './syntax.ts';

/** The codes by which the reader refuses what a case calls so. */
const CODES: Readonly<Record<string, SyntaxCode>> = {
	'alias expansion': 'alias-expansion',
	alias: 'alias-cycle',
	'duplicate key': 'duplicate-key',
	'complex key': 'complex-key',
	'tab indentation': 'tab-indentation',
};

function readValue({ value, valueFormat }: ReportCase): ReadResult {
	if (value === null || valueFormat === 'text') throw new Error('no value to read');
	return read(value, valueFormat);
}

const cases = loadCases().filter(({ value, valueFormat }) => value !== null && valueFormat !== 'text');
const syntactic = ['parse', 'cycle', 'multi-document', 'not-json'];

/** Cases in which the reader refuses the value. */
const refused = cases.filter(
	({ expected: { refused, parse, valueLimit, orRefused } }) =>
		parse?.error === true ||
		(valueLimit === true &&
			refused !== null &&
			(syntactic.includes(refused.kind) || refused.keyword === 'alias expansion')) ||
		(orRefused !== undefined && syntactic.includes(orRefused.kind)),
);
/** All others: their values are read. */
const taken = cases.filter((one) => !refused.includes(one));

test.runIf(cases.length > 0)('there are cases of every kind', () => {
	expect(refused.length).toBeGreaterThan(8);
	expect(taken.filter(({ expected }) => expected.data !== undefined).length).toBeGreaterThan(8);
	expect(taken.filter(({ expected }) => expected.marker !== undefined).length).toBeGreaterThan(2);
});

test.each(refused)('$id is refused at its place', (one) => {
	const result = readValue(one);
	if (result.ok) throw new Error(`was read as ${JSON.stringify(dataOf(result.document))}`);
	const { expected } = one;
	const { offset, line, column } = new LineIndex(one.value ?? '').position(result.error.start);
	const keyword = expected.refused?.keyword;
	if (keyword !== null && keyword !== undefined) expect(result.error.code).toBe(CODES[keyword]);
	if (expected.orRefused !== undefined) {
		expect({ kind: result.error.code, line, column }).toEqual(expected.orRefused);
		return;
	}
	if (expected.line !== undefined) expect(line).toBe(expected.line);
	const { parse } = expected;
	if (parse === undefined) return;
	if (parse.offset !== undefined && offset !== parse.offset) expect(offset).toBe(expected.orOffset);
	else expect([line, column]).toEqual([parse.line, parse.column]);
});

test.each(taken)('$id is read', (one) => {
	const result = readValue(one);
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
	const { document, notes } = result;
	const { expected } = one;
	if (expected.data !== undefined) expect(dataOf(document)).toEqual(JSON.parse(expected.data));
	const lines = new LineIndex(document.text);
	if (expected.marker !== undefined && expected.first !== null) {
		const at = nodeAt(document, expected.first.instancePath);
		const span =
			expected.property === undefined ? document.span(at) : document.keySpan(document.child(at, expected.property));
		const { start, end } = lines.range(span);
		expect({ startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }).toEqual(
			expected.marker,
		);
	}
	const twice = notes.filter(({ code }) => code === 'duplicate-key');
	if (expected.duplicateAt !== undefined) {
		const places = twice.flatMap((note) => [note, ...(note.related ?? [])]).map(({ start }) => lines.position(start));
		expect(places.sort((a, b) => a.offset - b.offset)).toEqual(expected.duplicateAt);
		expect([...(document.shadowed ?? [])].map((node) => pointerOf(document, node))).toEqual(expected.duplicateKeys);
	}
});
