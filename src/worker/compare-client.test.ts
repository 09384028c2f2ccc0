import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparisonOf } from '../compare/view.ts';
import { profiles } from '../profiles/index.ts';
import { CompareClient } from './compare-client.ts';
import { guardReport } from './guard.ts';
import type { CompareRequest, Progress } from './protocol.ts';
import { workerShop } from './testing/fake-worker.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const [first, second, third] = profiles;
const request: CompareRequest = {
	schema: { text: '{}', format: 'json' },
	value: null,
	targets: [first, second, third].map(({ id, contexts }) => ({ profile: id, context: contexts[0].id })),
	settings: { formatAssertion: false, schemas: [] },
};

function begin() {
	const { workers, createWorker } = workerShop();
	const client = new CompareClient({ createWorker }, (id) => profiles.find((each) => each.id === id) ?? first);
	const told: Progress[] = [];
	const compare = () => client.compare(request, { deadline: 1000, onProgress: (progress) => told.push(progress) });
	const ready = () => workers.at(-1)?.say({ type: 'ready' });
	const sent = () => workers.at(-1)?.sent.at(-1);
	const report = (id: string) =>
		guardReport({ id, profile: first, context: first.contexts[0].id, withValue: false, used: 1, limit: 1 });
	const turn = () => vi.advanceTimersByTimeAsync(0);
	const judged = async (id: string) => {
		const run = sent()?.run ?? -1;
		workers.at(-1)?.say({ type: 'answer', run, kind: 'judge', answer: report(id) });
		await turn();
	};
	return { client, workers, compare, ready, sent, judged, turn, told, report };
}

describe('CompareClient', () => {
	it('asks for all profiles in one job', async () => {
		const { compare, ready, sent, workers, report } = begin();
		const outcome = compare();
		ready();
		expect(sent()).toMatchObject({ kind: 'compare', request });
		const answer = comparisonOf([{ profile: first, report: report('a') }]);
		workers[0].say({ type: 'answer', run: sent()?.run ?? -1, kind: 'compare', answer });
		expect(await outcome).toEqual({ status: 'comparison', comparison: answer });
	});

	it('judges one after another where the job does not end, so that only what hangs is exhausted', async () => {
		const { compare, ready, judged, sent, told, workers } = begin();
		const outcome = compare();
		ready();
		await vi.advanceTimersByTimeAsync(1100);
		expect(workers[0].terminated).toBe(true);
		ready();
		await judged('one');
		expect(sent()).toMatchObject({ kind: 'judge', request: { profile: second.id } });
		await vi.advanceTimersByTimeAsync(1100);
		ready();
		await judged('three');
		const ended = await outcome;
		if (ended.status !== 'comparison') throw new Error(ended.status);
		const { rows } = ended.comparison;
		expect(rows.map(({ report }) => report.id)).toEqual(['one', undefined, 'three']);
		expect(rows[1]).toMatchObject({ profile: second.id, verdict: 'exhausted', first: { code: 'time' } });
		expect(told.map(({ fraction }) => fraction)).toEqual([0, 1 / 3, 2 / 3]);
	});

	it('ends with the worker, also between two profiles', async () => {
		const { client, compare, ready, judged } = begin();
		const outcome = compare();
		ready();
		await vi.advanceTimersByTimeAsync(1100);
		ready();
		await judged('one');
		client.cancel();
		expect(await outcome).toEqual({ status: 'cancelled' });
	});

	it('gives way to a newer comparison while it judges one after another', async () => {
		const { compare, ready, sent } = begin();
		const older = compare();
		ready();
		await vi.advanceTimersByTimeAsync(1100);
		ready();
		expect(sent()).toMatchObject({ kind: 'judge' });
		void compare();
		expect(await older).toEqual({ status: 'cancelled' });
		ready();
		expect(sent()).toMatchObject({ kind: 'compare' });
	});
});
