import { describe, expect, it, vi } from 'vitest';
import { Memory, type SourceText } from '../core/index.ts';
import { convertJob } from '../worker/convert-job.ts';
import type { JobOutcome } from '../worker/job-client.ts';
import type { ConvertRequest } from '../worker/protocol.ts';
import { Conversion } from './conversion.ts';
import { createSession } from './session.ts';

const PROFILES = [{ id: 'p', title: 'P', contexts: [{ id: 'c', title: 'C', summary: '' }] }] as const;

type Answer = (request: ConvertRequest) => Promise<JobOutcome<'convert'>>;

const atOnce: Answer = async (request) => ({
	status: 'answer',
	answer: convertJob(request, new Memory()),
	milliseconds: 1,
});

function opened(text: string, format: SourceText['format'], convert: Answer = atOnce) {
	const session = createSession(PROFILES, {
		state: {
			schema: { text, format },
			value: { text: '', format: 'json' },
			profile: 'p',
			context: null,
			formatAssertion: false,
			schemas: [],
		},
	});
	const client = { convert: vi.fn(convert), cancel: vi.fn() };
	return { session, client, conversion: new Conversion(session, client) };
}

describe('a switch of the notation', () => {
	it('converts what converts without loss; undo brings text and notation back', async () => {
		const { session, conversion } = opened('{"a": [1.50]}', 'json');
		expect(await conversion.switchTo('schema', 'yaml')).toEqual({ how: 'converted' });
		expect(session.getState().schema).toEqual({ text: 'a:\n  - 1.50\n', format: 'yaml' });
		session.getState().setText('schema', '{"a": [1.50]}');
		expect(session.getState().schema).toEqual({ text: '{"a": [1.50]}', format: 'json' });
		session.getState().setText('schema', 'a:\n  - 1.50\n');
		expect(session.getState().schema.format).toBe('yaml');
	});

	it('of an empty text asks nobody', async () => {
		const { session, client, conversion } = opened(' \n', 'json');
		expect(await conversion.switchTo('value', 'yaml')).toEqual({ how: 'empty' });
		expect(session.getState().value).toEqual({ text: '', format: 'yaml' });
		expect(client.convert).not.toHaveBeenCalled();
	});

	it('to the present notation does nothing', async () => {
		const { client, conversion } = opened('1', 'json');
		expect(await conversion.switchTo('schema', 'json')).toEqual({ how: 'dropped' });
		expect(client.convert).not.toHaveBeenCalled();
	});

	it('of a text that cannot be read keeps it, and says where it cannot be read', async () => {
		const { session, conversion } = opened('{\n"a": 1\n"b": 2}', 'json');
		expect(await conversion.switchTo('schema', 'yaml')).toMatchObject({ how: 'kept', line: 3 });
		expect(session.getState().schema).toEqual({ text: '{\n"a": 1\n"b": 2}', format: 'yaml' });
	});

	it('asks where something would be lost, and does as it is told', async () => {
		for (const [answer, expected] of [
			['accept', { text: '{\n  "a": 1\n}\n', format: 'json' }],
			['keep', { text: 'a: 1 # one\n', format: 'json' }],
			['dismiss', { text: 'a: 1 # one\n', format: 'yaml' }],
		] as const) {
			const { session, conversion } = opened('a: 1 # one\n', 'yaml');
			expect(await conversion.switchTo('schema', 'json')).toEqual({ how: 'asked' });
			expect(conversion.store.getState().question?.losses).toMatchObject([{ kind: 'comments', total: 1 }]);
			conversion[answer]();
			expect(session.getState().schema).toEqual(expected);
			expect(conversion.store.getState().question).toBeNull();
		}
	});

	it('that was asked about does nothing to a text changed meanwhile', async () => {
		const { session, conversion } = opened('a: 1 # one\n', 'yaml');
		await conversion.switchTo('schema', 'json');
		session.getState().setText('schema', 'a: 2 # one\n');
		expect(conversion.accept()).toBe(false);
		expect(session.getState().schema).toEqual({ text: 'a: 2 # one\n', format: 'yaml' });
	});

	it('is dropped where the text changes or it is cancelled while it runs', async () => {
		let answer = (_: JobOutcome<'convert'>): void => undefined;
		const later: Answer = () => new Promise((resolve) => (answer = resolve));
		const converted = { status: 'answer', answer: { ok: true, text: '1\n', losses: [] }, milliseconds: 1 } as const;
		const edited = opened('1', 'json', later);
		const first = edited.conversion.switchTo('schema', 'yaml');
		expect(edited.conversion.store.getState().running?.side).toBe('schema');
		edited.session.getState().setText('schema', '12');
		answer(converted);
		expect(await first).toEqual({ how: 'dropped' });
		expect(edited.session.getState().schema).toEqual({ text: '12', format: 'json' });

		const { session, client, conversion } = opened('1', 'json', later);
		const second = conversion.switchTo('schema', 'yaml');
		conversion.cancel();
		expect(client.cancel).toHaveBeenCalledWith('convert');
		expect(conversion.store.getState().running).toBeNull();
		answer(converted);
		expect(await second).toEqual({ how: 'dropped' });
		expect(session.getState().schema.format).toBe('json');
	});

	it('that takes too long or breaks says so and changes nothing', async () => {
		for (const [outcome, message] of [
			[{ status: 'timeout', used: 30_010, limit: 30_000 }, 'Stopped after 30 seconds.'],
			[{ status: 'fault', message: 'It broke.' }, 'It broke.'],
		] as const) {
			const { session, conversion } = opened('1', 'json', async () => outcome);
			expect(await conversion.switchTo('schema', 'yaml')).toEqual({ how: 'failed', message });
			expect(session.getState().schema).toEqual({ text: '1', format: 'json' });
		}
	});
});
