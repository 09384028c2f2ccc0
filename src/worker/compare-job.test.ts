import { describe, expect, it } from 'vitest';
import { Memory, type Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { compareJob, partJob } from './compare-job.ts';
import type { Progress } from './protocol.ts';

const settings = { formatAssertion: false, schemas: [] };
const schema = { text: '{"type":"object","properties":{"n":{"type":"integer"}}}', format: 'json' } as const;
const [a, b] = [{ profile: 'backplane' }, { profile: 'realm' }];

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no ${id}.`);
	return profile;
}

describe('the comparing jobs', () => {
	it('compare, with an answer that can be sent', () => {
		const value = { text: '{"n":1.0}', format: 'json' } as const;
		const told: Progress[] = [];
		const tell = (progress: Progress) => told.push(progress);
		const answer = compareJob({ schema, value, targets: [a, b], settings }, find, new Memory(), tell);
		expect(answer.rows.map(({ verdict }) => verdict)).toEqual(['invalid', 'accepted']);
		expect(structuredClone(answer)).toEqual(answer);
		expect(told).toEqual([
			{ phase: 'Judging by Backplane', fraction: 0 },
			{ phase: 'Judging by Realm', fraction: 0.5 },
		]);
	});

	it('find where two part, and tell how far they are', () => {
		const told: Progress[] = [];
		const request = { schema, a, b, seed: 1, budget: 60_000, settings };
		const answer = partJob(request, find, new Memory(), (progress) => told.push(progress));
		expect(answer).toMatchObject({ status: 'found', value: { text: '{"n":1.0}' } });
		expect(structuredClone(answer)).toEqual(answer);
		for (const { fraction } of told) expect(fraction).toBeLessThanOrEqual(1);
	});

	it('fault where there is no such profile', () => {
		const targets = [{ profile: 'nobody' }];
		const compare = () => compareJob({ schema, value: null, targets, settings }, find, new Memory(), () => undefined);
		expect(compare).toThrow('nobody');
	});
});
