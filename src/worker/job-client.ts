import type { FromWorker, JobKind, Jobs, Progress, ToWorker } from './protocol.ts';

/** The part of `Worker` that is used; tests give their own. */
export interface WorkerLike {
	postMessage(message: ToWorker): void;
	terminate(): void;
	addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
	addEventListener(type: 'error' | 'messageerror', listener: (event: { readonly message?: string }) => void): void;
}

/** How a run ended. Every run ends in exactly one of these; none rejects. */
export type JobOutcome<K extends JobKind> =
	| { readonly status: 'answer'; readonly answer: Jobs[K]['answer']; readonly milliseconds: number }
	/** A newer run of the same kind was asked for. */
	| { readonly status: 'superseded' }
	| { readonly status: 'cancelled' }
	/** The deadline passed; the worker was ended. `used` and `limit` in milliseconds. */
	| { readonly status: 'timeout'; readonly used: number; readonly limit: number }
	/** The worker's code threw or broke: a fault of ours. `astray`: the text holds no schema at the request's pointer. */
	| { readonly status: 'fault'; readonly message: string; readonly astray?: boolean }
	/** No worker can be started; `retry()` tries again. */
	| { readonly status: 'unavailable'; readonly message: string };

export interface JobClientOptions {
	readonly createWorker: () => WorkerLike;
	/** How long a worker may take to load, in milliseconds. */
	readonly startLimit?: number;
	/** How often a start is tried before the client gives up. */
	readonly startAttempts?: number;
	/** How long a run goes on once its answer is no longer wanted, in milliseconds. */
	readonly patience?: number;
}

export interface RunOptions {
	/** Milliseconds until the worker is ended; null: none. */
	readonly deadline: number | null;
	readonly onProgress?: (progress: Progress) => void;
}

/** `stopped`: no worker, the next run starts one. `unavailable`: starting failed too often. */
export type JobClientState = 'stopped' | 'starting' | 'ready' | 'running' | 'unavailable';

interface Entry {
	readonly kind: JobKind;
	readonly deadline: number | null;
	/** The message once the entry has its run number. */
	readonly message: (run: number) => ToWorker;
	readonly progress: (progress: Progress) => void;
	readonly answer: (answer: Jobs[JobKind]['answer'], milliseconds: number) => void;
	readonly end: (outcome: Exclude<JobOutcome<JobKind>, { status: 'answer' }>) => void;
}

interface Running {
	readonly entry: Entry;
	readonly run: number;
	readonly since: number;
	/** Whether the answer is still wanted. */
	wanted: boolean;
}

const START_LIMIT = 10_000;
const START_ATTEMPTS = 3;
const START_PAUSE = 250;
const PATIENCE = 500;
/** An answer that came in time may still lie in the queue behind the timer: one more turn lets it in. */
const GRACE = 20;
/** The longest time a timer can wait. */
const LONGEST = 2 ** 31 - 1;

const HELP =
	"Reload the page. If you host it: serve .js files as text/javascript, and let the Content-Security-Policy have worker-src 'self'.";

/**
 * Runs jobs in one worker, one at a time. Of runs of the same kind the newest wins: it replaces the one that
 * waits, and the answer of the one that runs is dropped. A run past its deadline, or one that nobody waits for
 * any more and that does not end, ends with its worker; a fresh one takes its place.
 */
export class JobClient {
	readonly #createWorker: () => WorkerLike;
	readonly #startLimit: number;
	readonly #startAttempts: number;
	readonly #patience: number;
	readonly #waiting = new Map<JobKind, Entry>();
	#worker: WorkerLike | null = null;
	#ready = false;
	#failedStarts = 0;
	/** Why no worker can be started; null while it may. */
	#trouble: string | null = null;
	#running: Running | null = null;
	#runs = 0;
	#startTimer: ReturnType<typeof setTimeout> | undefined;
	#runTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: JobClientOptions) {
		this.#createWorker = options.createWorker;
		this.#startLimit = options.startLimit ?? START_LIMIT;
		this.#startAttempts = options.startAttempts ?? START_ATTEMPTS;
		this.#patience = options.patience ?? PATIENCE;
	}

	get state(): JobClientState {
		if (this.#trouble !== null) return 'unavailable';
		if (this.#running !== null) return 'running';
		if (this.#ready) return 'ready';
		return this.#worker === null && this.#startTimer === undefined ? 'stopped' : 'starting';
	}

	/** Asks for a job. The promise never rejects. */
	run<K extends JobKind>(kind: K, request: Jobs[K]['request'], options: RunOptions): Promise<JobOutcome<K>> {
		return new Promise((resolve) => {
			this.#enqueue({
				kind,
				deadline: options.deadline,
				// Kind and request belong together by the signature; the mapped unions are not seen through K.
				message: (run) => ({ type: 'run', run, kind, request }) as ToWorker,
				progress: (progress) => options.onProgress?.(progress),
				answer: (answer, milliseconds) =>
					resolve({ status: 'answer', answer: answer as Jobs[K]['answer'], milliseconds }),
				end: resolve,
			});
		});
	}

	/** Starts a worker ahead of the first run, so that nothing is loaded then. */
	warm(): void {
		this.#start();
	}

	/** Ends the running job and drops the waiting ones: all of them, or those of one kind. */
	cancel(kind?: JobKind): void {
		const isMeant = (entry: Entry) => kind === undefined || entry.kind === kind;
		this.#endAll({ status: 'cancelled' }, isMeant);
		if (this.#running === null || !isMeant(this.#running.entry)) return;
		this.#stopWorker();
		this.#start();
	}

	/** After `unavailable`: the next run tries to start a worker again. */
	retry(): void {
		this.#trouble = null;
		this.#failedStarts = 0;
	}

	/** Ends worker and runs. A later run starts afresh, so that what is mounted twice works. */
	dispose(): void {
		this.#endAll({ status: 'cancelled' });
		this.#stopWorker();
		this.retry();
	}

	#enqueue(entry: Entry): void {
		if (this.#trouble !== null) {
			entry.end({ status: 'unavailable', message: this.#trouble });
			return;
		}
		this.#waiting.get(entry.kind)?.end({ status: 'superseded' });
		this.#waiting.delete(entry.kind);
		this.#waiting.set(entry.kind, entry);
		const running = this.#running;
		if (running?.wanted && running.entry.kind === entry.kind) {
			running.wanted = false;
			running.entry.end({ status: 'superseded' });
			this.#limitRun(running, Math.min(remaining(running), this.#patience));
		}
		this.#next();
	}

	/** Sends the next job if the worker is free; starts a worker if there is none. */
	#next(): void {
		if (this.#running !== null) return;
		const [entry] = this.#waiting.values();
		if (entry === undefined) return;
		if (this.#worker === null || !this.#ready) {
			this.#start();
			return;
		}
		this.#waiting.delete(entry.kind);
		const running = { entry, run: ++this.#runs, since: performance.now(), wanted: true };
		this.#running = running;
		this.#limitRun(running, remaining(running));
		this.#worker.postMessage(entry.message(running.run));
	}

	#limitRun(running: Running, milliseconds: number): void {
		clearTimeout(this.#runTimer);
		if (milliseconds === Number.POSITIVE_INFINITY) return;
		this.#runTimer = setTimeout(
			() => {
				this.#runTimer = setTimeout(() => this.#timeOut(running), GRACE);
			},
			Math.min(milliseconds, LONGEST),
		);
	}

	#timeOut({ entry, since, wanted }: Running): void {
		this.#stopWorker();
		const used = Math.round(performance.now() - since);
		if (wanted) entry.end({ status: 'timeout', used, limit: entry.deadline ?? used });
		this.#start();
	}

	#start(): void {
		if (this.#worker !== null || this.#startTimer !== undefined || this.#trouble !== null) return;
		let worker: WorkerLike;
		try {
			worker = this.#createWorker();
		} catch (error) {
			this.#startFailed(`The checking worker cannot be created (${reason(error)}).`);
			return;
		}
		this.#worker = worker;
		this.#startTimer = setTimeout(() => {
			this.#startFailed(`The checking worker did not start within ${this.#startLimit / 1000} seconds.`);
		}, this.#startLimit);
		worker.addEventListener('message', ({ data }) => {
			if (this.#worker === worker) this.#receive(data);
		});
		const broke = (event: { readonly message?: string }) => {
			if (this.#worker === worker) this.#broke(event.message ?? '');
		};
		worker.addEventListener('error', broke);
		worker.addEventListener('messageerror', broke);
	}

	#receive(message: FromWorker): void {
		if (message.type === 'ready') {
			clearTimeout(this.#startTimer);
			this.#startTimer = undefined;
			this.#ready = true;
			this.#failedStarts = 0;
			this.#next();
			return;
		}
		const running = this.#running;
		if (running === null || message.run !== running.run) return;
		if (message.type === 'progress') {
			if (running.wanted) running.entry.progress(message.progress);
			return;
		}
		clearTimeout(this.#runTimer);
		this.#running = null;
		if (running.wanted && message.type === 'answer') {
			running.entry.answer(message.answer, performance.now() - running.since);
		} else if (running.wanted && message.type === 'fault') {
			const { message: words, astray = false } = message;
			running.entry.end({ status: 'fault', message: words, ...(astray ? { astray } : {}) });
		}
		this.#next();
	}

	/** The worker itself failed: while it loads, while it runs, or in between. */
	#broke(message: string): void {
		const detail = message === '' ? '' : ` (${message})`;
		if (!this.#ready) {
			this.#startFailed(`The checking worker failed to load${detail}.`);
			return;
		}
		const running = this.#running;
		this.#stopWorker();
		if (running?.wanted) running.entry.end({ status: 'fault', message: `The checking worker broke${detail}.` });
		this.#next();
	}

	#startFailed(message: string): void {
		this.#stopWorker();
		this.#failedStarts++;
		if (this.#failedStarts < this.#startAttempts) {
			this.#startTimer = setTimeout(() => {
				this.#startTimer = undefined;
				this.#start();
			}, START_PAUSE * this.#failedStarts);
			return;
		}
		this.#trouble = `${message} ${HELP}`;
		this.#endAll({ status: 'unavailable', message: this.#trouble });
	}

	#stopWorker(): void {
		clearTimeout(this.#startTimer);
		clearTimeout(this.#runTimer);
		this.#startTimer = undefined;
		this.#worker?.terminate();
		this.#worker = null;
		this.#ready = false;
		this.#running = null;
	}

	#endAll(
		outcome: { readonly status: 'cancelled' } | { readonly status: 'unavailable'; readonly message: string },
		isMeant: (entry: Entry) => boolean = () => true,
	) {
		const running = this.#running;
		if (running?.wanted && isMeant(running.entry)) {
			running.wanted = false;
			running.entry.end(outcome);
		}
		for (const [kind, entry] of this.#waiting) {
			if (!isMeant(entry)) continue;
			this.#waiting.delete(kind);
			entry.end(outcome);
		}
	}
}

/** Milliseconds until the run's deadline. */
function remaining({ entry, since }: Running): number {
	if (entry.deadline === null) return Number.POSITIVE_INFINITY;
	return Math.max(0, since + entry.deadline - performance.now());
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
