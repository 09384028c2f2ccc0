import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparisonOf } from '../../compare/view.ts';
import { guardReport } from '../../worker/guard.ts';
import { workerShop } from '../../worker/testing/fake-worker.ts';
import { createPreferences } from '../preferences.ts';
import { createSession } from '../session.ts';
import { SafeStorage } from '../storage/storage.ts';
import { data, stateWith } from '../testing/fakes.ts';
import { allSubjects, subjectKey, subjectsOf } from './choice.ts';
import { Comparison } from './comparison.ts';

const report = (id: string) =>
	guardReport({ id, profile: { id: 'alpha', version: '1' }, context: 'only', withValue: true, used: 1, limit: 1 });

function begin() {
	const session = createSession(data.profiles, { state: stateWith('{}') });
	const preferences = createPreferences(new SafeStorage(() => null), () => undefined);
	const { workers, createWorker } = workerShop();
	const comparison = Comparison.of({ session, preferences }, { createWorker }, data.profiles);
	const ready = () => workers.at(-1)?.say({ type: 'ready' });
	const sent = () => workers.at(-1)?.sent.at(-1);
	const answer = async (id: string) => {
		const compared = comparisonOf([{ profile: data.profiles[0], report: report(id) }]);
		workers.at(-1)?.say({ type: 'answer', run: sent()?.run ?? -1, kind: 'compare', answer: compared });
		await vi.advanceTimersByTimeAsync(0);
	};
	const ids = () => comparison.store.getState().compared?.rows.map(({ report }) => report.id) ?? [];
	return { session, workers, comparison, ready, sent, answer, ids, state: comparison.store.getState };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('Comparison', () => {
	it('starts no worker before it is looked at, then asks for all profiles in one job', async () => {
		const { comparison, workers, ready, sent, answer, ids, state } = begin();
		expect(workers).toHaveLength(0);
		comparison.start();
		ready();
		expect(sent()).toMatchObject({
			kind: 'compare',
			request: {
				targets: [
					{ profile: 'alpha', context: 'only' },
					{ profile: 'beta', context: 'input' },
				],
			},
		});
		expect(state()).toMatchObject({ stale: true, run: { status: 'running', progress: null } });
		const progress = { phase: 'Judging by Alpha', fraction: 0.5 };
		workers[0].say({ type: 'progress', run: sent()?.run ?? -1, progress });
		expect(state().run).toMatchObject({ progress });
		await answer('a');
		expect(ids()).toEqual(['a']);
		expect(state()).toMatchObject({ stale: false, run: { status: 'idle' } });
	});

	it('has its workers started a while after the first judgement', async () => {
		const { comparison, session, workers } = begin();
		comparison.warm();
		expect(workers).toHaveLength(0);
		session.getState().setReport(report('a'), 1, 5);
		expect(workers).toHaveLength(0);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(workers).toHaveLength(2);
		session.getState().setReport(report('b'), 1, 5);
		expect(workers).toHaveLength(2);
	});

	it('keeps its worker when it is left, and lets no answer in then', async () => {
		const { comparison, workers, ready, answer, ids, state } = begin();
		comparison.start();
		ready();
		comparison.stop();
		await answer('a');
		expect([ids(), state().run.status, workers[0].terminated]).toEqual([[], 'idle', false]);
		comparison.start();
		await answer('b');
		expect(ids()).toEqual(['b']);
	});

	it('asks for the schema that is worked on, in a document that holds many', () => {
		const { comparison, session, ready, sent } = begin();
		session.getState().narrow('/tools/0/inputSchema');
		comparison.start();
		ready();
		expect(sent()?.request).toMatchObject({ pointer: '/tools/0/inputSchema' });
	});

	it('compares anew when a text changes, not when another profile is chosen, and keeps the last answers meanwhile', async () => {
		const { comparison, session, ready, sent, answer, ids, state } = begin();
		comparison.start();
		ready();
		await answer('a');
		session.getState().setProfile('beta');
		expect(state().run.status).toBe('idle');
		session.getState().setText('value', '1');
		expect(state()).toMatchObject({ stale: true, run: { status: 'running' } });
		expect(ids()).toEqual(['a']);
		expect(sent()?.request).toMatchObject({ value: { text: '1', format: 'json' } });
		await answer('b');
		expect(ids()).toEqual(['b']);
	});

	it('lets no answer of an older text in', async () => {
		const { comparison, session, ready, answer, ids, state } = begin();
		comparison.start();
		ready();
		session.getState().setText('value', '1');
		await answer('old');
		expect([ids(), state().stale]).toEqual([[], true]);
		await answer('new');
		expect([ids(), state().stale]).toEqual([['new'], false]);
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
		expect(ids()).toEqual(['a']);
	});

	it('tells what broke', async () => {
		const { comparison, workers, ready, state } = begin();
		comparison.start();
		ready();
		workers[0].break('error', 'out of memory');
		await vi.advanceTimersByTimeAsync(0);
		expect(state().run).toEqual({ status: 'failed', message: expect.stringContaining('out of memory') });
	});

	it('keeps the choice with the work, and no choice of fewer than two', () => {
		const { comparison, session } = begin();
		const chosen = () => subjectsOf(session.getState(), data.profiles).map(subjectKey);
		expect(chosen()).toEqual(['alpha only', 'beta input']);
		comparison.choose(new Set(['beta output', 'alpha only']));
		comparison.choose(new Set(['alpha only']));
		expect(chosen()).toEqual(['alpha only', 'beta output']);
		expect(session.getState()).toMatchObject({ touched: true, revision: 1 });
	});

	it('compares anew when others are chosen, by hand or by a link', async () => {
		const { comparison, session, ready, sent, answer } = begin();
		comparison.start();
		ready();
		await answer('a');
		comparison.choose(new Set(['beta input', 'beta output']));
		expect(sent()?.request).toMatchObject({ targets: [{ context: 'input' }, { context: 'output' }] });
		session.getState().open({ ...stateWith('{}'), compare: { hosts: [], shown: true } });
		expect(session.getState()).toMatchObject({ shows: 'compare', compared: [{ context: 'input' }, {}] });
		const hosts = [
			{ profile: 'beta', context: null },
			{ profile: 'alpha', context: null },
		];
		session.getState().open({ ...stateWith('{}'), compare: { hosts, shown: false } });
		expect(session.getState()).toMatchObject({ shows: null, compared: [{ profile: 'alpha' }, { profile: 'beta' }] });
	});

	it('is in a link where it is looked at or chosen', () => {
		const { comparison } = begin();
		expect(comparison.shared()).toBeUndefined();
		comparison.start();
		expect(comparison.shared()).toMatchObject({ shown: true, hosts: [{ profile: 'alpha' }, { profile: 'beta' }] });
		comparison.stop();
		expect(comparison.shared()).toBeUndefined();
		comparison.choose(new Set(['beta input', 'beta output']));
		expect(comparison.shared()).toMatchObject({ shown: false, hosts: [{ context: 'input' }, { context: 'output' }] });
	});

	it('leaves its marks when it is left, and when their row is no longer compared', () => {
		const { comparison, state } = begin();
		comparison.choose(new Set(allSubjects(data.profiles).map(subjectKey)));
		comparison.start();
		comparison.mark({ of: 'all' });
		comparison.stop();
		expect(state().marked).toBeNull();
		comparison.mark({ of: 'row', id: 'beta output' });
		comparison.choose(new Set(['alpha only', 'beta output']));
		expect(state().marked).toEqual({ of: 'row', id: 'beta output' });
		comparison.choose(new Set(['alpha only', 'beta input']));
		expect(state().marked).toBeNull();
	});
});
