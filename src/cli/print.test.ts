import { expect, it } from 'vitest';
import { judge } from '../core/index.ts';
import { me } from '../profiles/me/profile.ts';
import { printReport } from './print.ts';

const names = { schema: 's.json', value: 'v.json' };

function printed(schema: string, value: string): string {
	const report = judge({
		profile: me,
		context: 'output',
		schema: { text: schema, format: 'json' },
		value: { text: value, format: 'json' },
	});
	return printReport(report, me, names);
}

it('says what was checked when all is well', () => {
	expect(printed('{"type":"integer"}', '1').split('\n').slice(0, 2)).toEqual([
		'Me captured handler takes the schema, and the value fits.',
		'Schema taken: 1 keyword, 1 level. Value fits: 1 node, 1 step.',
	]);
});

it('puts the host’s first failure first, each with its place on both sides', () => {
	const lines = printed('{"minLength":2,\n"enum":["ab"]}', '"a"').split('\n');
	expect(lines.filter((line) => line.startsWith('v.json:1:1: '))).toHaveLength(2);
	expect(lines.filter((line) => line.includes(', first: mismatch at the root'))).toHaveLength(1);
	expect(lines.find((line) => line.includes(', first'))).toMatch(/^v\.json:1:1: ✕ error, first: /);
	expect(lines).toContain('    see s.json:1:2');
	expect(lines).toContain('    see s.json:2:1');
});

it('indents what failed in branches, down to a depth', () => {
	let schema = '{"type":"integer"}';
	for (let depth = 0; depth < 6; depth++) schema = `{"anyOf":[${schema}]}`;
	const lines = printed(schema, '"x"').split('\n');
	expect(lines.filter((line) => line.trim() === 'branch 1:')).toHaveLength(3);
	expect(lines.at(-1)).toBe('');
	expect(lines).toContain(`${' '.repeat(12)}    (1 branch: see --json)`);
});

it('lists limits that are close, with their share', () => {
	const text = printed('{}', `${'['.repeat(30)}${']'.repeat(30)}`);
	expect(text).toMatch(/Limits above 80 %:\n {4}[^\n]+: 30 of 32 levels at (\/0)+ \(94 %\)\n/);
	expect(printed('{}', '[]')).not.toContain('Limits');
});
