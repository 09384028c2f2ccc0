import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReport } from '../worker/guard.ts';
import { JudgeClient } from '../worker/judge-client.ts';
import { workerShop } from '../worker/testing/fake-worker.ts';
import { valueToJudge } from './judge-request.ts';
import { JudgeSession, MARK_AFTER } from './judge-session.ts';
import { createPreferences } from './preferences.ts';
import { createSession, isStale } from './session.ts';
import { RunMark } from './storage/run-mark.ts';
import { SafeStorage } from './storage/storage.ts';
import { data, MemoryStorage, stateWith } from './testing/fakes.ts';

const report = (id: string) =>
	guardReport({ id, profile: { id: 'alpha', version: '1' }, context: 'only', withValue: true, used: 1, limit: 1 });

function begin(paused = false) {
	const session = createSession(data.profiles, { state: stateWith('{}'), paused });
	const preferences = createPreferences(new SafeStorage(() => null), () => undefined);
	const { workers, createWorker } = workerShop();
	const client = new JudgeClient({ createWorker, versionOf: () => '1' });
	const storage = new MemoryStorage();
	const mark = new RunMark(new SafeStorage(() => storage));
	const judging = new JudgeSession({ session, preferences, client, mark });
	const ready = () => workers.at(-1)?.say({ type: 'ready' });
	const answer = async (id: string) => {
		workers.at(-1)?.answer(report(id));
		await vi.advanceTimersByTimeAsync(0);
	};
	return { session, preferences, workers, mark, judging, ready, answer, state: session.getState };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('JudgeSession', () => {
	it('judges at the start and on every change, and keeps the last report until the next', async () => {
		const { judging, workers, ready, answer, state } = begin();
		judging.start();
		expect(state().run).toMatchObject({ status: 'running', progress: null });
		ready();
		await answer('a');
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'a' } });
		state().setText('value', '1');
		expect(state()).toMatchObject({ run: { status: 'running' }, report: { id: 'a' } });
		expect(isStale(state())).toBe(true);
		expect(workers[0].last.request.value).toEqual({ text: '1', format: 'json' });
		await answer('b');
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'b' } });
		expect(isStale(state())).toBe(false);
	});

	it('lets no late answer overwrite a newer one', async () => {
		const { judging, workers, ready, answer, state } = begin();
		judging.start();
		ready();
		state().setText('value', 'slow');
		state().setText('value', '1');
		await answer('stale');
		expect(state()).toMatchObject({ report: null, run: { status: 'running' } });
		expect(workers[0].last.request.value?.text).toBe('1');
		await answer('new');
		expect(state()).toMatchObject({ report: { id: 'new' }, run: { status: 'idle' } });
	});

	it('keeps the last report, dimmed, where the schema that is worked on is not where it was', async () => {
		const { judging, workers, ready, answer, state } = begin();
		judging.start();
		ready();
		await answer('a');
		state().narrow('/tools/1/inputSchema');
		const { run } = workers[0].last;
		workers[0].say({ type: 'fault', run, message: 'There is no schema there.', astray: true });
		await vi.advanceTimersByTimeAsync(0);
		expect(state()).toMatchObject({ run: { status: 'astray' }, report: { id: 'a' } });
		expect(isStale(state())).toBe(true);
		state().follow(null);
		expect(state().run.status).toBe('running');
		await answer('b');
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'b' } });
	});

	it('counts the wait from the first unanswered change', () => {
		const { judging, state } = begin();
		vi.setSystemTime(1000);
		judging.start();
		vi.setSystemTime(5000);
		state().setText('value', '1');
		expect(state().run).toMatchObject({ status: 'running', since: 1000 });
	});

	it('shows the progress of the newest run', async () => {
		const { judging, workers, ready, state } = begin();
		judging.start();
		ready();
		const progress = { phase: 'reading', fraction: 0.5 };
		workers[0].say({ type: 'progress', run: workers[0].last.run, progress });
		expect(state().run).toMatchObject({ status: 'running', progress });
	});

	it('stays usable after a hung run, under the time limit that was chosen', async () => {
		const { judging, preferences, workers, ready, answer, state } = begin();
		preferences.getState().setDeadline(300);
		judging.start();
		ready();
		await vi.advanceTimersByTimeAsync(400);
		expect(state().report).toMatchObject({ verdict: 'exhausted', findings: [{ code: 'time', limit: { limit: 300 } }] });
		state().setText('schema', '{"type":"object"}');
		ready();
		await answer('next');
		expect(workers).toHaveLength(2);
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'next' } });
	});

	it('can be cancelled; the next change judges again', async () => {
		const { judging, ready, answer, state } = begin();
		judging.start();
		ready();
		judging.cancel();
		await vi.advanceTimersByTimeAsync(0);
		expect(state().run).toEqual({ status: 'cancelled' });
		state().setText('value', '1');
		ready();
		await answer('b');
		expect(state().report).toMatchObject({ id: 'b' });
	});

	it('says so when no worker starts, and tries again when asked', async () => {
		const { judging, ready, answer, state } = begin();
		judging.start();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(state().run).toMatchObject({ status: 'failed', message: expect.stringContaining('did not start') });
		judging.judge();
		ready();
		await answer('a');
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'a' } });
	});

	it('may be started twice, stopped, and started again', async () => {
		const { judging, workers, ready, answer, state } = begin();
		judging.start();
		judging.start();
		judging.stop();
		judging.start();
		await vi.advanceTimersByTimeAsync(0);
		expect(state().run.status).toBe('running');
		ready();
		expect(workers.filter(({ terminated }) => !terminated)).toHaveLength(1);
		expect(workers.at(-1)?.sent).toHaveLength(1);
		await answer('a');
		judging.stop();
		state().setText('value', '1');
		expect(workers.at(-1)?.sent).toHaveLength(1);
	});
});

describe('a run that may take the page down', () => {
	it('is marked while it takes long, and no longer once it has ended', async () => {
		const { judging, mark, ready, answer } = begin();
		judging.start();
		ready();
		await vi.advanceTimersByTimeAsync(MARK_AFTER - 1);
		expect(mark.isSet).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(mark.isSet).toBe(true);
		await answer('a');
		expect(mark.isSet).toBe(false);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(mark.isSet).toBe(false);
	});

	it('is not marked any more once the time limit ended it', async () => {
		const { judging, mark, ready } = begin();
		judging.start();
		ready();
		await vi.advanceTimersByTimeAsync(5000);
		expect(mark.isSet).toBe(false);
	});

	it('is not marked while the worker is still loading', async () => {
		const { judging, mark, ready } = begin();
		judging.start();
		await vi.advanceTimersByTimeAsync(MARK_AFTER * 4);
		expect(mark.isSet).toBe(false);
		ready();
		await vi.advanceTimersByTimeAsync(MARK_AFTER);
		expect(mark.isSet).toBe(true);
	});

	it.each([
		['someone asks', ({ judging }: ReturnType<typeof begin>) => judging.judge()],
		['the text is changed', ({ state }: ReturnType<typeof begin>) => state().setText('value', '1')],
	])('is not begun again while paused, until %s', async (_what, act) => {
		const begun = begin(true);
		const { judging, workers, ready, answer, state } = begun;
		state().notify({ kind: 'paused', tone: 'warning', text: '', action: 'judge' });
		judging.start();
		state().settleText('value', '\n');
		state().select(null);
		expect(state().run.status).toBe('paused');
		expect(workers).toHaveLength(0);
		act(begun);
		expect(state().notices).toEqual([]);
		ready();
		await answer('a');
		expect(state()).toMatchObject({ run: { status: 'idle' }, report: { id: 'a' } });
	});

	it('does not keep other texts from being judged', () => {
		const { judging, workers, state } = begin(true);
		judging.start();
		state().open(stateWith('other'));
		expect(state().run.status).toBe('running');
		expect(workers).toHaveLength(1);
	});
});

describe('valueToJudge', () => {
	it.each(['', ' \t\r\n'])('is none for a blank text %j', (text) => {
		expect(valueToJudge({ text, format: 'json' })).toBeNull();
	});

	it.each(['0', '\ufeff', '\u00a0'])('is the text %j itself otherwise', (text) => {
		expect(valueToJudge({ text, format: 'yaml' })).toEqual({ text, format: 'yaml' });
	});
});
