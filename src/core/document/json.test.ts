import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedPath } from '../../testing/shared.ts';
import { dataOf } from './data.ts';
import { decodeUtf8 } from './decode.ts';
import { ARRAY, type Document, KIND_MASK, OBJECT } from './document.ts';
import { readJson } from './json.ts';
import type { ReadResult } from './syntax.ts';

function documentOf(text: string): Document {
	const result = readJson(text);
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
	return result.document;
}

/** Every rule that the tables of a document keep, checked by plain means. */
function checkTables(document: Document): void {
	const { text, size } = document;
	for (let node = 0; node < size; node++) {
		const source = text.slice(document.starts[node], document.ends[node]);
		expect(document.nexts[node]).toBeGreaterThan(node);
		expect(document.nexts[node]).toBeLessThanOrEqual(size);
		const kind = document.kinds[node] & KIND_MASK;
		if (kind === ARRAY || kind === OBJECT) {
			expect(source.startsWith(kind === ARRAY ? '[' : '{')).toBe(true);
			expect(source.endsWith(kind === ARRAY ? ']' : '}')).toBe(true);
			let count = 0;
			for (let child = node + 1; child < document.nexts[node]; child = document.nexts[child]) count++;
			expect(document.counts[node]).toBe(count);
		} else {
			expect(document.nexts[node]).toBe(node + 1);
			expect(document.counts[node]).toBe(0);
			expect(JSON.parse(source)).toEqual(dataOf(document, node));
		}
		const key = document.key(node);
		if (key === undefined) expect([document.keyStarts[node], document.keyEnds[node]]).toEqual([-1, -1]);
		else expect(JSON.parse(text.slice(document.keyStarts[node], document.keyEnds[node]))).toBe(key);
	}
	expect(new Set(document.keys).size).toBe(document.keys.length);
}

const suite = sharedPath('suites', 'json-parsing', 'test_parsing');

function readFile(name: string): ReadResult {
	const text = decodeUtf8(readFileSync(join(suite ?? '', name)));
	return typeof text === 'string' ? readJson(text) : { ok: false, error: text };
}

describe.skipIf(suite === null)('the parsing suite', () => {
	const names = suite === null ? [] : readdirSync(suite);
	test('is all here', () => expect(names.length).toBe(318));
	test.each(names.filter((name) => name.startsWith('y_')))('%s is read', (name) => {
		const result = readFile(name);
		if (!result.ok) throw new Error(result.error.message);
		checkTables(result.document);
		expect(dataOf(result.document)).toEqual(JSON.parse(result.document.text.replace(/^\ufeff/, '')));
	});
	test.each(names.filter((name) => name.startsWith('n_')))('%s is refused', (name) => {
		const result = readFile(name);
		if (result.ok) throw new Error('was read');
		expect(result.error.message).toMatch(/\S.*\.$/s);
		expect(result.error.end).toBeGreaterThanOrEqual(result.error.start);
	});
	test.each(names.filter((name) => name.startsWith('i_')))('%s is decided', (name) => {
		const result = readFile(name);
		if (result.ok) checkTables(result.document);
	});
});

/** JSON text as people write it: any white space, any escapes, names that come again. */
const space = fc.constantFrom('', '', ' ', '\n', '\r\n\t', '  ');
const names = fc.constantFrom(
	'a',
	'b',
	'type',
	'properties',
	'',
	'é',
	'🦑',
	'__proto__',
	'a"b',
	'x\\y',
	'\u0001',
	'longer name',
);
const spelled = fc
	.tuple(fc.oneof(names, fc.string({ unit: 'grapheme' })), fc.boolean())
	.map(([text, escaped]) =>
		escaped
			? `"${text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
			: JSON.stringify(text),
	);
const scalar = fc.oneof(
	spelled,
	fc.constantFrom(
		'null',
		'true',
		'false',
		'0',
		'-0',
		'1.50',
		'1e5',
		'-2.5E-3',
		'1E+2',
		'123456789012345678901234567890',
	),
	fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
);
const { value: jsonText } = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
	value: fc.oneof({ maxDepth: 5 }, scalar, tie('list'), tie('object')),
	list: fc
		.tuple(fc.array(tie('value'), { maxLength: 4 }), space, space)
		.map(([items, a, b]) => `[${a}${items.join(`${b},${a}`)}${b}]`),
	object: fc
		.tuple(fc.array(fc.tuple(spelled, tie('value')), { maxLength: 5 }), space, space)
		.map(
			([entries, a, b]) => `{${a}${entries.map(([name, value]) => `${name}${a}:${b}${value}`).join(`${a},${b}`)}${b}}`,
		),
}));

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

describe('against JSON.parse', () => {
	test('what is JSON gives the same data, and tables that keep their rules', () => {
		fc.assert(
			fc.property(jsonText, space, (text, around) => {
				const document = documentOf(around + text + around);
				checkTables(document);
				expect(dataOf(document)).toEqual(JSON.parse(text));
			}),
			{ numRuns: 1500 },
		);
	});

	test('a text with one character changed is taken or refused alike', () => {
		const change = fc.constantFrom(...'[]{},:"\\\'0123456789.eE+-tfnu /*\n\t\u0000\u00a0\ufeff', '');
		fc.assert(
			fc.property(jsonText, fc.nat(), change, fc.boolean(), (text, where, character, replace) => {
				const at = where % (text.length + 1);
				const changed = text.slice(0, at) + character + text.slice(replace ? at + 1 : at);
				const result = readJson(changed);
				expect(result.ok).toBe(isJson(changed.replace(/^\ufeff/, '')));
				if (!result.ok) {
					expect(result.error.start).toBeGreaterThanOrEqual(0);
					expect(result.error.end).toBeLessThanOrEqual(changed.length);
					expect(result.error.end).toBeGreaterThanOrEqual(result.error.start);
				}
			}),
			{ numRuns: 5000 },
		);
	});
});

describe('names', () => {
	test('are told apart and found again however they are written and hashed', () => {
		const many = Array.from({ length: 3000 }, (_, index) => `name ${index}`);
		const text = `[${[0, 1].map(() => `{${many.map((name) => `${JSON.stringify(name)}:1`).join()}}`).join()},{"\\u006eame 7":2}]`;
		const document = documentOf(text);
		expect(document.keys).toEqual(many);
		expect(document.key(document.size - 1)).toBe('name 7');
		expect(document.shadowed).toBeNull();
	});

	test('made to collide in the hash are still told apart', () => {
		const colliding = collidingNames(60);
		const document = documentOf(`{${colliding.map((name) => `${JSON.stringify(name)}:0`).join()},"\\u0061":1,"a":2}`);
		expect(document.keys).toEqual([...colliding, 'a']);
		expect([...(document.shadowed ?? [])]).toEqual([colliding.length + 1]);
	});

	test('written again are known with every place of theirs', () => {
		const result = readJson('{"k":1,"m":{"k":2},"k":3,"\\u006b":4}');
		if (!result.ok) throw new Error(result.error.message);
		expect([...(result.document.shadowed ?? [])]).toEqual([1, 4]);
		expect(result.notes).toMatchObject([
			{
				code: 'duplicate-key',
				start: 19,
				end: 22,
				related: [
					{ start: 1, end: 4 },
					{ start: 25, end: 33 },
				],
			},
		]);
		expect(dataOf(result.document)).toEqual({ k: 4, m: { k: 2 } });
	});

	test('written again inside and outside at once are listed in document order', () => {
		const document = documentOf('{"a":0,"b":{"a":1,"a":2},"a":3}');
		expect([...(document.shadowed ?? [])]).toEqual([1, 3]);
	});
});

/** Names of one length whose FNV-1a hashes agree in all 32 bits, found by a birthday search. */
function collidingNames(most: number): string[] {
	const suffixes = new Map<number, string>();
	const pairs: [string, string][] = [];
	const hash = (text: string, from: number) => {
		let value = from;
		for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
		return value;
	};
	let state = 0x811c9dc5 | 0;
	for (let block = 0; block < 6; block++) {
		suffixes.clear();
		for (let i = 0; ; i++) {
			const text = (Math.imul(i, 0x9e3779b1) >>> 0).toString(36).padStart(7, '-');
			const end = hash(text, state);
			const other = suffixes.get(end);
			if (other !== undefined) {
				pairs.push([other, text]);
				state = end;
				break;
			}
			suffixes.set(end, text);
		}
	}
	let names = [''];
	for (const pair of pairs) names = names.flatMap((front) => pair.map((part) => front + part));
	return names.slice(0, most);
}

describe('depth and size', () => {
	test('a million open brackets are an error, not a crash', () => {
		const result = readJson('['.repeat(1_000_000));
		expect(result).toMatchObject({ ok: false, error: { code: 'unclosed-container', start: 1_000_000 } });
	});
	test('half a million levels are read', () => {
		const document = documentOf(`${'['.repeat(500_000)}${']'.repeat(500_000)}`);
		expect(document.size).toBe(500_000);
		expect(document.nexts[0]).toBe(500_000);
		expect(document.parent(499_999)).toBe(499_998);
	});
	test('objects and arrays in turn keep their names and counts at depth', () => {
		const document = documentOf(`${'{"a":[1,'.repeat(50_000)}2${'],"b":3}'.repeat(50_000)}`);
		checkCounts(document);
	});
});

function checkCounts(document: Document): void {
	for (let node = 0; node < document.size; node++) {
		const kind = document.kind(node);
		if (kind === ARRAY || kind === OBJECT) expect(document.counts[node]).toBe(2);
	}
}

describe('notes', () => {
	test('a leading byte order mark is skipped and told', () => {
		const result = readJson('\ufeff{"a":"x"}');
		expect(result).toMatchObject({ ok: true, notes: [{ code: 'byte-order-mark', start: 0, end: 1 }] });
	});
	test('surrogates are told apart wherever they stand in a long text', () => {
		for (let before = 2030; before < 2060; before++) {
			const text = `"${'x'.repeat(before)}🦑\ud800${'y'.repeat(before)}\udc00🦑"`;
			const result = readJson(text);
			expect(result.ok && result.notes.map(({ start }) => start)).toEqual([before + 3, 2 * before + 4]);
			expect(result.ok && result.document.string(0)).toBe(text.slice(1, -1));
		}
	});
	test('halves of surrogate pairs are told, whole pairs are not', () => {
		const notes = (text: string) => {
			const result = readJson(text);
			return result.ok ? result.notes.map(({ code, start, end }) => [code, start, end]) : result.error;
		};
		expect(notes('"\\ud83e\\udd91 🦑"')).toEqual([]);
		expect(notes('["\\ud800","\\udc00\\ud800"]')).toEqual([
			['lone-surrogate', 2, 8],
			['lone-surrogate', 11, 17],
			['lone-surrogate', 17, 23],
		]);
		expect(notes('{"\ud800":"\\ud800x\udc00é"}')).toEqual([
			['lone-surrogate', 2, 3],
			['lone-surrogate', 6, 12],
			['lone-surrogate', 13, 14],
		]);
	});
});
