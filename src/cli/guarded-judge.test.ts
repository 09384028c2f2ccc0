import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuardedJudge, type Thread } from './guarded-judge.ts';
import type { Job } from './job.ts';
import type { FromThread } from './protocol.ts';

vi.mock('../profiles/index.ts', () => ({
	profiles: [{ id: 'p' }],
	findProfile: () => ({ id: 'p', version: '1', contexts: [{ id: 'c' }] }),
}));

/** A thread that answers when the test says so. */
class FakeThread implements Thread {
	readonly sent: Job[] = [];
	terminated = false;
	readonly #listeners = new Map<string, (event: never) => void>();

	postMessage(job: Job): void {
		this.sent.push(job);
	}

	on(event: string, listener: (event: never) => void): void {
		this.#listeners.set(event, listener);
	}

	async terminate(): Promise<void> {
		this.terminated = true;
		this.emit('exit', 1);
	}

	emit(event: 'message' | 'error' | 'exit', what: FromThread | Error | number): void {
		this.#listeners.get(event)?.(what as never);
	}

	ready(): void {
		this.emit('message', { type: 'ready' });
	}

	answer(json: string): void {
		this.emit('message', { type: 'report', json, verdict: 'accepted' });
	}
}

const job = (id: string, value: Job['value'] = null): Job => ({
	id,
	profile: 'p',
	schema: { text: id, format: 'json' },
	value,
});

function guarded() {
	const threads: FakeThread[] = [];
	const judge = new GuardedJudge(() => {
		const thread = new FakeThread();
		threads.push(thread);
		return thread;
	}, 100);
	return { judge, threads };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('sends jobs as they come once the thread is ready, and answers them in order', async () => {
	const { judge, threads } = guarded();
	const answers = [judge.judge(job('a')), judge.judge(job('b'))];
	expect(threads[0].sent).toEqual([]);
	threads[0].ready();
	answers.push(judge.judge(job('c')));
	expect(threads[0].sent.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
	for (const json of ['1', '2', '3']) threads[0].answer(json);
	expect(await Promise.all(answers)).toEqual(
		['1', '2', '3'].map((json) => ({ type: 'report', json, verdict: 'accepted' })),
	);
	expect(threads).toHaveLength(1);
});

it('ends a thread that takes too long, and gives the rest to a fresh one', async () => {
	const { judge, threads } = guarded();
	const [hung, next] = [judge.judge(job('hung', { text: '1', format: 'json' })), judge.judge(job('next'))];
	threads[0].ready();
	await vi.advanceTimersByTimeAsync(150);
	const answer = await hung;
	expect(answer).toMatchObject({ type: 'report', verdict: 'exhausted' });
	expect(answer.type === 'report' && JSON.parse(answer.json)).toMatchObject({
		id: 'hung',
		profile: { id: 'p', version: '1' },
		context: 'c',
		verdict: 'exhausted',
		findings: [{ code: 'time', side: 'value', limit: { limit: 100 } }],
	});
	expect(threads[0].terminated).toBe(true);
	threads[0].answer('too late');
	threads[1].ready();
	expect(threads[1].sent.map(({ id }) => id)).toEqual(['next']);
	threads[1].answer('2');
	expect(await next).toMatchObject({ json: '2' });
});

it('gives every job its own time, not the thread’s start', async () => {
	const { judge, threads } = guarded();
	const answers = [judge.judge(job('a')), judge.judge(job('b'))];
	await vi.advanceTimersByTimeAsync(1000);
	threads[0].ready();
	await vi.advanceTimersByTimeAsync(90);
	threads[0].answer('1');
	await vi.advanceTimersByTimeAsync(90);
	threads[0].answer('2');
	expect(await Promise.all(answers)).toMatchObject([{ json: '1' }, { json: '2' }]);
	expect(threads).toHaveLength(1);
});

it('passes faults on', async () => {
	const { judge, threads } = guarded();
	const answer = judge.judge(job('a'));
	threads[0].ready();
	threads[0].emit('message', { type: 'fault', message: 'oh' });
	expect(await answer).toEqual({ type: 'fault', message: 'oh' });
	expect(threads[0].terminated).toBe(false);
});

it.each([
	['error', new Error('out of memory'), /broke: out of memory/],
	['exit', 5, /ended by itself, with code 5/],
] as const)('answers the job that brought a thread down (%s), and goes on', async (event, what, message) => {
	const { judge, threads } = guarded();
	const [first, second] = [judge.judge(job('a')), judge.judge(job('b'))];
	threads[0].ready();
	threads[0].emit(event, what);
	expect(await first).toMatchObject({ type: 'fault', message: expect.stringMatching(message) });
	threads[1].ready();
	threads[1].answer('2');
	expect(await second).toMatchObject({ json: '2' });
	await judge.close();
	expect(threads[1].terminated).toBe(true);
});
