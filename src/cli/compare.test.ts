import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '../compare/view.ts';
import { type BuiltCli, buildCli } from '../testing/built-cli.ts';

let cli: BuiltCli;
beforeAll(async () => {
	cli = await buildCli();
});
afterAll(() => cli.remove());

const folder = mkdtempSync(join(tmpdir(), 'keyhole-compare-'));
function file(name: string, content: string): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}
const schema = file('schema.json', '{"type":"object","properties":{"n":{"type":"integer"}}}');
const value = file('value.json', '{"n":1.0}');
const run = (...args: string[]) => cli.run(['compare', '--schema', schema, ...args]);

describe('keyhole compare', () => {
	it('prints one row a profile and what it comes to', async () => {
		const { exit, output, errors } = await run('--profiles', 'realm,backplane', '--value', value);
		expect([exit, errors]).toEqual([1, '']);
		const lines = output.split('\n');
		expect(lines[1]).toMatch(/^Realm +taken +fits/);
		expect(lines[2]).toMatch(/^Backplane +taken +does not fit/);
		expect(output).toContain(
			'Backplane stops at `type` at /n of the value (rule at /properties/n/type); Realm goes on',
		);
	});

	it('prints JSON and Markdown', async () => {
		const json = await run('--profiles', 'realm,me', '--value', value, '--format', 'json');
		const comparison = JSON.parse(json.output) as Comparison;
		expect([json.exit, comparison.rows.map(({ verdict }) => verdict)]).toEqual([0, ['accepted', 'accepted']]);
		const { output } = await run('--profiles', 'realm,me', '--format', 'markdown');
		expect(output).toMatch(/^\| profile \| schema \|/);
		expect(output).toContain('| keyword | Realm | Me captured handler |');
	});

	it('judges one profile in several contexts', async () => {
		const { output } = await run(
			'--profiles',
			'me',
			'--context',
			'me=output',
			'--context',
			'me=method-args',
			'--format',
			'json',
		);
		expect((JSON.parse(output) as Comparison).rows.map(({ context }) => context)).toEqual(['output', 'method-args']);
	});

	it.each([
		['--profiles', 'me'],
		['--profiles', 'me,nobody'],
		['--profiles', 'me,realm', '--context', 'output'],
		['--profiles', 'me,realm', '--context', 'me=nothing'],
		['--profiles', 'me,realm', '--format', 'csv'],
		[],
	])('answers %s %s %s %s with 64 and a reason', async (...args) => {
		const { exit, output, errors } = await run(...args);
		expect([exit, output]).toEqual([64, '']);
		expect(errors).toMatch(/^keyhole: .+\n/);
	});
});
