import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartResult } from '../../compare/view.ts';
import { workerShop } from '../../worker/testing/fake-worker.ts';
import { createSession } from '../session.ts';
import { data, stateWith } from '../testing/fakes.ts';
import { Parting, SEARCH_DEADLINE } from './parting.ts';

const A = { profile: 'alpha', context: 'only' };
const B = { profile: 'beta', context: 'input' };
const NONE: PartResult = { status: 'none', tried: 7, spent: 5, outOfTime: false, sentence: 'None.' };
const text = (text: string) => ({ text, format: 'json' }) as const;

function begin(part: Parameters<typeof stateWith>[1] = {}) {
	const session = createSession(data.profiles, { state: stateWith('{}', part) });
	const { workers, createWorker } = workerShop();
	const parting = Parting.of(session, { createWorker });
	const sent = () => workers.at(-1)?.sent.at(-1);
	const answer = async (answer: PartResult) => {
		workers.at(-1)?.say({ type: 'answer', run: sent()?.run ?? -1, kind: 'partWays', answer });
		await vi.advanceTimersByTimeAsync(0);
	};
	const find = () => {
		parting.find(A, B);
		workers.at(-1)?.say({ type: 'ready' });
	};
	const progress = (phase: string) =>
		workers.at(-1)?.say({ type: 'progress', run: sent()?.run ?? -1, progress: { phase, fraction: 0.5 } });
	return { session, workers, parting, sent, answer, find, progress, state: parting.store.getState };
}

/** A found value, given to each in its own envelope. */
const found = (): PartResult => {
	const made: Partial<Extract<PartResult, { status: 'found' }>> = {
		status: 'found',
		value: text('1.0'),
		given: [text('[1.0]'), text('1.0')],
		tried: 3,
	};
	return made as PartResult;
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('Parting', () => {
	it('starts a worker for the first search, and goes another way each time', async () => {
		const { workers, find, sent, answer, progress, state } = begin({ pointer: '/a' });
		expect(workers).toHaveLength(0);
		find();
		expect(sent()).toMatchObject({ kind: 'partWays', request: { a: A, b: B, pointer: '/a', seed: 1 } });
		progress('12 tried');
		expect(state()).toMatchObject({ status: 'running', progress: { phase: '12 tried' } });
		await answer(NONE);
		expect(state()).toEqual({ status: 'ended', result: NONE });
		find();
		expect(sent()).toMatchObject({ request: { seed: 2 } });
	});

	it.each([
		['alpha', 'only', '[1.0]'],
		['beta', 'input', '1.0'],
		['beta', 'output', '[1.0]'],
	])('puts what it found into the value editor, as %s (%s) is given it', async (profile, context, expected) => {
		const { session, find, answer } = begin({ profile, context, value: { text: 'a: 1', format: 'yaml' } });
		find();
		await answer(found());
		expect(session.getState().value).toEqual(text(expected));
		session.getState().setText('value', 'a: 1');
		expect(session.getState().value).toEqual({ text: 'a: 1', format: 'yaml' });
	});

	it('ends with its worker when it is cancelled, and says how far it was', async () => {
		const { workers, parting, find, progress, state } = begin();
		find();
		progress('40 tried');
		parting.cancel();
		await vi.advanceTimersByTimeAsync(0);
		expect(workers[0].terminated).toBe(true);
		expect(state()).toEqual({ status: 'stopped', message: 'Cancelled.', last: '40 tried' });
	});

	it('is ended where one of the tries does not end', async () => {
		const { workers, find, progress, state } = begin();
		find();
		progress('40 tried');
		await vi.advanceTimersByTimeAsync(SEARCH_DEADLINE + 100);
		expect(workers[0].terminated).toBe(true);
		expect(state()).toEqual({ status: 'stopped', message: expect.stringContaining('does not end'), last: '40 tried' });
	});

	it('is forgotten with the schema, not with the value', async () => {
		const { session, workers, find, answer, state } = begin();
		find();
		await answer(NONE);
		session.getState().setText('value', '2');
		expect(state().status).toBe('ended');
		session.getState().setText('schema', 'true');
		expect(state().status).toBe('idle');
		find();
		session.getState().setText('schema', 'false');
		await vi.advanceTimersByTimeAsync(0);
		expect(state().status).toBe('idle');
		expect(workers[0].terminated).toBe(true);
	});
});
