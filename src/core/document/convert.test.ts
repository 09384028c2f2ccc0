import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toJson, toYaml } from './convert.ts';
import { dataOf } from './data.ts';
import { detectFormat } from './detect.ts';
import type { Document, Format } from './document.ts';
import { readJson } from './json.ts';
import { read } from './read.ts';
import { readYaml } from './yaml.ts';

function documentOf(text: string, format: Format): Document {
	const result = read(text, format);
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message} in ${text}`);
	return result.document;
}

/** Texts that are easy to write wrong. */
const awkward = fc.constantFrom(
	'',
	' ',
	'yes',
	'No',
	'null',
	'~',
	'true',
	'1',
	'-1',
	'0x1F',
	'1e5',
	'.inf',
	'1:10',
	'2001-01-01',
	'<<',
	'=',
	'- a',
	'a: b',
	'a #b',
	'#',
	'? a',
	'&a',
	'*a',
	'!t',
	'|',
	'>',
	'%',
	'@',
	'`',
	'{',
	'[',
	']',
	',',
	'a,',
	"it's",
	'"',
	'\\',
	'\t',
	'a\tb',
	'a ',
	' a',
	'a\nb',
	'a\nb\n',
	'a\n\nb',
	'a\nb\n\n',
	'\na',
	' a\nb',
	'a\n  b',
	'a\n ',
	'a\n\tb',
	'a \nb',
	'a\r\nb',
	'\u0000',
	'\u007f',
	'\u0085',
	'\u2028',
	'\ufeff',
	'\ud800',
	'🦑',
	'é',
	'---',
	'...',
	'a\n---\nb',
	'a\n...',
	'key:',
	':',
	'-',
	'Infinity',
	'a'.repeat(1200),
	'line one of a long text\nline two: with # signs\n  - and more\n',
);
const text = fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const json = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 6 },
		text,
		fc.constantFrom(null, true, false),
		fc.double({ noNaN: true, noDefaultInfinity: true }),
		tie('list'),
		tie('object'),
	),
	list: fc.array(tie('value'), { maxLength: 4 }),
	object: fc.dictionary(text, tie('value'), { maxKeys: 4 }),
})).value;

describe('to YAML', () => {
	test('what is written is read back as the same data, digits and all', () => {
		fc.assert(
			fc.property(json, (value) => {
				const source = JSON.stringify(value);
				const { text, losses } = toYaml(documentOf(source, 'json'));
				expect(losses).toEqual([]);
				const back = readYaml(text);
				if (!back.ok) throw new Error(`${back.error.message}\n${text}`);
				expect(dataOf(back.document)).toEqual(JSON.parse(source));
			}),
			{ numRuns: 2000 },
		);
	});

	test('looks as people write it', () => {
		const source =
			'{"type":"object","required":["a b","yes"],"$defs":{"x":{"enum":[1.50,1e400,null],"empty":{},"none":[]}},"allOf":[{"a":1,"b":[[2,3],{"c":4}]},"two\\nlines\\n"],"on":"x: y"}';
		expect(toYaml(documentOf(source, 'json')).text).toBe(
			'type: object\nrequired:\n  - a b\n  - "yes"\n$defs:\n  x:\n    enum:\n      - 1.50\n      - 1e400\n      - null\n    empty: {}\n    none: []\nallOf:\n  - a: 1\n    b:\n      - - 2\n        - 3\n      - c: 4\n  - |\n    two\n    lines\n"on": "x: y"\n',
		);
	});

	test('of names written twice the last values are kept, and that is told', () => {
		const { text, losses } = toYaml(documentOf('{"a":{"b":1},"c":2,"a":3,"c":4}', 'json'));
		expect(text).toBe('a: 3\nc: 4\n');
		expect(losses).toMatchObject([
			{
				kind: 'duplicate-names',
				places: [
					{ start: 1, end: 4 },
					{ start: 13, end: 16 },
				],
			},
		]);
	});

	test.each([40, 150, 190, 210, 50_000])('%d levels are read back', (levels) => {
		const source = `${'{"a":[1,'.repeat(levels / 2)}0${']}'.repeat(levels / 2)}`;
		const { text } = toYaml(documentOf(source, 'json'));
		const back = documentOf(text, 'yaml');
		expect(toJson(back, 0).text).toBe(source);
	});
});

describe('to JSON', () => {
	test('a JSON text is only laid out anew', () => {
		fc.assert(
			fc.property(json, fc.constantFrom(0, 2, '\t'), (value, indent) => {
				const document = documentOf(JSON.stringify(value), 'json');
				expect(toJson(document, indent)).toEqual({ text: JSON.stringify(value, null, indent), losses: [] });
			}),
			{ numRuns: 500 },
		);
	});

	test('spelling stays: digits, escapes, names written twice', () => {
		const source = '{"\\u0061":1.50,"b":["\\/",1E+400,-0],"b":{}}';
		expect(toJson(documentOf(source, 'json'), 0).text).toBe(source);
	});

	test('YAML keeps its data, and what is lost is told with its places', () => {
		const source = '# head\na: &x\n  n: 0x1F # note\n  t: "# none"\nb: [*x, *x]\n1: |\n  # none\n!!str 2: .5\n';
		const { text, losses } = toJson(documentOf(source, 'yaml'), 2);
		expect(JSON.parse(text)).toEqual({
			a: { n: 31, t: '# none' },
			b: [
				{ n: 31, t: '# none' },
				{ n: 31, t: '# none' },
			],
			1: '# none\n',
			2: 0.5,
		});
		const told = losses.map(({ kind, places }) => [kind, ...places.map(({ start, end }) => source.slice(start, end))]);
		expect(told).toEqual([
			['comments', '# head', '# note'],
			['anchors', '&x'],
			['aliases', '*x', '*x'],
			['tags', '!!str'],
			['number-spelling', '0x1F', '.5'],
			['names', '1'],
		]);
		expect(losses[0]?.message).toBe('2 comments are lost.');
	});

	test('directives, tags and quoted signs are told apart', () => {
		const source = '%YAML 1.2\n---\na: !!int 5\nb: "# & * ! %"\nc: \'!x\'\nd: ! text\n';
		const { text, losses } = toJson(documentOf(source, 'yaml'), 0);
		expect(text).toBe('{"a":5,"b":"# & * ! %","c":"!x","d":"text"}');
		const told = losses.map(({ kind, places }) => [kind, ...places.map(({ start, end }) => source.slice(start, end))]);
		expect(told).toEqual([
			['tags', '!!int', '!'],
			['directives', '%YAML 1.2'],
		]);
	});

	test('a hundred thousand levels are written without an indentation of gigabytes', () => {
		const source = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		const { text } = toJson(documentOf(source, 'json'), 2);
		expect(text.length).toBeLessThan(300_000);
		const back = readJson(text);
		expect(back.ok && back.document.size).toBe(100_000);
	});
});

test.each<[string, Format]>([
	['', 'json'],
	['{"a":1}', 'json'],
	['\ufeff\n [1,]', 'json'],
	['{a: 1}', 'json'],
	['"text"', 'json'],
	['12', 'json'],
	['true', 'json'],
	['// note\n{}', 'json'],
	['# note\n{}', 'yaml'],
	['a: 1', 'yaml'],
	['a:\n  b', 'yaml'],
	['- a', 'yaml'],
	['---\n{}', 'yaml'],
	['%YAML 1.2\n---\n', 'yaml'],
	['"a": 1', 'yaml'],
	['? a\n: b', 'yaml'],
	["'a': 1\n", 'yaml'],
	['hello', 'json'],
	['http://x', 'json'],
])('%j is most likely %s', (text, format) => expect(detectFormat(text)).toBe(format));
