import { expect, it } from 'vitest';
import type { Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import type { Progress, TravelRequest } from './protocol.ts';
import { travelInSteps } from './travel-job.ts';

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return profile;
}

const request: TravelRequest = {
	schema: { text: '{"type": "object", "title": "t", "properties": {"a": {"type": ["string"]}}}', format: 'json' },
	targets: [{ profile: 'backplane' }, { profile: 'me', context: 'output' }],
};

it('finds the edits, tells how far it is, and gives what can be posted', () => {
	const told: Progress[] = [];
	const travel = travelInSteps(request, find, (progress) => told.push(progress));
	expect(travel.result).toBe('{"type": "object", "properties": {"a": {"type": "string"}}}');
	expect(told.map(({ phase }) => phase)).toContain('Proving the edits');
	expect(structuredClone(travel)).toEqual(travel);
});

it('ends when its time is over', () => {
	let clock = 0;
	const travel = travelInSteps(
		{ ...request, deadline: 2 },
		find,
		() => {},
		() => clock++,
	);
	expect(travel.unfinished).toBe(true);
});

it('faults where there is no such profile', () => {
	expect(() => travelInSteps({ ...request, targets: [{ profile: 'nobody' }] }, find, () => {})).toThrow('nobody');
});
