import { expect, it } from 'vitest';
import { Memory } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { listInSteps } from './list-job.ts';
import type { ListRequest, Progress } from './protocol.ts';

const settings = { formatAssertion: false, schemas: [] };
const tools = Array.from({ length: 500 }, (_, index) => ({ name: `t${index}`, input_schema: { type: 'object' } }));
const request: ListRequest = {
	source: { text: JSON.stringify(tools), format: 'json' },
	profiles: [{ profile: 'me' }, { profile: 'backplane' }],
	settings,
};

it('lists every schema, and tells how far it is without telling too much', () => {
	const told: Progress[] = [];
	const result = listInSteps(request, findProfile, new Memory(), (progress) => told.push(progress));
	expect(result.ok && result.listing.rows.length).toBe(500);
	expect(result.ok && result.listing.profiles).toEqual(['me', 'backplane']);
	const fractions = told.map(({ fraction }) => fraction ?? -1);
	expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
	expect(fractions.length).toBeLessThan(60);
	expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
});

it('answers that a text is no such document, and faults where there is no such profile', () => {
	const lone = { ...request, source: { text: '{}', format: 'json' } as const };
	expect(listInSteps(lone, findProfile, new Memory(), () => {})).toEqual({ ok: false, problem: null });
	const unknown = { ...request, profiles: [{ profile: 'nobody' }] };
	expect(() => listInSteps(unknown, findProfile, new Memory(), () => {})).toThrow('nobody');
});
