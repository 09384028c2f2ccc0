import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory } from '../core/index.ts';
import { listSchemas } from '../sources/index.ts';
import type { JobOutcome } from '../worker/job-client.ts';
import type { ListRequest } from '../worker/protocol.ts';
import { judgeRequestOf } from './judge-request.ts';
import { createSession } from './session.ts';
import { LIST_AFTER, Sources } from './sources.ts';
import { data, stateWith } from './testing/fakes.ts';

const tools = (...names: readonly string[]) =>
	JSON.stringify(names.map((name) => ({ name, input_schema: { type: 'object', title: name } })));

type Answer = (request: ListRequest) => Promise<JobOutcome<'list'>>;

/** The list as the worker makes it, without verdicts. */
const listed: Answer = async ({ source }) => ({
	status: 'answer',
	answer: listSchemas(source, [], { memory: new Memory() }),
	milliseconds: 1,
});

function begin(text: string, pointer?: string) {
	const session = createSession(data.profiles, { state: stateWith(text, pointer === undefined ? {} : { pointer }) });
	const client = { list: vi.fn(listed), cancel: vi.fn() };
	const sources = new Sources({ session, profiles: data.profiles, client });
	sources.start();
	const settle = () => vi.advanceTimersByTimeAsync(LIST_AFTER);
	const select = (name: string) => {
		const entry = sources.store.getState().listing?.rows.find((row) => row.entry.name === name)?.entry;
		if (entry === undefined) throw new Error(`no ${name}`);
		sources.select(entry);
	};
	return { session, client, sources, settle, select, state: sources.store.getState, work: session.getState };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the schema that is worked on', () => {
	it('is followed to where a deletion in front of it moved it', async () => {
		const { settle, select, work, state } = begin(tools('a', 'b'));
		await settle();
		select('b');
		expect(work().pointer).toBe('/1/input_schema');
		work().setText('schema', tools('b'));
		await settle();
		expect(work().pointer).toBe('/0/input_schema');
		expect(state().working?.name).toBe('b');
	});

	it('is asked for by its name, so that a neighbour in its place is not taken for it', async () => {
		const { settle, select, work } = begin(tools('a', 'b', 'c'));
		await settle();
		select('b');
		expect(judgeRequestOf(work())).toMatchObject({ pointer: '/1/input_schema', named: 'b' });
		work().setText('schema', tools('a', 'c'));
		expect(judgeRequestOf(work()).named).toBe('b');
		await settle();
		expect(judgeRequestOf(work())).not.toHaveProperty('named');
		work().setText('schema', tools('a', 'b', 'c'));
		await settle();
		expect(judgeRequestOf(work())).toMatchObject({ pointer: '/1/input_schema', named: 'b' });
	});

	it('is judged anew under a new name where it was not found under the old one', async () => {
		const { settle, select, work } = begin(tools('a', 'b'));
		await settle();
		select('b');
		work().setText('schema', tools('a', 'bee'));
		const { revision } = work();
		work().setRun({ status: 'astray' });
		await settle();
		expect(work()).toMatchObject({ pointer: '/1/input_schema', schemaName: 'bee', revision: revision + 1 });
	});

	it('is lost where it is deleted, and found again where it comes back', async () => {
		const { settle, select, work, state } = begin(tools('a', 'b'));
		await settle();
		select('b');
		work().setText('schema', tools('a'));
		await settle();
		expect(work().pointer).toBeNull();
		expect(state()).toMatchObject({ working: null, lost: { name: 'b' } });
		work().setText('schema', tools('x', 'b'));
		await settle();
		expect(work().pointer).toBe('/1/input_schema');
		expect(state()).toMatchObject({ working: { name: 'b' }, lost: null });
	});

	it('of a link that leads nowhere is told, and the whole is judged', async () => {
		const { settle, work } = begin(tools('a'), '/7/input_schema');
		await settle();
		expect(work().pointer).toBeNull();
		expect(work().notices).toMatchObject([{ kind: 'selection', text: expect.stringContaining('/7/input_schema') }]);
	});

	it.each([
		[{ status: 'cancelled' }, { status: 'cancelled' }],
		[
			{ status: 'timeout', used: 20_010, limit: 20_000 },
			{ status: 'failed', message: 'Listing was stopped after 20 seconds.' },
		],
		[
			{ status: 'fault', message: 'It broke.' },
			{ status: 'failed', message: 'It broke.' },
		],
	] as const)('is given up where it is astray and listing ends with %o', async (outcome, run) => {
		const { client, settle, select, work, state } = begin(tools('a', 'b'));
		await settle();
		select('b');
		client.list.mockResolvedValue(outcome);
		work().setText('schema', tools('a'));
		work().setRun({ status: 'astray' });
		await settle();
		expect(state()).toMatchObject({ run, working: null, lost: { name: 'b' } });
		expect(work().pointer).toBeNull();
	});

	it('is given up where it turns out to be astray after listing ended', async () => {
		const { client, settle, select, work, state } = begin(tools('a', 'b'));
		await settle();
		select('b');
		client.list.mockResolvedValue({ status: 'cancelled' });
		work().setText('schema', tools('a'));
		await settle();
		expect(work().pointer).toBe('/1/input_schema');
		work().setRun({ status: 'astray' });
		expect(work().pointer).toBeNull();
		expect(state().lost?.name).toBe('b');
	});
});

describe('listing', () => {
	it('waits while the text changes, and then lists the last one', async () => {
		const { client, settle, work } = begin(tools('a'));
		await settle();
		for (const name of ['b', 'c', 'd']) {
			work().setText('schema', tools(name));
			await vi.advanceTimersByTimeAsync(LIST_AFTER - 1);
		}
		expect(client.list).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(client.list).toHaveBeenCalledTimes(2);
		expect(client.list.mock.lastCall?.[0].source.text).toBe(tools('d'));
	});

	it('is asked for again after it was cancelled', async () => {
		const { client, sources, settle, state } = begin(tools('a'));
		client.list.mockResolvedValueOnce({ status: 'cancelled' });
		await settle();
		expect(state()).toMatchObject({ run: { status: 'cancelled' }, listing: null });
		await settle();
		expect(client.list).toHaveBeenCalledTimes(1);
		sources.relist();
		await settle();
		expect(state()).toMatchObject({ run: { status: 'idle' }, listing: { kind: 'tool-array' } });
	});

	it('cancels its own kind of job alone', () => {
		const { client, sources } = begin(tools('a'));
		sources.cancel();
		expect(client.cancel).toHaveBeenCalledWith('list');
	});

	it('keeps the list of the text before while the text cannot be read', async () => {
		const { settle, work, state } = begin(tools('a', 'b'));
		await settle();
		work().setText('schema', `${tools('a', 'b').slice(0, -1)}\n,]`);
		await settle();
		expect(state()).toMatchObject({ trouble: { range: { start: { line: 2 } } }, listing: { rows: { length: 2 } } });
		work().setText('schema', tools('a', 'b', 'c'));
		await settle();
		expect(state()).toMatchObject({ trouble: null, listing: { rows: { length: 3 } } });
	});

	it('asks for verdicts only while they are looked at, and by the chosen profiles', async () => {
		const { client, sources, settle, work } = begin(tools('a'));
		await settle();
		const asked = () => client.list.mock.lastCall?.[0].profiles.map(({ profile }) => profile);
		expect(asked()).toEqual([]);
		sources.show(true);
		await settle();
		expect(asked()).toEqual(['alpha']);
		sources.compare(['beta', 'alpha']);
		await settle();
		expect(asked()).toEqual(['alpha', 'beta']);
		work().setProfile('beta');
		await settle();
		expect(asked()).toEqual(['beta', 'alpha']);
		expect(client.list).toHaveBeenCalledTimes(4);
	});
});
