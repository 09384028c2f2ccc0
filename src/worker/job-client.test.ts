import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReport } from './guard.ts';
import { JobClient, type JobOutcome } from './job-client.ts';
import type { JudgeRequest, Progress } from './protocol.ts';
import { workerShop } from './testing/fake-worker.ts';

const request = (text: string): JudgeRequest => ({
	profile: 'me',
	context: 'function-input',
	schema: { text: '{}', format: 'json' },
	value: { text, format: 'json' },
	settings: { formatAssertion: false, schemas: [] },
});
const report = (id: string) =>
	guardReport({ id, profile: { id: 'me', version: '1' }, context: 'c', withValue: true, used: 1, limit: 1 });

/** A client with one worker that is ready. */
function readyClient(options: { readonly patience?: number } = {}) {
	const shop = workerShop();
	const client = new JobClient({ createWorker: shop.createWorker, ...options });
	const run = (text: string, deadline: number | null = 2000, onProgress?: (progress: Progress) => void) =>
		client.run('judge', request(text), { deadline, ...(onProgress ? { onProgress } : {}) });
	return { client, run, workers: shop.workers };
}

/** Whether the outcome is there already, and which. */
async function settled(promise: Promise<JobOutcome<'judge'>>): Promise<string> {
	return Promise.race([promise.then(({ status }) => status), Promise.resolve().then(() => 'pending')]);
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a run', () => {
	it('starts a worker only when asked, and sends the job when the worker is ready', async () => {
		const { client, run, workers } = readyClient();
		expect(workers).toHaveLength(0);
		expect(client.state).toBe('stopped');
		const outcome = run('1');
		expect(client.state).toBe('starting');
		expect(workers[0].sent).toHaveLength(0);
		workers[0].say({ type: 'ready' });
		expect(client.state).toBe('running');
		expect(workers[0].last).toMatchObject({ type: 'run', kind: 'judge', request: request('1') });
		workers[0].answer(report('a'));
		expect(await outcome).toMatchObject({ status: 'answer', answer: { id: 'a' } });
		expect(client.state).toBe('ready');
	});

	it('tells its progress', () => {
		const { run, workers } = readyClient();
		const seen: Progress[] = [];
		run('1', 2000, (progress) => seen.push(progress));
		workers[0].say({ type: 'ready' });
		workers[0].say({ type: 'progress', run: workers[0].last.run, progress: { phase: 'reading', fraction: 0.5 } });
		workers[0].say({ type: 'progress', run: 99, progress: { phase: 'other', fraction: 1 } });
		expect(seen).toEqual([{ phase: 'reading', fraction: 0.5 }]);
	});

	it('ends as a fault when the job throws, and the worker stays', async () => {
		const { run, workers } = readyClient();
		const outcome = run('1');
		workers[0].say({ type: 'ready' });
		workers[0].say({ type: 'fault', run: workers[0].last.run, message: 'oh' });
		expect(await outcome).toEqual({ status: 'fault', message: 'oh' });
		expect(workers[0].terminated).toBe(false);
	});

	it.each(['error', 'messageerror'] as const)(
		'ends as a fault on %s, and the next one has a fresh worker',
		async (type) => {
			const { run, workers } = readyClient();
			const outcome = run('1');
			workers[0].say({ type: 'ready' });
			workers[0].break(type, 'out of memory');
			expect(await outcome).toMatchObject({ status: 'fault', message: expect.stringContaining('broke') });
			expect(workers[0].terminated).toBe(true);
			const next = run('2');
			workers[1].say({ type: 'ready' });
			workers[1].answer(report('b'));
			expect(await next).toMatchObject({ status: 'answer', answer: { id: 'b' } });
		},
	);
});

describe('newest wins', () => {
	it('replaces the waiting run and drops the stale answer', async () => {
		const { run, workers } = readyClient();
		const outcomes = [run('1')];
		workers[0].say({ type: 'ready' });
		outcomes.push(run('2'), run('3'));
		expect(await settled(outcomes[0])).toBe('superseded');
		expect(await settled(outcomes[1])).toBe('superseded');
		expect(workers[0].sent).toHaveLength(1);
		workers[0].answer(report('stale'));
		expect(workers[0].sent).toHaveLength(2);
		expect(workers[0].last.request.value?.text).toBe('3');
		workers[0].answer(report('new'));
		expect(await outcomes[2]).toMatchObject({ status: 'answer', answer: { id: 'new' } });
	});

	it('drops an answer with a run number that is not the running one', async () => {
		const { run, workers } = readyClient();
		const outcome = run('1');
		workers[0].say({ type: 'ready' });
		workers[0].answer(report('forged'), 7);
		expect(await settled(outcome)).toBe('pending');
		workers[0].answer(report('right'));
		expect(await outcome).toMatchObject({ answer: { id: 'right' } });
	});

	it('ends a stale run that goes on past the patience, long before its deadline', async () => {
		const { run, workers } = readyClient({ patience: 100 });
		run('hung', 60_000);
		workers[0].say({ type: 'ready' });
		const next = run('2');
		vi.advanceTimersByTime(150);
		expect(workers[0].terminated).toBe(true);
		workers[1].say({ type: 'ready' });
		workers[1].answer(report('b'));
		expect(await next).toMatchObject({ status: 'answer', answer: { id: 'b' } });
	});

	it('never lets patience outlast the deadline', () => {
		const { run, workers } = readyClient({ patience: 60_000 });
		run('hung', 100);
		workers[0].say({ type: 'ready' });
		run('2');
		vi.advanceTimersByTime(150);
		expect(workers[0].terminated).toBe(true);
	});
});

describe('the deadline', () => {
	it('ends the hung worker, starts a fresh one and says how long it was', async () => {
		const { client, run, workers } = readyClient();
		const outcome = run('hung', 500);
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(600);
		const ended = await outcome;
		expect(ended).toMatchObject({ status: 'timeout', limit: 500 });
		expect(ended.status === 'timeout' && ended.used).toBeGreaterThanOrEqual(500);
		expect(workers[0].terminated).toBe(true);
		expect(workers).toHaveLength(2);
		workers[0].answer(report('too late'));
		expect(client.state).toBe('starting');
		const next = run('1');
		workers[1].say({ type: 'ready' });
		workers[1].answer(report('b'));
		expect(await next).toMatchObject({ status: 'answer', answer: { id: 'b' } });
	});

	it('counts from the moment the worker has the job, not from the start of the worker', async () => {
		const { run, workers } = readyClient();
		const outcome = run('1', 500);
		vi.advanceTimersByTime(5000);
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(400);
		expect(await settled(outcome)).toBe('pending');
		workers[0].answer(report('a'));
		expect(await outcome).toMatchObject({ status: 'answer' });
	});

	it('does not outlive the run', async () => {
		const { run, workers } = readyClient();
		const outcome = run('1', 500);
		workers[0].say({ type: 'ready' });
		workers[0].answer(report('a'));
		await outcome;
		vi.advanceTimersByTime(10_000);
		expect(workers[0].terminated).toBe(false);
	});

	it('may be absent, and may be longer than a timer can wait', async () => {
		const { run, workers } = readyClient();
		const endless = run('1', null);
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(1e9);
		expect(await settled(endless)).toBe('pending');
		workers[0].answer(report('a'));
		const long = run('2', 1e15);
		vi.advanceTimersByTime(1e6);
		expect(await settled(long)).toBe('pending');
	});
});

describe('a worker that does not start', () => {
	it('is given up after three tries, with a message that says what to do', async () => {
		const { client, run, workers } = readyClient();
		const outcome = run('1');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await outcome).toMatchObject({
			status: 'unavailable',
			message: expect.stringMatching(/did not start within 10 seconds\. Reload the page\..*text\/javascript/),
		});
		expect(workers).toHaveLength(3);
		expect(workers.every(({ terminated }) => terminated)).toBe(true);
		expect(client.state).toBe('unavailable');
		expect(await run('2')).toMatchObject({ status: 'unavailable' });
		await vi.advanceTimersByTimeAsync(600_000);
		expect(workers).toHaveLength(3);
	});

	it('may fail at once, by an event or by an exception', async () => {
		const { run, workers } = readyClient();
		const outcome = run('1');
		for (let i = 0; i < 3; i++) {
			workers[i].break('error', 'wrong MIME type');
			await vi.advanceTimersByTimeAsync(1000);
		}
		expect(await outcome).toMatchObject({ status: 'unavailable', message: expect.stringContaining('wrong MIME type') });

		let tries = 0;
		const refused = new JobClient({
			createWorker: () => {
				tries++;
				throw new Error('blocked by the policy');
			},
		});
		const second = refused.run('judge', request('1'), { deadline: 2000 });
		await vi.advanceTimersByTimeAsync(5000);
		expect(await second).toMatchObject({
			status: 'unavailable',
			message: expect.stringContaining('blocked by the policy'),
		});
		expect(tries).toBe(3);
	});

	it('starts again on retry', async () => {
		const { client, run, workers } = readyClient();
		run('1');
		await vi.advanceTimersByTimeAsync(60_000);
		client.retry();
		const outcome = run('2');
		workers[3].say({ type: 'ready' });
		workers[3].answer(report('b'));
		expect(await outcome).toMatchObject({ status: 'answer', answer: { id: 'b' } });
	});

	it('does not count starts before a good one', async () => {
		const { run, workers } = readyClient();
		for (let round = 0; round < 5; round++) {
			const outcome = run('1');
			workers.at(-1)?.break('error');
			await vi.advanceTimersByTimeAsync(1000);
			workers.at(-1)?.say({ type: 'ready' });
			workers.at(-1)?.answer(report('a'));
			expect(await outcome).toMatchObject({ status: 'answer' });
			workers.at(-1)?.break('error');
		}
	});
});

describe('cancel and dispose', () => {
	it('cancel of one kind leaves the others', async () => {
		const { client, run, workers } = readyClient();
		const convert = { source: { text: '1', format: 'json' }, to: 'yaml' } as const;
		const judged = run('1');
		const converted = client.run('convert', convert, { deadline: null });
		workers[0].say({ type: 'ready' });
		client.cancel('convert');
		expect(await converted).toEqual({ status: 'cancelled' });
		expect(workers[0].terminated).toBe(false);
		const again = client.run('convert', convert, { deadline: null });
		client.cancel('judge');
		expect(await judged).toEqual({ status: 'cancelled' });
		expect(workers[0].terminated).toBe(true);
		workers[1].say({ type: 'ready' });
		const [message] = workers[1].sent;
		expect(message.kind).toBe('convert');
		workers[1].say({ type: 'fault', run: message.run, message: 'no' });
		expect(await again).toEqual({ status: 'fault', message: 'no' });
	});

	it('cancel ends the running and the waiting run, and a fresh worker stands by', async () => {
		const { client, run, workers } = readyClient();
		const first = run('1');
		client.cancel();
		expect(await first).toEqual({ status: 'cancelled' });
		workers[0].say({ type: 'ready' });
		const second = run('2');
		client.cancel();
		expect(await second).toEqual({ status: 'cancelled' });
		expect(workers[0].terminated).toBe(true);
		expect(workers).toHaveLength(2);
	});

	it('dispose ends the worker, twice without harm, and a later run starts afresh', async () => {
		const { client, run, workers } = readyClient();
		const first = run('1');
		workers[0].say({ type: 'ready' });
		client.dispose();
		client.dispose();
		expect(await first).toEqual({ status: 'cancelled' });
		expect(workers[0].terminated).toBe(true);
		expect(client.state).toBe('stopped');
		const second = run('2');
		workers[1].say({ type: 'ready' });
		workers[1].answer(report('b'));
		expect(await second).toMatchObject({ status: 'answer', answer: { id: 'b' } });
	});

	it('dispose stops a start that is to be tried again', async () => {
		const { client, run, workers } = readyClient();
		run('1');
		workers[0].break('error');
		client.dispose();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(workers).toHaveLength(1);
	});
});
