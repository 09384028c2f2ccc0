import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCli, buildCli } from '../testing/built-cli.ts';

let cli: BuiltCli;
beforeAll(async () => {
	cli = await buildCli();
});
afterAll(() => cli.remove());

const folder = mkdtempSync(join(tmpdir(), 'keyhole-travel-'));
function file(name: string, content: string): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const SCHEMA = '{\n  "type": "object",\n  "title": "t",\n  "properties": { "a": { "type": ["string"] } }\n}\n';
const MADE = '{\n  "type": "object",\n  "properties": { "a": { "type": "string" } }\n}\n';
const PATTERN = '{"type": "object", "properties": {"id": {"type": "string", "pattern": "^a"}}}';
const HOSTS = ['--profiles', 'backplane,me,realm'];
const run = (...args: string[]) => cli.run(['travel', ...args]);

describe('keyhole travel', () => {
	it('prints the edits with their proof, who takes the result, and the difference', async () => {
		const { exit, output, errors } = await run(file('schema.json', SCHEMA), ...HOSTS);
		expect([exit, errors]).toEqual([0, '']);
		expect(output).toMatch(
			/^All 3 hosts take it after 2 edits\. The same values fit as before\.\nBackplane takes it\./,
		);
		expect(output).toMatch(/\/properties\/a: Write the list of one type as "string"\. [\d,]+ values tried, all alike/);
		expect(output).toContain('\n-  "title": "t",\n');
	});

	it('prints the difference alone, for patch', async () => {
		const path = file('diff.json', SCHEMA);
		const { exit, output, errors } = await run(path, ...HOSTS, '--diff');
		expect(exit).toBe(0);
		expect(output).toBe(
			`--- ${path}\n+++ ${path}\n@@ -1,5 +1,4 @@\n {\n   "type": "object",\n-  "title": "t",\n-  "properties": { "a": { "type": ["string"] } }\n+  "properties": { "a": { "type": "string" } }\n }\n`,
		);
		expect(errors).toMatch(/^All 3 hosts take it/);
	});

	it('writes the file where all take it, and only there', async () => {
		const path = file('write.json', SCHEMA);
		expect((await run(path, ...HOSTS, '--write')).exit).toBe(0);
		expect(readFileSync(path, 'utf8')).toBe(MADE);
		const other = file('pattern.json', PATTERN);
		const { exit, output, errors } = await run(other, ...HOSTS, '--write');
		expect([exit, errors]).toEqual([1, `keyhole: ${other} is left as it is.\n`]);
		expect(output).toContain('Not possible without losing pattern at /properties/id.');
		expect(readFileSync(other, 'utf8')).toBe(PATTERN);
	});

	it('loses a constraint only where that is allowed, and says what is lost', async () => {
		const path = file('lose.json', PATTERN);
		const { exit, output } = await run(path, ...HOSTS, '--allow-losing', '--format', 'json');
		const json = JSON.parse(output) as { reached: boolean; edits: Record<string, unknown>[]; result: string };
		expect([exit, json.reached]).toEqual([0, true]);
		expect(json.edits).toMatchObject([{ kind: 'loses', lost: '"pattern": "^a"', fitsNow: expect.any(String) }]);
		expect(json.result).toBe('{"type": "object", "properties": {"id": {"type": "string"}}}');
	});

	it('prints Markdown, in which nothing of the schema is markup', async () => {
		const path = file(
			'markdown.json',
			'{"type": "object", "properties": {"a|b": {"type": ["string"]}}, "title": "```"}',
		);
		const { output } = await run(path, ...HOSTS, '--format', 'markdown');
		expect(output).toMatch(/^\*\*All 3 hosts take it/);
		expect(output).toContain('### Keep the meaning');
		expect(output).toContain('a\\|b');
		expect(output).toContain('````diff\n');
	});

	it('reads standard input, and edits YAML in place', async () => {
		const { output } = await cli.run(
			['travel', '-', ...HOSTS, '--schema-format', 'yaml', '--format', 'json'],
			'# head\ntype: object\ntitle: t # gone\n',
		);
		expect(JSON.parse(output)).toMatchObject({ reached: true, result: '# head\ntype: object\n' });
	});

	it('rewrites the selected schema of a document at its place', async () => {
		const tool = (name: string) => ({ name, inputSchema: { type: 'object', title: name } });
		const text = JSON.stringify({ tools: [tool('one'), tool('two')] });
		const path = file('tools.json', text);
		expect((await run(path, ...HOSTS, '--select', 'two', '--write')).exit).toBe(0);
		expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
			tools: [tool('one'), { name: 'two', inputSchema: { type: 'object' } }],
		});
	});

	it.each([
		['{', 3, 'cannot be read'],
		['{"a": 1, "a": 2}', 1, 'written twice'],
	])('answers %s with %i', async (text, code, words) => {
		const { exit, output, errors } = await run(file('bad.json', text), ...HOSTS);
		expect([exit, output]).toEqual([code, '']);
		expect(errors).toContain(words);
	});

	it.each([
		[['x.json']],
		[['x.json', '--profiles', 'nobody']],
		[['x.json', 'y.json', ...HOSTS]],
		[['-', ...HOSTS, '--write']],
		[['x.json', ...HOSTS, '--write', '--diff']],
		[['x.json', ...HOSTS, '--diff', '--format', 'json']],
		[['x.json', ...HOSTS, '--format', 'csv']],
		[['x.json', ...HOSTS, '--context', 'input']],
		[['missing.json', ...HOSTS]],
		[[file('lone.json', SCHEMA), ...HOSTS, '--select', 'one']],
		[[file('many.json', '{"tools": [{"name": "a", "inputSchema": {"type": "object"}}]}'), ...HOSTS]],
	])('answers %j with 64 and a reason', async (args) => {
		const { exit, output, errors } = await run(...args);
		expect([exit, output]).toEqual([64, '']);
		expect(errors).toMatch(/^keyhole: .+\n/);
	});
});
