import { describe, expect, it, vi } from 'vitest';
import { Memory, type Profile } from '../../core/index.ts';
import { findProfile, profiles } from '../../profiles/index.ts';
import { judgeJson } from '../../testing/judging.ts';
import type { JudgeClient } from '../../worker/judge-client.ts';
import type { Jobs } from '../../worker/protocol.ts';
import { actionsInSteps, replayInSteps } from '../../worker/travel-job.ts';
import { createSession } from '../session.ts';
import { stateWith } from '../testing/fakes.ts';
import { Offers } from './offers.ts';

const SCHEMA = '{"type": "object", "properties": {\n"a": {"type": ["string"]},\n"b": {"pattern": "^a"}}}';

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return profile;
}

/** Answers as the worker would, or with what the test says. */
function begin(replayed: (request: Jobs['replay']['request']) => Jobs['replay']['answer'] = replayHere) {
	const session = createSession(profiles, { state: stateWith(SCHEMA, { profile: 'me', context: null }) });
	const ask = vi.fn(async (kind: string, request: never) => ({
		status: 'answer' as const,
		answer: kind === 'replay' ? replayed(request) : actionsInSteps(request, find, new Memory()),
		milliseconds: 1,
	}));
	const offers = new Offers({ session, client: { ask: ask as unknown as JudgeClient['ask'] } });
	const offer = async (line: number, rule: string) => {
		const offered = await offers.at(SCHEMA, { first: line, last: line });
		const action = offered?.actions.find(({ edit }) => edit.rule === rule);
		if (offered === null || action === undefined) throw new Error(`${rule} is not offered.`);
		return { action, request: offered.request };
	};
	return { session, offers, offer, ask };
}

function replayHere(request: Jobs['replay']['request']): Jobs['replay']['answer'] {
	return replayInSteps(request, find, new Memory(), () => undefined);
}

describe('Offers', () => {
	it('are of the lines asked about, and of the present text alone', async () => {
		const { offers } = begin();
		const offered = await offers.at(SCHEMA, { first: 2, last: 2 });
		expect(offered?.actions.map(({ edit }) => edit.rule)).toEqual(['single-type', 'lose-constraint']);
		expect(await offers.at('{}', { first: 1, last: 1 })).toBeNull();
	});

	it('are looked for only where the report has something', async () => {
		const { offers, session, ask } = begin();
		session.getState().setReport(judgeJson(find('me'), SCHEMA, null), session.getState().revision, 1);
		expect(await offers.at(SCHEMA, { first: 1, last: 1 })).toBeNull();
		expect(ask).not.toHaveBeenCalled();
		expect((await offers.at(SCHEMA, { first: 1, last: 2 }))?.actions).not.toEqual([]);
	});

	it('wait for the judgement that is on, and are none where the text changes meanwhile', async () => {
		const { offers, session, ask } = begin();
		const { setRun, setReport, setText, revision } = session.getState();
		setRun({ status: 'running', since: 0, progress: null });
		const offered = offers.at(SCHEMA, { first: 2, last: 2 });
		await Promise.resolve();
		expect(ask).not.toHaveBeenCalled();
		setReport(judgeJson(find('me'), SCHEMA, null), revision, 1);
		setRun({ status: 'idle' });
		expect((await offered)?.actions).not.toEqual([]);
		setRun({ status: 'running', since: 0, progress: null });
		const late = offers.at(SCHEMA, { first: 2, last: 2 });
		setText('schema', '{}');
		expect(await late).toBeNull();
	});

	it('keep the meaning once they are proved', async () => {
		const { session, offers, offer } = begin();
		const { action, request } = await offer(2, 'single-type');
		const taken = await offers.take(action, request);
		expect(taken).toEqual({ made: true, sentence: expect.stringMatching(/ [\d,]{5} values tried, all alike\.$/) });
		expect(session.getState().schema.text).toBe(SCHEMA.replace('["string"]', '"string"'));
	});

	it('lose a constraint where that is what was chosen', async () => {
		const { session, offers, offer } = begin();
		const { action, request } = await offer(3, 'lose-constraint');
		expect(await offers.take(action, request)).toMatchObject({ made: true });
		expect(session.getState().schema.text).not.toContain('pattern');
	});

	it('change nothing that has changed meanwhile', async () => {
		const { session, offers, offer } = begin();
		const { action, request } = await offer(2, 'single-type');
		session.getState().setText('schema', '{}');
		expect(await offers.take(action, request)).toEqual({
			made: false,
			sentence: 'Nothing was changed. The schema has changed meanwhile.',
		});
		expect(session.getState().schema.text).toBe('{}');
	});

	it('are withdrawn with the value that tells', async () => {
		const { session, offers, offer } = begin((request) => {
			const answer = replayHere(request);
			if (!answer.ok) return answer;
			const [one] = answer.replay.steps;
			const proof = { holds: false, tried: 7, fitting: 3, counterexample: '"x"' };
			const steps = [{ ...one, state: 'withdrawn' as const, step: { ...one.step, proof } }];
			return { ...answer, replay: { ...answer.replay, steps } };
		});
		const { action, request } = await offer(2, 'single-type');
		const taken = await offers.take(action, request);
		expect(taken).toEqual({ made: false, sentence: expect.stringContaining('`"x"` is told otherwise') });
		expect(session.getState().schema.text).toBe(SCHEMA);
	});
});
