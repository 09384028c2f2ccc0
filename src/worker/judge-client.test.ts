import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReport, TIME_GUARD } from './guard.ts';
import { JudgeClient } from './judge-client.ts';
import type { JudgeRequest } from './protocol.ts';
import { workerShop } from './testing/fake-worker.ts';

const request: JudgeRequest = {
	profile: 'realm',
	context: 'input_schema',
	schema: { text: '{"pattern":"^(a+)+$"}', format: 'json' },
	value: { text: '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"', format: 'json' },
	settings: { formatAssertion: false, schemas: [] },
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('JudgeClient', () => {
	it('answers a hung run with a report that is exhausted, and the next run is judged', async () => {
		const { workers, createWorker } = workerShop();
		const client = new JudgeClient({ createWorker, versionOf: (id) => `${id} version` });
		const hung = client.judge(request);
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(3000);
		const outcome = await hung;
		if (outcome.status !== 'report') throw new Error(outcome.status);
		expect(outcome.report).toMatchObject({
			profile: { id: 'realm', version: 'realm version' },
			context: 'input_schema',
			verdict: 'exhausted',
			schemaTaken: null,
			valueFits: null,
		});
		expect(outcome.report.findings).toHaveLength(1);
		expect(outcome.report.findings[0]).toMatchObject({
			code: 'time',
			severity: 'error',
			side: 'value',
			limit: { name: "time (the playground's guard)", limit: 2000 },
		});
		const next = client.judge({ ...request, value: null });
		workers[1].say({ type: 'ready' });
		const answer = guardReport({
			profile: { id: 'x', version: '1' },
			context: 'c',
			withValue: false,
			used: 1,
			limit: 1,
		});
		workers[1].answer(answer);
		expect(await next).toMatchObject({ status: 'report', report: answer });
	});

	it('takes the deadline of the caller', async () => {
		const { workers, createWorker } = workerShop();
		const client = new JudgeClient({ createWorker, versionOf: () => '' });
		const hung = client.judge(request, { deadline: 100 });
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(200);
		expect(await hung).toMatchObject({ status: 'report', report: { meters: [{ name: TIME_GUARD, limit: 100 }] } });
	});

	it('hands on every other outcome', async () => {
		const { workers, createWorker } = workerShop();
		const client = new JudgeClient({ createWorker, versionOf: () => '' });
		const first = client.judge(request);
		const second = client.judge(request);
		workers[0].say({ type: 'ready' });
		client.cancel();
		expect(await first).toEqual({ status: 'superseded' });
		expect(await second).toEqual({ status: 'cancelled' });
	});
});

describe('guardReport', () => {
	it('speaks of the schema alone when no value was judged, and calls the limit ours', () => {
		const report = guardReport({
			id: 'x',
			profile: { id: 'me', version: '1' },
			context: 'output',
			withValue: false,
			used: 2034,
			limit: 2000,
		});
		expect(report.id).toBe('x');
		expect(report.findings[0]).toMatchObject({ side: 'schema', instanceLocation: null, first: false });
		expect(report.findings[0].message).toMatch(/^Stopped after 2 s: the playground's own time limit of 2 s/);
	});
});
