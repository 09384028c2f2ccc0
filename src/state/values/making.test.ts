import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JudgeClient } from '../../worker/judge-client.ts';
import type { MadeValue } from '../../worker/protocol.ts';
import { workerShop } from '../../worker/testing/fake-worker.ts';
import { createSession } from '../session.ts';
import { data, stateWith } from '../testing/fakes.ts';
import { MAKING_DEADLINE, Making } from './making.ts';

const MADE: MadeValue = {
	status: 'made',
	value: { text: '{"a":1}', format: 'json' },
	rule: null,
	confirmed: true,
	other: true,
};

function begin() {
	const state = stateWith('{}', { pointer: '/x', value: { text: 'a: 0', format: 'yaml' } });
	const session = createSession(data.profiles, { state });
	const { workers, createWorker } = workerShop();
	const making = new Making({
		session,
		client: new JudgeClient({ createWorker, versionOf: () => '' }),
		random: () => 0.999_999_999_9,
	});
	const sent = () => workers.at(-1)?.sent.at(-1);
	const ready = () => workers.at(-1)?.say({ type: 'ready' });
	const answer = (answer: MadeValue) =>
		workers.at(-1)?.say({ type: 'answer', run: sent()?.run ?? -1, kind: 'generate', answer });
	const kinds = () => session.getState().notices.map(({ kind }) => kind);
	return { session, workers, making, sent, ready, answer, kinds };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('Making', () => {
	it('puts another value into the editor each time, and undo brings the former and its notation back', async () => {
		const { making, session, sent, ready, answer } = begin();
		const made = making.make('valid');
		ready();
		expect(sent()).toMatchObject({
			kind: 'generate',
			request: { profile: 'alpha', context: 'only', pointer: '/x', want: 'valid', present: { text: 'a: 0' } },
		});
		const [first] = [sent()];
		expect(making.store.getState().since).not.toBeNull();
		answer(MADE);
		expect(await made).toEqual(MADE);
		expect(making.store.getState().since).toBeNull();
		expect(session.getState().value).toEqual({ text: '{"a":1}', format: 'json' });
		session.getState().setText('value', 'a: 0');
		expect(session.getState().value).toEqual({ text: 'a: 0', format: 'yaml' });
		void making.make('invalid');
		expect(sent()).toMatchObject({ request: { want: 'invalid' } });
		if (first?.kind !== 'generate') throw new Error('nothing was asked for');
		expect(sent()).not.toMatchObject({ request: { seed: first.request.seed } });
	});

	it('says why there is none, until there is one', async () => {
		const { making, session, ready, answer, kinds } = begin();
		const none = making.make('valid');
		ready();
		answer({ status: 'none', sentence: 'Not found.' });
		expect(await none).toBeNull();
		expect(session.getState().notices).toMatchObject([{ kind: 'value', text: 'Not found.' }]);
		const made = making.make('valid');
		answer(MADE);
		await made;
		expect(kinds()).toEqual([]);
	});

	it('leaves alone what was edited meanwhile, and what was cancelled', async () => {
		const { making, session, workers, ready, answer, kinds } = begin();
		const late = making.make('valid');
		ready();
		session.getState().setText('value', 'a: 2');
		answer(MADE);
		expect(await late).toBeNull();
		const cancelled = making.make('valid');
		making.cancel();
		expect(await cancelled).toBeNull();
		expect(workers[0].terminated).toBe(true);
		expect([session.getState().value.text, kinds()]).toEqual(['a: 2', []]);
	});

	it('ends what does not end', async () => {
		const { making, session, ready } = begin();
		const made = making.make('valid');
		ready();
		await vi.advanceTimersByTimeAsync(MAKING_DEADLINE + 100);
		expect(await made).toBeNull();
		expect(session.getState().notices).toMatchObject([{ text: expect.stringContaining('within 5 s') }]);
	});
});
