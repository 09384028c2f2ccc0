import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReport } from '../../worker/guard.ts';
import { workerShop } from '../../worker/testing/fake-worker.ts';
import { createPreferences } from '../preferences.ts';
import { createSession } from '../session.ts';
import { SafeStorage } from '../storage/storage.ts';
import { data, MemoryStorage, stateWith } from '../testing/fakes.ts';
import { allSubjects, subjectKey } from './choice.ts';
import { Comparison } from './comparison.ts';

const report = (id: string) =>
	guardReport({ id, profile: { id: 'alpha', version: '1' }, context: 'only', withValue: true, used: 1, limit: 1 });

function begin(storage = new MemoryStorage()) {
	const session = createSession(data.profiles, { state: stateWith('{}') });
	const preferences = createPreferences(new SafeStorage(() => null), () => undefined);
	const { workers, createWorker } = workerShop();
	const tabStorage = new SafeStorage(() => storage);
	const comparison = Comparison.of({ session, preferences }, { createWorker, tabStorage }, data.profiles);
	const ready = () => workers.at(-1)?.say({ type: 'ready' });
	const answer = async (id: string) => {
		workers.at(-1)?.answer(report(id));
		await vi.advanceTimersByTimeAsync(0);
	};
	const ids = () => comparison.store.getState().rows.map(({ report }) => report.id);
	return { session, storage, workers, comparison, ready, answer, ids, state: comparison.store.getState };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('Comparison', () => {
	it('starts no worker before it is looked at, then asks each profile and shows all at once', async () => {
		const { comparison, workers, ready, answer, ids, state } = begin();
		expect(workers).toHaveLength(0);
		comparison.start();
		ready();
		expect(workers[0].last.request).toMatchObject({ profile: 'alpha', context: 'only' });
		await answer('a');
		expect(state().run).toMatchObject({ status: 'running', done: 1, total: 2 });
		expect(ids()).toEqual([]);
		expect(workers[0].last.request).toMatchObject({ profile: 'beta', context: 'input' });
		await answer('b');
		expect(ids()).toEqual(['a', 'b']);
		expect(state()).toMatchObject({ stale: false, run: { status: 'idle' } });
	});

	it('compares anew when a text changes, not when another profile is chosen, and keeps the last rows meanwhile', async () => {
		const { comparison, session, workers, ready, answer, ids, state } = begin();
		comparison.start();
		ready();
		await answer('a');
		await answer('b');
		session.getState().setProfile('beta');
		expect(state().run.status).toBe('idle');
		session.getState().setText('value', '1');
		expect(state()).toMatchObject({ stale: true, run: { status: 'running' } });
		expect(ids()).toEqual(['a', 'b']);
		expect(workers[0].last.request.value).toEqual({ text: '1', format: 'json' });
		await answer('c');
		await answer('d');
		expect(ids()).toEqual(['c', 'd']);
	});

	it('lets no answer of an older text in', async () => {
		const { comparison, session, ready, answer, ids } = begin();
		comparison.start();
		ready();
		await answer('a');
		session.getState().setText('value', '1');
		await answer('old');
		await answer('c');
		expect(ids()).toEqual([]);
		await answer('d');
		expect(ids()).toEqual(['c', 'd']);
	});

	it('is cancelled with its worker, and compares again when asked', async () => {
		const { comparison, workers, ready, answer, ids, state } = begin();
		comparison.start();
		ready();
		comparison.cancel();
		await vi.advanceTimersByTimeAsync(0);
		expect(state().run.status).toBe('cancelled');
		expect(workers[0].terminated).toBe(true);
		comparison.compare();
		ready();
		await answer('a');
		await answer('b');
		expect(ids()).toEqual(['a', 'b']);
	});

	it('tells what broke', async () => {
		const { comparison, workers, ready, state } = begin();
		comparison.start();
		ready();
		workers[0].break('error', 'out of memory');
		await vi.advanceTimersByTimeAsync(0);
		expect(state().run).toEqual({ status: 'failed', message: expect.stringContaining('out of memory') });
	});

	it('keeps the choice for the tab, and no choice of fewer than two', () => {
		const { comparison, storage, state } = begin();
		const all = new Set(allSubjects(data.profiles).map(subjectKey));
		comparison.choose(all);
		comparison.choose(new Set(['alpha only']));
		expect(state().chosen).toHaveLength(3);
		expect(begin(storage).state().chosen).toEqual(state().chosen);
		storage.setItem('keyhole:compare', '{"broken');
		expect(begin(storage).state().chosen).toHaveLength(2);
	});
});
