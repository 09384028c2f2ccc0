import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory, type Profile } from '../../core/index.ts';
import { findProfile, profiles } from '../../profiles/index.ts';
import { JudgeClient } from '../../worker/judge-client.ts';
import type { FakeWorker } from '../../worker/testing/fake-worker.ts';
import { workerShop } from '../../worker/testing/fake-worker.ts';
import { replayInSteps, travelInSteps } from '../../worker/travel-job.ts';
import { createSession } from '../session.ts';
import { createSources } from '../sources-store.ts';
import { stateWith } from '../testing/fakes.ts';
import { Travelling } from './travelling.ts';

const SCHEMA = '{"type": "object", "title": "t", "properties": {"a": {"type": ["string"]}}}';
const MADE = '{"type": "object", "properties": {"a": {"type": "string"}}}';

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return profile;
}

function begin(schema = SCHEMA) {
	const session = createSession(profiles, { state: stateWith(schema, { profile: 'me', context: null }) });
	const { workers, createWorker } = workerShop();
	const client = new JudgeClient({ createWorker, versionOf: () => '1' });
	const travelling = new Travelling({ session, sources: createSources(), profiles, client });
	/** Does what the worker was asked last, and lets the answer in. */
	const work = async () => {
		const worker = workers.at(-1);
		if (worker === undefined) throw new Error('no worker');
		if (!ready.has(worker)) worker.say({ type: 'ready' });
		ready.add(worker);
		const memory = new Memory();
		const message = worker.sent.at(-1);
		if (message?.kind === 'travel') {
			const answer = travelInSteps(message.request, find, memory, () => undefined);
			worker.say({ type: 'answer', run: message.run, kind: 'travel', answer });
		} else if (message?.kind === 'replay') {
			const answer = replayInSteps(message.request, find, memory, () => undefined);
			worker.say({ type: 'answer', run: message.run, kind: 'replay', answer });
		} else throw new Error(`no work: ${message?.kind}`);
		await vi.advanceTimersByTimeAsync(0);
	};
	const ready = new Set<FakeWorker>();
	return { session, workers, travelling, work, state: travelling.store.getState };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('Travelling', () => {
	it('looks for the compared hosts, with no edit allowed that changes the meaning, and makes all that it finds', async () => {
		const { travelling, work, workers, state } = begin();
		travelling.open();
		expect(state()).toMatchObject({ run: { status: 'running' }, allow: { loses: false, adds: false } });
		expect(state().targets.map(({ profile }) => profile)).toEqual(['backplane', 'me', 'realm']);
		await work();
		expect(workers[0].sent[0].request).toMatchObject({ allow: { loses: false, adds: false } });
		await work();
		expect(state()).toMatchObject({ run: { status: 'idle' }, replaying: false, found: { replay: { result: MADE } } });
	});

	it('takes the hosts that were chosen to be compared', () => {
		const { travelling, session, state } = begin();
		const chosen = [
			{ profile: 'me', context: 'output' },
			{ profile: 'realm', context: find('realm').contexts[0].id },
		];
		session.getState().setCompared(chosen);
		travelling.open();
		expect(state().targets).toEqual(chosen);
	});

	it('puts the text into the session, as a change by hand', async () => {
		const { travelling, session, work } = begin();
		expect(travelling.apply()).toBe('nothing');
		travelling.open();
		await work();
		await work();
		expect(travelling.apply()).toBe('applied');
		expect(session.getState()).toMatchObject({ schema: { text: MADE }, edits: 1, touched: true });
	});

	it('applies nothing to a schema that has changed meanwhile, and looks again when asked', async () => {
		const { travelling, session, work, state } = begin();
		travelling.open();
		await work();
		await work();
		session.getState().setText('schema', '{"type": "object"}');
		expect(travelling.apply()).toBe('changed');
		expect(session.getState().schema.text).toBe('{"type": "object"}');
		travelling.again();
		await work();
		await work();
		expect(state().found?.replay).toMatchObject({ steps: [], result: '{"type": "object"}' });
	});

	it('leaves out what is switched off', async () => {
		const { travelling, work, state } = begin();
		travelling.open();
		await work();
		await work();
		const index = state().found?.replay.steps.findIndex(({ step }) => step.rule === 'single-type') ?? -1;
		travelling.toggle(index, false);
		expect(state().replaying).toBe(true);
		expect(travelling.apply()).toBe('nothing');
		await work();
		expect(state().found?.replay.result).toBe('{"type": "object", "properties": {"a": {"type": ["string"]}}}');
		expect(state().found?.replay.steps[index].state).toBe('off');
		travelling.toggle(index, true);
		await work();
		expect(state().found?.replay.result).toBe(MADE);
	});

	it('looks anew where more is allowed, and forgets which edits were off', async () => {
		const { travelling, work, workers, state } = begin(SCHEMA.replace('["string"]', '"string", "pattern": "^a"'));
		travelling.open();
		await work();
		await work();
		expect(state().found?.answer.travel.obstacles).toMatchObject([{ kind: 'loses' }]);
		travelling.toggle(0, false);
		await work();
		travelling.allow({ loses: true });
		expect(state().off.size).toBe(0);
		await work();
		expect(workers[0].sent.at(-2)?.request).toMatchObject({ allow: { loses: true, adds: false } });
		await work();
		expect(state().found?.answer.travel.reached).toBe(true);
	});

	it('ends the worker of a search that is cancelled, and lets nothing of it in', async () => {
		const { travelling, workers, state, work } = begin();
		travelling.open();
		workers[0].say({ type: 'ready' });
		await vi.advanceTimersByTimeAsync(0);
		travelling.cancel();
		expect(state()).toMatchObject({ run: { status: 'cancelled' }, found: null });
		expect(workers[0].terminated).toBe(true);
		travelling.again();
		await work();
		await work();
		expect(state().found?.replay.result).toBe(MADE);
	});

	it('says why a schema cannot be rewritten, and what broke', async () => {
		const { travelling, work, workers, state } = begin('{');
		travelling.open();
		await work();
		expect(state()).toMatchObject({ found: null, trouble: expect.stringContaining('cannot be read') });
		travelling.again();
		workers[0].break('error', 'out of memory');
		await vi.advanceTimersByTimeAsync(0);
		expect(state()).toMatchObject({ run: { status: 'failed', message: expect.stringContaining('out of memory') } });
	});

	it('ends a search that hangs in a value, and says so', async () => {
		const { travelling, workers, state } = begin();
		travelling.open();
		workers[0].say({ type: 'ready' });
		await vi.advanceTimersByTimeAsync(40_000);
		expect(state()).toMatchObject({ run: { status: 'failed', message: expect.stringContaining('Stopped after 30') } });
	});
});
