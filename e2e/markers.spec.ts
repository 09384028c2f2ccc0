import type { Side } from '../src/core/index.ts';
import type { ShortState } from './pages/keyhole.ts';
import { expect, test } from './test.ts';

interface MarkerCase extends ShortState {
	readonly name: string;
	readonly side: Side;
	/** The text that the first problem marks. */
	readonly marked: string;
	readonly kind: string;
	/** The text of the keyword behind a failure of the value. */
	readonly keyword?: string;
}

const n = '{"properties":{"n":{"type":"integer"}}}';

const CASES: readonly MarkerCase[] = [
	{
		name: 'a value that does not fit',
		profile: 'me',
		schema: n,
		value: '{"n": "x", "m": 1}',
		side: 'value',
		marked: '"x"',
		kind: 'mismatch',
		keyword: '"type":"integer"',
	},
	{
		name: 'astral characters before it',
		profile: 'me',
		schema: n,
		value: '{"🦑🦑":"😀","n":"🦑x"}',
		side: 'value',
		marked: '"🦑x"',
		kind: 'mismatch',
		keyword: '"type":"integer"',
	},
	{
		name: 'CRLF and astral characters',
		profile: 'me',
		schema: '{\r\n  "properties": {\r\n    "é🦑": true,\r\n    "n": {"type":"integer"}\r\n  }\r\n}\r\n',
		value: '{\r\n  "é🦑": 1,\r\n  "n":\r\n    "x"\r\n}',
		side: 'value',
		marked: '"x"',
		kind: 'mismatch',
		keyword: '"type":"integer"',
	},
	{
		name: 'a byte order mark',
		profile: 'me',
		schema: n,
		value: '\uFEFF{"n":"x"}',
		side: 'value',
		marked: '"x"',
		kind: 'mismatch',
	},
	{
		name: 'an extra property, at its name',
		profile: 'me',
		schema: '{"additionalProperties":false,"properties":{"é":true}}',
		value: '{"é":"ü","zz":1}',
		side: 'value',
		marked: '"zz"',
		kind: 'mismatch',
		keyword: '"additionalProperties":false',
	},
	{
		name: 'a keyword that the host does not take',
		profile: 'backplane',
		schema: '{"type":"object",\r\n "properties":{"🦑":{"type":"string","pattern":"a"}}}',
		value: '{}',
		side: 'schema',
		marked: '"pattern":"a"',
		kind: 'unsupported',
	},
	{
		name: 'a syntax error',
		profile: 'me',
		schema: '{}',
		value: '{"🦑":1,\r\n"b":tru}',
		side: 'value',
		marked: 'tru',
		kind: 'malformed',
	},
	{
		name: 'YAML with CRLF',
		profile: 'me',
		schema: n,
		value: '# head\r\n---\r\na: 1\r\nn: "x"   # note\r\n',
		valueFormat: 'yaml',
		side: 'value',
		marked: '"x"',
		kind: 'mismatch',
	},
];

for (const { name, side, marked, kind, keyword, ...state } of CASES) {
	test(`a mark is exact: ${name}`, async ({ keyhole }) => {
		await keyhole.openState(state);
		await keyhole.rows.first().click();
		await expect(keyhole.editor(side).locator('.monaco-editor.focused')).toBeVisible();
		const mark = keyhole.editor(side).locator(`.kh-mark-${kind}`).first();
		await expect(mark).toBeVisible();
		// What is selected is what is marked: the same box in the editor.
		const selected = keyhole.editor(side).locator('.selected-text').first();
		const [box, selection] = [await mark.boundingBox(), await selected.boundingBox()];
		expect(Math.abs((box?.x ?? 0) - (selection?.x ?? Number.NaN))).toBeLessThan(1.5);
		expect(Math.abs((box?.width ?? 0) - (selection?.width ?? Number.NaN))).toBeLessThan(1.5);
		expect((await keyhole.selection()).replaceAll('\r\n', '\n')).toBe(marked);
		if (keyword === undefined) return;
		// The keyword behind it is outlined: its box is that of its text.
		const related = await keyhole.editor('schema').locator('.kh-related').first().boundingBox();
		const line = state.schema.split(/\r?\n/).find((text) => text.includes(keyword)) ?? '';
		const [character, start] = await keyhole.textMetrics('schema');
		expect(Math.round((related?.width ?? 0) / character)).toBe(keyword.length);
		expect(Math.round(((related?.x ?? 0) - start) / character)).toBe(line.indexOf(keyword));
	});
}
