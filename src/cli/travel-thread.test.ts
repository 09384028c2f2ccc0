import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thread } from './guarded-judge.ts';
import type { FromThread, ToThread } from './protocol.ts';
import { serveTravel, travelIn } from './travel-thread.ts';

const request = {
	schema: { text: '{"type": "object", "title": "t"}', format: 'json' },
	targets: [{ profile: 'backplane' }],
	settings: { formatAssertion: false, schemas: [] },
} as const;

class FakeThread extends EventEmitter implements Thread {
	readonly posted: ToThread[] = [];
	terminated = false;

	postMessage(job: ToThread): void {
		this.posted.push(job);
		this.emit('posted', job);
	}

	async terminate(): Promise<void> {
		this.terminated = true;
	}

	say(message: FromThread): void {
		this.emit('message', message);
	}
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a search in a thread', () => {
	it('asks once it is ready, gives the answer, and ends the thread', async () => {
		const thread = new FakeThread();
		serveTravel({
			on: (_event: string, listener: (job: ToThread) => void) => thread.on('posted', listener),
			postMessage: (message: FromThread) => thread.say(message),
		} as never);
		const end = travelIn(() => thread, request, 5000);
		thread.say({ type: 'ready' });
		expect(await end).toMatchObject({
			type: 'travelled',
			answer: { ok: true, travel: { reached: true } },
			whole: { ok: true, text: '{"type": "object"}' },
		});
		expect(thread.posted).toMatchObject([{ travel: { ...request, budget: 5000 } }]);
		expect(thread.terminated).toBe(true);
	});

	it('is ended where it goes on long after its time', async () => {
		const thread = new FakeThread();
		const end = travelIn(() => thread, request, 500);
		thread.say({ type: 'ready' });
		await vi.advanceTimersByTimeAsync(3400);
		expect(thread.terminated).toBe(false);
		await vi.advanceTimersByTimeAsync(200);
		expect(await end).toEqual({ type: 'timeout' });
		expect(thread.terminated).toBe(true);
	});

	it('tells of a thread that breaks', async () => {
		const thread = new FakeThread();
		const end = travelIn(() => thread, request, 500);
		thread.emit('error', new Error('out of memory'));
		expect(await end).toEqual({ type: 'fault', message: 'The searching thread broke: out of memory' });
	});
});
