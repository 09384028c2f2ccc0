import type { Report } from '../../core/index.ts';
import type { WorkerLike } from '../job-client.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';

type Listener = (event: { readonly data: FromWorker; readonly message?: string }) => void;

/** A worker whose every word a test says itself. */
export class FakeWorker implements WorkerLike {
	readonly sent: ToWorker[] = [];
	terminated = false;
	readonly #listeners: Record<'message' | 'error' | 'messageerror', Listener[]> = {
		message: [],
		error: [],
		messageerror: [],
	};

	postMessage(message: ToWorker): void {
		this.sent.push(message);
	}

	terminate(): void {
		this.terminated = true;
	}

	addEventListener(type: 'message' | 'error' | 'messageerror', listener: Listener): void {
		this.#listeners[type].push(listener);
	}

	say(data: FromWorker): void {
		for (const listener of this.#listeners.message) listener({ data });
	}

	break(type: 'error' | 'messageerror', message?: string): void {
		const event = { data: { type: 'ready' as const }, ...(message === undefined ? {} : { message }) };
		for (const listener of this.#listeners[type]) listener(event);
	}

	/** The run sent last, a judgement. */
	get last(): ToWorker & { readonly kind: 'judge' } {
		const message = this.sent.at(-1);
		if (message?.kind !== 'judge') throw new Error('no judgement was sent');
		return message;
	}

	/** Answers the run sent last. */
	answer(answer: Report, run: number = this.last.run): void {
		this.say({ type: 'answer', run, kind: 'judge', answer });
	}
}

/** Makes fake workers and keeps them in order. */
export function workerShop(): { readonly workers: FakeWorker[]; readonly createWorker: () => FakeWorker } {
	const workers: FakeWorker[] = [];
	return {
		workers,
		createWorker: () => {
			const worker = new FakeWorker();
			workers.push(worker);
			return worker;
		},
	};
}
