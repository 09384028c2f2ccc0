import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { dataOf } from './data.ts';
import type { Document } from './document.ts';
import { nodeAt } from './pointer.ts';
import type { SyntaxCode } from './syntax.ts';
import { readYaml } from './yaml.ts';

function documentOf(text: string): Document {
	const result = readYaml(text);
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
	return result.document;
}

/** The source text of the value at a pointer. */
function sourceAt(text: string, pointer: string): string {
	const document = documentOf(text);
	const { start, end } = document.span(nodeAt(document, pointer));
	return text.slice(start, end);
}

describe('data', () => {
	test('JSON values written as YAML are read back', () => {
		fc.assert(
			fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), fc.boolean(), (any, flow) => {
				// Without -0, which JSON.stringify writes as 0.
				const value = JSON.parse(JSON.stringify(any)) as unknown;
				const text = stringify(value, { version: '1.2', schema: 'core', collectionStyle: flow ? 'flow' : 'any' });
				expect(dataOf(documentOf(text))).toEqual(value);
			}),
			{ numRuns: 500 },
		);
	});

	test('JSON text is YAML', () => {
		fc.assert(
			fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
				const text = JSON.stringify(value, null, indent);
				expect(dataOf(documentOf(text))).toEqual(JSON.parse(text));
			}),
			{ numRuns: 500 },
		);
	});

	test.each([
		['a: {b: [c, {d: e}]}', { a: { b: ['c', { d: 'e' }] } }],
		['{a: 1, b, "c"}', { a: 1, b: null, c: null }],
		['- - 1\n  - 2\n-\n- ~', [[1, 2], null, null]],
		['[a: 1, ? b]', [{ a: 1 }, { b: null }]],
		['a: |\n  one\n   two\n\nb: >-\n  one\n  two', { a: 'one\n two\n', b: 'one two' }],
		["a: \"x\\ty\\x41\\\n  z\"\nb: 'it''s'", { a: 'x\tyAz', b: "it's" }],
		['a: one\n  two # no\n#no\nb: x#y', { a: 'one two', b: 'x#y' }],
		['? |\n  long\n: 1', { 'long\n': 1 }],
		['yes: no\non: off\ny: n', { yes: 'no', on: 'off', y: 'n' }],
		[
			'a: 2001-01-01\nb: 12:30:45\nc: 1_000\nd: 0b1\ne: 0o9\nf: 1e\ng: .',
			{ a: '2001-01-01', b: '12:30:45', c: '1_000', d: '0b1', e: '0o9', f: '1e', g: '.' },
		],
		[
			'a: True\nb: FALSE\nc: Null\nd: tRUE\ne: "true"\nf: \'~\'',
			{ a: true, b: false, c: null, d: 'tRUE', e: 'true', f: '~' },
		],
		[
			'!!map {a: !!str 1, b: !!int "3", c: !!seq [], d: !!null "", e: ! 5, f: !!float 2, g: !!bool "true"}',
			{ a: '1', b: 3, c: [], d: null, e: '5', f: 2, g: true },
		],
		['---\n', null],
		['--- 5\n...\n', 5],
		['\ufeffa: 1\r\nb: 2\r\n', { a: 1, b: 2 }],
		['__proto__: 1', JSON.parse('{"__proto__":1}')],
	])('%j', (text, data) => expect(dataOf(documentOf(text))).toEqual(data));

	test.each([
		['0o666', '438'],
		['0x1F', '31'],
		['0xffffffffffffffffffff', '1208925819614629174706175'],
		['0666', '666'],
		['+1', '1'],
		['-007.50', '-7.50'],
		['.5', '0.5'],
		['-.5E-3', '-0.5E-3'],
		['1.', '1.0'],
		['1.e5', '1e5'],
		['00', '0'],
		['-0', '-0'],
		['+.10e+2', '0.10e+2'],
		['12345678901234567890', '12345678901234567890'],
		['0.30000000000000000001', '0.30000000000000000001'],
		['1e1000000000', '1e1000000000'],
	])('the number %s is %s in JSON', (text, json) => {
		const document = documentOf(`n: ${text}`);
		expect(document.numberText(1)).toBe(json);
		expect((document.kinds[1] & 8) !== 0).toBe(/[.eE]/.test(json));
		expect(JSON.parse(json)).toBeTypeOf('number');
	});
});

describe('places', () => {
	const text =
		'# head\r\n---\r\na: &x\r\n  b: "c"   # note\r\n  d: |  # note\r\n    text\r\n\r\n# more\r\ne: [1, *x]\r\nf:\r\n';
	test.each([
		['/a/b', '"c"'],
		['/a/d', '|  # note\r\n    text'],
		['/a', 'b: "c"   # note\r\n  d: |  # note\r\n    text'],
		['/e', '[1, *x]'],
		['/e/1', '*x'],
		['/e/1/b', '"c"'],
		['/f', ''],
	])('of %s', (pointer, source) => expect(sourceAt(text, pointer)).toBe(source));

	test('of names, tags and anchors', () => {
		const source = '? "a b" \n: !!str &x 5 # note\n';
		const document = documentOf(source);
		expect(document.keySpan(1)).toEqual({ start: 2, end: 7 });
		expect(document.span(1)).toEqual({ start: 20, end: 21 });
		expect(document.span(0)).toEqual({ start: 0, end: 21 });
	});

	test('a missing value stands right behind its colon', () => {
		const document = documentOf('a:   # note\nb: 1');
		expect(document.span(1)).toEqual({ start: 2, end: 2 });
	});
});

describe('aliases', () => {
	test('are written out, scalars and names too', () => {
		const text = 'a: &s text\nb: &n 0x10\nc: &m {k: *s, l: [*n]}\n*s : *m\nd: *m\n';
		expect(dataOf(documentOf(text))).toEqual({
			a: 'text',
			b: 16,
			c: { k: 'text', l: [16] },
			text: { k: 'text', l: [16] },
			d: { k: 'text', l: [16] },
		});
	});

	test('an anchor given again counts from there on', () => {
		expect(dataOf(documentOf('- &a 1\n- *a\n- &a [2, *a]\n- *a\n'.replace(', *a', '')))).toEqual([1, 1, [2], [2]]);
		expect(dataOf(documentOf('- &a [&a x, *a]\n- *a'))).toEqual([['x', 'x'], 'x']);
	});

	test('a hundred and fifty harmless ones are fine', () => {
		const text = `base: &b {k: [1, 2, 3]}\n${Array.from({ length: 150 }, (_, i) => `v${i}: *b\n`).join('')}`;
		expect(documentOf(text).size).toBe(2 + 4 + 150 * 5);
	});

	test('many of them over a long text are fine up to the limit', () => {
		const text = `a: &a [${'0,'.repeat(9_998)}0]\nb: [${'*a,'.repeat(97)}*a]\n`;
		expect(documentOf(text).size).toBe(1 + 10_000 + 1 + 98 * 10_000);
		expect(readYaml(text.replace('b: [', 'b: [*a,'))).toMatchObject({ ok: false, error: { code: 'alias-expansion' } });
	});

	test('a billion laughs stop at the first alias past the limit', () => {
		const levels = Array.from(
			{ length: 30 },
			(_, i) =>
				`l${i}: &l${i} [${
					i === 0
						? 'lol'
						: Array(10)
								.fill(`*l${i - 1}`)
								.join()
				}]`,
		);
		const result = readYaml(levels.join('\n'));
		expect(result).toMatchObject({ ok: false, error: { code: 'alias-expansion' } });
		if (!result.ok) expect(levels.join('\n').slice(result.error.start, result.error.end)).toBe('*l5');
	});
});

/** In each text the place of the error stands between « and ». */
const refused: readonly (readonly [SyntaxCode, string])[] = [
	['empty', '«»'],
	['empty', '«# only a comment\n»'],
	['tab-indentation', 'a:\n«\t»b: 1\n'],
	['tab-indentation', 'a:\n  b: 1\n«\t»c: 2\n'],
	['duplicate-key', 'a: 1\nb: 2\n«a»: 3\n'],
	['duplicate-key', '{1: a, «"1"»: b}'],
	['duplicate-key', '- {x: {y: 1, «y»: 2}}\n- {z: 1, z: 2}'],
	['complex-key', '? «[a, b]»\n: 1\n'],
	['complex-key', '«{a: b}»: 1\n'],
	['complex-key', 'a: &a [1]\n«*a» : 1\n'],
	['not-json', 'level: «.nan»\n'],
	['not-json', '[1, «-.INF»]'],
	['not-json', '- &i !!float .inf'.replace('.inf', '«.inf»')],
	['alias-cycle', 'root: &r\n  sub: «*r»\n'],
	['alias-cycle', '&r {? a : [«*r»]}'],
	['unknown-alias', 'a: «*x»\nb: &x 1\n'],
	['unknown-alias', '«*x» : 1\n'],
	['tag', '«!foo» a'],
	['tag', 'a: «!!set» {x, y}'],
	['tag', 'a: «!!binary» aGk='],
	['tag', 'a: «!<tag:x,2000:y>» b'],
	['tag', 'a: «!!int» 3.5'],
	['tag', '«!!seq» {a: 1}'],
	['tag', '{«!!int» x: 1}'],
	['multi-document', 'a: 1\n«---»\nb: 2\n'],
	['multi-document', 'a: 1\n...\n«b: 2»\n'],
	['unclosed-string', 'a: «"open»\nb: 1\n'],
	['unclosed-string', "a: «'open»\n"],
	['unclosed-container', 'a: [1, 2\n«b»: 3'],
	['unclosed-container', '{a: 1«»'],
	['missing-comma', '{a: «1 b: 2»}'],
	['missing-colon', '«a»\nb: 1'],
	['missing-colon', 'a: 1\n«b»\n'],
	['unexpected', 'a: «b»: c'],
	['unexpected', 'a: «@»b'],
	['unexpected', '[1, 2]«]»'],
	['escape', 'a: "b«\\»q"'],
	['yaml', 'a:\n  b: 1\n« »c: 2\n'],
];

describe('refusals', () => {
	test.each(refused)('%s: %j', (code, marked) => {
		const text = marked.replace(/[«»]/g, '');
		const result = readYaml(text);
		if (result.ok) throw new Error(`was read as ${JSON.stringify(dataOf(result.document))}`);
		const { error } = result;
		expect(`${text.slice(0, error.start)}«${text.slice(error.start, error.end)}»${text.slice(error.end)}`).toBe(marked);
		expect(error.code).toBe(code);
		expect(error.message).toMatch(/^\p{Lu}.*\.$/su);
	});

	test('nesting deeper than the package can follow is a problem, never an exception', () => {
		for (const text of [
			'['.repeat(100_000),
			`${'['.repeat(20_000)}${']'.repeat(20_000)}`,
			'- '.repeat(20_000),
			'{a: '.repeat(20_000),
			'? '.repeat(20_000),
		]) {
			expect(readYaml(text)).toMatchObject({ ok: false, error: { code: 'too-large' } });
		}
	});

	test('any text is read or refused, with a place inside the text', () => {
		const piece = fc.constantFrom(
			'a',
			'b: ',
			'- ',
			'? ',
			': ',
			'\n',
			'\n  ',
			'\t',
			'[',
			']',
			'{',
			'}',
			',',
			'"',
			"'",
			'#',
			'&a ',
			'*a',
			'!x ',
			'|',
			'>',
			'---\n',
			'...',
			'%',
			'@',
			'<<: ',
			'\r\n',
			'\\',
			'0x1',
			'.inf',
			'🦑',
			'\ud800',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
				const text = pieces.join('');
				const result = readYaml(text);
				if (result.ok) {
					for (let node = 0; node < result.document.size; node++) {
						const { start, end } = result.document.span(node);
						expect(0 <= start && start <= end && end <= text.length).toBe(true);
					}
					dataOf(result.document);
				} else {
					expect(result.error.start).toBeGreaterThanOrEqual(0);
					expect(result.error.end).toBeGreaterThanOrEqual(result.error.start);
					expect(result.error.end).toBeLessThanOrEqual(text.length);
					expect(result.error.message).toMatch(/^\S.*[.]$/su);
				}
			}),
			{ numRuns: 5000 },
		);
	});
});

describe('notes', () => {
	const notes = (text: string) => {
		const result = readYaml(text);
		if (!result.ok) throw new Error(result.error.message);
		return result.notes.map(({ code, start, end }) => [code, text.slice(start, end)]);
	};
	test.each([
		[
			'1: a\ntrue: b\n"2": c\nx: d\n',
			[
				['non-string-key', '1'],
				['non-string-key', 'true'],
			],
		],
		['!!str 1: a', []],
		['a: &a 1\n*a : b', [['non-string-key', '*a']]],
		['job:\n  <<: {a: 1}\n', [['merge-key', '<<']]],
		['"<<": 1', []],
		['%YAML 1.1\n---\na: yes\n', [['yaml-version', '%YAML 1.1']]],
		['%YAML 1.2\n---\na: yes\n', []],
		['\ufeffa: 1', [['byte-order-mark', '\ufeff']]],
		['a: "\\ud800"', [['lone-surrogate', '"\\ud800"']]],
	])('%j', (text, expected) => expect(notes(text)).toEqual(expected));
});
