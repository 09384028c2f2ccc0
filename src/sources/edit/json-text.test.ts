import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentOf } from '../testing/documents.ts';
import { jsonText } from './json-text.ts';

it('writes what was read', () => {
	fc.assert(
		fc.property(fc.json(), (text) => {
			expect(JSON.parse(jsonText(documentOf(text)))).toEqual(JSON.parse(text));
		}),
	);
});

it.each([
	[
		'{"a":1.50e+3,"b":[],"c":{},"d":[[{"e":null}],true]}',
		'{"a": 1.50e+3, "b": [], "c": {}, "d": [[{"e": null}], true]}',
	],
	['{"a":1,"a":{"b":2}}', '{"a": {"b": 2}}'],
	['7', '7'],
])('writes %s on one line', (text, expected) => {
	expect(jsonText(documentOf(text))).toBe(expected);
});

it('writes out what aliases stand for', () => {
	expect(jsonText(documentOf('a: &x {b: 0x10}\nc: [*x, ~, plain]\n', 'yaml'))).toBe(
		'{"a": {"b": 16}, "c": [{"b": 16}, null, "plain"]}',
	);
});

it('goes as deep as the text does', () => {
	const text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
	expect(jsonText(documentOf(text))).toBe(text);
});
