import { describe, expect, it } from 'vitest';
import { Memory, read, type SourceText } from '../core/index.ts';
import { convertJob } from './convert-job.ts';

type Format = SourceText['format'];

function convert(text: string, format: Format, to: Format = format === 'json' ? 'yaml' : 'json') {
	return convertJob({ source: { text, format }, to }, new Memory());
}

describe('what converts without loss', () => {
	it.each<readonly [string, string, Format, string]>([
		['an object', '{"a":[1,{"b":null}]}', 'json', 'a:\n  - 1\n  - b: null\n'],
		['a text alone', '"x"', 'json', 'x\n'],
		['YAML', 'a:\n  - 1\n', 'yaml', '{\n  "a": [\n    1\n  ]\n}\n'],
		['YAML that does not end its line', 'a: b', 'yaml', '{\n  "a": "b"\n}'],
		['JSON in a YAML text stays as it is', '{ "a" :1 }', 'yaml', '{ "a" :1 }'],
		[
			'numbers keep their digits',
			'[1.50, 1E+400, -0, 123456789012345678901]',
			'json',
			'- 1.50\n- 1E+400\n- -0\n- 123456789012345678901\n',
		],
		[
			'text that reads like something else is quoted',
			'["no", "1", "null", "#", "a: b"]',
			'json',
			'- "no"\n- "1"\n- "null"\n- "#"\n- "a: b"\n',
		],
		['a half of a pair', '["\\ud800"]', 'json', '- "\\ud800"\n'],
		['a merge key is a name', '<<: {a: 1}\n', 'yaml', '{\n  "<<": {\n    "a": 1\n  }\n}\n'],
		['line ends stay', '{"a": 1,\r\n"b": "x\\ny"}\r\n', 'json', 'a: 1\r\nb: |-\r\n  x\r\n  y\r\n'],
	])('%s', (_, text, format, expected) => {
		const converted = convert(text, format);
		expect(converted).toEqual({ ok: true, text: expected, losses: [] });
		if (converted.ok) expect(read(converted.text, format === 'json' ? 'yaml' : 'json').ok).toBe(true);
	});
});

describe('what converts with a loss says which, and where', () => {
	it.each<readonly [string, string, Format, string, readonly number[]]>([
		['comments', '# one\na: 1 # two\n', 'yaml', '2 comments are lost.', [1, 2]],
		['an anchor that nothing names', 'a: &x 1\n', 'yaml', 'One anchor is lost.', [1]],
		['aliases', 'a: &x 1\nb: *x\n', 'yaml', 'One alias is written out.', [2]],
		['tags', 'a: !!str 1\n', 'yaml', 'One tag is lost; its value stays.', [1]],
		['a directive', '%YAML 1.2\n---\na: 1\n', 'yaml', 'One directive is lost.', [1]],
		['a number spelled as JSON does not', 'a: 0x1F\n', 'yaml', 'One number is spelled in another way.', [1]],
		['a name that is no text', 'a: 1\n2: b\n', 'yaml', 'One name that is not text becomes text.', [2]],
		[
			'a name written twice',
			'{"a": 1,\n"b": 2,\n"a": 3}',
			'json',
			'One value is left out, because its name is written again later in its object.',
			[1],
		],
	])('%s', (_, text, format, message, lines) => {
		const converted = convert(text, format);
		if (!converted.ok) throw new Error(converted.message);
		const loss = converted.losses.find((one) => one.message === message);
		expect(loss?.ranges.map(({ start }) => start.line)).toEqual(lines);
		expect(loss?.total).toBe(lines.length);
	});

	it('tells the first places of many', () => {
		const converted = convert('# c\n'.repeat(100).concat('a: 1\n'), 'yaml');
		expect(converted.ok && converted.losses).toMatchObject([{ message: '100 comments are lost.', total: 100 }]);
		expect(converted.ok && converted.losses[0]?.ranges).toHaveLength(20);
	});
});

describe('what cannot be converted says why, and where', () => {
	it.each<readonly [string, string, Format, number]>([
		['several documents', 'a: 1\n---\nb: 2\n', 'yaml', 2],
		['an infinity', 'a: 1\nb: .inf\n', 'yaml', 2],
		['no number', 'a: 1\nb: .nan\n', 'yaml', 2],
		['a name written twice in YAML', 'a: 1\na: 2\n', 'yaml', 2],
		['a list as a name', '? [a]\n: 1\n', 'yaml', 1],
		["a tag of one's own", 'a: !mine 1\n', 'yaml', 1],
		['broken JSON', '{"a": 1,\n}', 'json', 1],
		['YAML taken for JSON', 'a: 1', 'json', 1],
		['an alias of itself', 'a: &x\n  b: *x\n', 'yaml', 2],
	])('%s', (_, text, format, line) => {
		const converted = convert(text, format);
		expect(converted.ok).toBe(false);
		if (converted.ok) return;
		expect(converted.message).toMatch(/\.$/);
		expect(converted.range.start.line).toBe(line);
	});
});
