import { expect, test } from 'vitest';
import { readJson } from './json.ts';
import type { SyntaxCode } from './syntax.ts';

/** In each text the place of the error stands between « and ». */
const cases: readonly (readonly [SyntaxCode, string, string])[] = [
	['empty', '«»', 'Write one JSON value'],
	['empty', '« \n»', 'Write one JSON value'],
	['comment', '{\n  «// note»\n  "a": 1\n}', 'no comments'],
	['comment', '{"a":1 «/* x\n */»}', 'no comments'],
	['comment', '[1] «/* not closed»', 'no comments'],
	['comment', '«# top»\n{}', 'no comments'],
	['trailing-comma', '[1«,»]', 'before this ]'],
	['trailing-comma', '{"a":1«,»\n }', 'before this }'],
	['missing-comma', '[1 «2»]', 'before this value'],
	['missing-comma', '{"a":1\n«"b"»:2}', 'before this name'],
	['missing-comma', '["say "«hi» there"]', 'Write \\"'],
	['missing-comma', '{"a":1«;»"b":2}', 'semicolon'],
	['missing-colon', '{"a" «1»}', 'colon is missing'],
	['missing-colon', '{"a" «"b"»}', 'colon is missing'],
	['missing-colon', '{"a"«}»', 'has no value'],
	['missing-colon', '{"a"«=>»1}', 'Write a colon'],
	['single-quote', "{«'a'»:1}", 'double quotation marks'],
	['single-quote', "[«'it\\'s'», 1]", 'double quotation marks'],
	['single-quote', '[«`x`»]', 'double quotation marks'],
	['single-quote', "[«'»open\n]", 'double quotation marks'],
	['unquoted-name', '{«a»:1}', 'Write "a"'],
	['unquoted-name', '{"a":1,«b-c»:1}', 'Write "b-c"'],
	['unquoted-name', '{«1»:2}', 'Write "1"'],
	['unquoted-name', '«a»: 1\nb: 2', 'looks like YAML'],
	['unquoted-value', '[«NaN»]', 'Write null'],
	['unquoted-value', '[«Infinity»]', 'Write null'],
	['unquoted-value', '[«undefined»]', 'leave the name out'],
	['unquoted-value', '{"a": «True»}', 'Write true'],
	['unquoted-value', '[«None»]', 'Write null'],
	['unquoted-value', '[«tru»]', 'Write true'],
	['unquoted-value', '[«truely»]', 'Write "truely"'],
	['unquoted-value', '[«héllo»]', 'Write "héllo"'],
	['leading-zero', '{"n": «0917»}', '"0917"'],
	['leading-zero', '[«-01.5»]', 'no leading zeros'],
	['number', '[«+1»]', 'Write 1.'],
	['number', '[«.5»]', 'Write 0.5'],
	['number', '[«-.5»]', 'Write -0.5'],
	['number', '[«1.»]', 'follow the point'],
	['number', '[«-»]', 'minus sign'],
	['number', '[«1e+»]', 'exponent'],
	['number', '[«0x1F»]', 'Write 31'],
	['number', '[«1_000»]', 'Write 1000'],
	['number', '[«10n»]', 'Write 10.'],
	['number', '«12px»', '"12px"'],
	['number', '[«-Infinity»]', 'Write null'],
	['escape', '["«\\x»41"]', 'no escape \\x'],
	['escape', '["«\\u12»"]', 'four hexadecimal'],
	['escape', '["«\\🦑»"]', 'no escape \\🦑'],
	['escape', '{"«\\\'»":1}', 'needs no backslash'],
	['escape', '["a«\\»\nb"]', 'may not end a line'],
	['control-character', '["a«\t»b"]', 'Write \\t'],
	['control-character', '["a«\n»b"]', 'Close it'],
	['control-character', '["a«\u0000»b"]', 'Write \\u0000'],
	['unclosed-string', '{"a":«"b»', 'End it with'],
	['unclosed-string', '«"»', 'End it with'],
	['unclosed-container', '[1«»', 'with ]'],
	['unclosed-container', '{"a":«»\n', 'with }'],
	['unclosed-container', '[{"a"«»', 'with }'],
	['mismatched-bracket', '[1«}»', 'closed with ]'],
	['mismatched-bracket', '{"a":1«]»', 'closed with }'],
	['mismatched-bracket', '{}«}»', 'Nothing is open'],
	['trailing-text', '{"a":1}\n«{»"b":2}', 'second value'],
	['trailing-text', '1«,»', 'complete'],
	['trailing-text', '{}«;»', 'complete'],
	['byte-order-mark', '[1,«\ufeff»2]', 'byte order mark'],
	['unexpected', '[1,«\u00a0»2]', 'U+00A0'],
	['unexpected', '[«,»1]', 'missing before this comma'],
	['unexpected', '[1,«,»2]', 'missing before this comma'],
	['unexpected', '{«,»"a":1}', 'missing before this comma'],
	['unexpected', '{"a":«}»', 'missing after the colon'],
	['unexpected', '["a"«:»1]', 'without names'],
	['unexpected', '{"a":1«:»2}', 'only a name'],
	['unexpected', '{«:»1}', 'missing before this colon'],
	['unexpected', '[«:»]', 'not a colon'],
	['unexpected', '{«[»1]:2}', 'not the character ['],
	['unexpected', '{"a":1, «...»}', 'Dots'],
	['unexpected', '[1 «🦑»]', 'not the character 🦑'],
	['unexpected', '{"a":"b" «+» "c"}', 'not the character +'],
	['unexpected', '«<»xml/>', 'not the character <'],
];

test.each(cases)('%s: %j', (code, marked, says) => {
	const text = marked.replace(/[«»]/g, '');
	const result = readJson(text);
	if (result.ok) throw new Error('was read');
	const { error } = result;
	expect(`${text.slice(0, error.start)}«${text.slice(error.start, error.end)}»${text.slice(error.end)}`).toBe(marked);
	expect(error.code).toBe(code);
	expect(error.message).toContain(says);
	expect(error.message).toMatch(/^\p{Lu}.*\.$/su);
});

test('quotation marks of prose are told from straight ones', () => {
	expect(readJson('[“a”]')).toMatchObject({ ok: false, error: { code: 'single-quote', start: 1, end: 4 } });
	expect(readJson('[«a»]')).toMatchObject({ ok: false, error: { code: 'single-quote', start: 1, end: 4 } });
});

test('a bracket that is not closed, or closed by the other one, is shown beside', () => {
	expect(readJson('[1, {"a": [2}')).toMatchObject({ error: { related: [{ start: 10, end: 11 }] } });
	expect(readJson('[1, {"a": 2')).toMatchObject({ error: { start: 11, related: [{ start: 4, end: 5 }] } });
});

test('what a message repeats of the text is cut', () => {
	for (const text of [
		`[${'x'.repeat(1e6)}]`,
		`[${'1'.repeat(1e6)}x]`,
		`{${'a'.repeat(1e6)}:1}`,
		`[+${'1'.repeat(1e6)}]`,
	]) {
		const result = readJson(text);
		expect(result.ok).toBe(false);
		if (!result.ok) expect(result.error.message.length).toBeLessThan(200);
	}
});
