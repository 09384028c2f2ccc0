import { describe, expect, it } from 'vitest';
import { findProfile } from '../../profiles/index.ts';
import { SCHEMA } from '../testing/documents.ts';
import { listSchemas } from './listing.ts';
import { worstOf } from './model.ts';

const choices = ['backplane', 'me'].map((id) => {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return { profile };
});

const TOOLS = {
	tools: [
		{ name: 'plain', inputSchema: SCHEMA, outputSchema: SCHEMA },
		{ name: 'pattern', inputSchema: { type: 'object', properties: { a: { type: 'string', pattern: 'a' } } } },
		{ name: 'null', inputSchema: null },
	],
};
const text = { text: JSON.stringify(TOOLS, null, 2), format: 'json' } as const;

function list(...args: Parameters<typeof listSchemas>) {
	const result = listSchemas(...args);
	if (!result.ok) throw new Error('not listed');
	return result.listing;
}

describe('listing', () => {
	it('has one row a schema, one cell a profile, in the context that fits', () => {
		const { kind, profiles, rows } = list(text, choices);
		expect([kind, profiles]).toEqual(['mcp-tools', ['backplane', 'me']]);
		expect(
			rows.map(({ entry, cells }) => [entry.name, ...cells.map(({ context, verdict }) => `${context} ${verdict}`)]),
		).toEqual([
			['plain', `${choices[0].profile.contexts[0].id} accepted`, 'function-input accepted'],
			['plain', `${choices[0].profile.contexts[0].id} accepted`, 'output accepted'],
			['pattern', `${choices[0].profile.contexts[0].id} refused`, 'function-input refused'],
			['null', `${choices[0].profile.contexts[0].id} refused`, 'function-input refused'],
		]);
	});

	it('says the first failure, where it is, and the gauge that is fullest', () => {
		const [, , { cells, range }] = list(text, choices).rows;
		expect(cells[1].first).toMatch(/pattern/);
		expect(cells[1].range?.start.line).toBeGreaterThan(range.start.line);
		expect(cells[1].errors).toBeGreaterThan(0);
		expect(cells[1].gauge?.limit).toBeGreaterThan(0);
		expect(cells[0].gauge).toBeNull();
	});

	it('takes a context for all', () => {
		const { rows } = list(text, [{ profile: choices[1].profile, context: 'method-args' }]);
		expect(rows.map(({ cells }) => cells[0].context)).toEqual(Array(4).fill('method-args'));
	});

	it('selects by name or pointer, and tells how far it is', () => {
		const told: number[] = [];
		const { rows } = list(text, choices, { select: 'plain', progress: (fraction) => told.push(fraction) });
		expect(rows.map(({ entry }) => entry.pointer)).toEqual(['/tools/0/inputSchema', '/tools/0/outputSchema']);
		expect(told).toEqual([0, 0.5, 1]);
		expect(list(text, choices, { select: '/tools/1/inputSchema' }).rows.length).toBe(1);
		expect(list(text, choices, { select: 'nothing' }).rows.length).toBe(0);
	});

	it('stops where the caller throws', () => {
		const progress = (fraction: number) => {
			if (fraction > 0.3) throw new Error('stop');
		};
		expect(() => list(text, choices, { progress })).toThrow('stop');
	});

	it('has no listing of what cannot be read, and of what is no such document', () => {
		expect(listSchemas({ text: '{"tools": [}', format: 'json' }, choices)).toMatchObject({
			ok: false,
			problem: { start: 11 },
			range: { start: { line: 1, column: 12 } },
		});
		expect(listSchemas({ text: JSON.stringify(SCHEMA), format: 'json' }, choices)).toEqual({
			ok: false,
			problem: null,
		});
	});

	it('is as bad as its worst part', () => {
		const only = (name: string) => worstOf(list(text, choices, { select: name }));
		expect([only('plain'), only('pattern')]).toEqual(['accepted', 'refused']);
		const twice = { text: JSON.stringify([{ name: 'a b', input_schema: SCHEMA }]), format: 'json' } as const;
		expect(worstOf(list(twice, [choices[1]]))).toBe('refused');
	});

	it('narrows what is said to what is selected', () => {
		const workflow = {
			text: 'id: w\nsteps:\n  a: {execution: guard, input_schema: true}\n  b: {execution: agent, input_schema: true}\n',
			format: 'yaml',
		} as const;
		const whole = list(workflow, choices);
		expect(whole.host?.exitCode).toBe(1);
		expect(whole.findings.map(({ pointer }) => pointer)).toEqual(['', '']);
		const fine = { ...workflow, text: `name: W\nversion: 1\n${workflow.text}` };
		const pointers = (select?: string) =>
			list(fine, choices, select === undefined ? {} : { select }).findings.map(({ pointer }) => pointer);
		expect(pointers()).toEqual(['/steps/a', '/steps/a', '/steps/b']);
		expect(pointers('a')).toEqual(['/steps/a', '/steps/a']);
		expect(list(fine, choices, { select: 'b' }).host).toBeUndefined();
	});

	it('is plain data', () => {
		const listing = list(text, choices);
		expect(structuredClone(listing)).toEqual(listing);
	});
});
