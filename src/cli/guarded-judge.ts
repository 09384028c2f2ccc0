import { guardReport } from '../worker/guard.ts';
import { type Job, lookUp } from './job.ts';
import type { FromThread, ToThread } from './protocol.ts';

/** The part of a worker thread that is used. */
export interface Thread {
	postMessage(job: ToThread): void;
	on(event: 'message', listener: (message: FromThread) => void): unknown;
	on(event: 'error', listener: (error: Error) => void): unknown;
	on(event: 'exit', listener: (code: number) => void): unknown;
	terminate(): Promise<unknown>;
}

/** What becomes of a job. */
export type Answer = Exclude<FromThread, { readonly type: 'ready' | 'travelled' }>;

interface Pending {
	readonly job: Job;
	readonly settle: (answer: Answer) => void;
}

/**
 * Judges in another thread, in order, so that a pattern that backtracks without end can be stopped: past the
 * deadline the thread is ended, its job is answered as `exhausted`, and the jobs behind it go to a fresh one.
 */
export class GuardedJudge {
	readonly #createThread: () => Thread;
	readonly #deadline: number;
	readonly #pending: Pending[] = [];
	#thread: Thread | null = null;
	#ready = false;
	#timer: NodeJS.Timeout | undefined;
	#answered = 0;
	#started = 0;

	/** @param deadline milliseconds that one judgement may take */
	constructor(createThread: () => Thread, deadline: number) {
		this.#createThread = createThread;
		this.#deadline = deadline;
	}

	/** Judges a job after all those given before it. Never rejects. */
	judge(job: Job): Promise<Answer> {
		return new Promise((settle) => {
			this.#pending.push({ job, settle });
			if (this.#thread === null) this.#start();
			else if (this.#ready) {
				this.#thread.postMessage(job);
				if (this.#pending.length === 1) this.#watch();
			}
		});
	}

	/** Ends the thread. Jobs not yet answered never will be. */
	async close(): Promise<void> {
		await this.#drop();
	}

	#start(): void {
		const thread = this.#createThread();
		this.#thread = thread;
		const current =
			<T>(listen: (event: T) => void) =>
			(event: T) => {
				if (this.#thread === thread) listen(event);
			};
		thread.on(
			'message',
			current((message) => this.#receive(message)),
		);
		thread.on(
			'error',
			current((error) => this.#fail(`The judging thread broke: ${error.message}`)),
		);
		thread.on(
			'exit',
			current((code) => this.#fail(`The judging thread ended by itself, with code ${code}.`)),
		);
	}

	#receive(message: FromThread): void {
		if (message.type === 'ready') {
			this.#ready = true;
			for (const { job } of this.#pending) this.#thread?.postMessage(job);
			this.#watch();
			return;
		}
		if (message.type === 'travelled') return;
		this.#answer(message);
		this.#watch();
	}

	/** Answers the oldest job. */
	#answer(answer: Answer): void {
		this.#answered++;
		this.#pending.shift()?.settle(answer);
	}

	/** Gives the oldest job its time, from now on. */
	#watch(): void {
		clearTimeout(this.#timer);
		if (this.#pending.length === 0) return;
		this.#started = performance.now();
		const answered = this.#answered;
		this.#timer = setTimeout(() => {
			// An answer may lie in the queue already while this thread was busy: it is taken first.
			setImmediate(() => {
				if (this.#answered === answered) this.#expire();
			});
		}, this.#deadline);
	}

	#expire(): void {
		const [head] = this.#pending;
		if (head === undefined) return;
		const { profile, context } = lookUp(head.job);
		const report = guardReport({
			...(head.job.id === undefined ? {} : { id: head.job.id }),
			profile: { id: profile.id, version: profile.version },
			context,
			withValue: head.job.value !== null,
			used: Math.round(performance.now() - this.#started),
			limit: this.#deadline,
		});
		this.#restartWithout({ type: 'report', json: JSON.stringify(report), verdict: report.verdict });
	}

	#fail(message: string): void {
		this.#restartWithout({ type: 'fault', message });
	}

	/** The oldest job brought its thread down: it gets this answer, the rest a fresh thread. */
	#restartWithout(answer: Answer): void {
		void this.#drop();
		this.#answer(answer);
		if (this.#pending.length > 0) this.#start();
	}

	async #drop(): Promise<void> {
		clearTimeout(this.#timer);
		const thread = this.#thread;
		this.#thread = null;
		this.#ready = false;
		await thread?.terminate();
	}
}
