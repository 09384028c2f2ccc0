import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PartResult } from '../../compare/view.ts';
import { JobClient, type JobOutcome } from '../../worker/job-client.ts';
import type { Progress } from '../../worker/protocol.ts';
import type { Environment } from '../environment.ts';
import { judgeRequestOf } from '../judge-request.ts';
import type { SessionState, SessionStore } from '../session.ts';
import { type Subject, subjectKey } from './choice.ts';

/** Milliseconds of a search; and until one that does not end by itself is ended. */
const SEARCH_BUDGET = 5000;
export const SEARCH_DEADLINE = 12_000;

/** What a search for a value on which two hosts part is at. */
export type PartRun =
	| { readonly status: 'idle' }
	/** `since` in milliseconds since the epoch. */
	| { readonly status: 'running'; readonly since: number; readonly progress: Progress | null }
	/** It came to an end by itself. A value that was found is in the value editor. */
	| { readonly status: 'ended'; readonly result: PartResult }
	/** Ended by the person, or by us: what was done last, in words. */
	| { readonly status: 'stopped'; readonly message: string; readonly last: string | null };

export interface PartingParts {
	readonly session: SessionStore;
	readonly client: Pick<JobClient, 'run' | 'cancel' | 'retry' | 'warm'>;
}

/**
 * Looks for a smallest value on which two hosts part, in a worker of its own: a search takes seconds, and typing goes on.
 * What it came to is kept until the schema or the pair changes.
 */
export class Parting {
	readonly store: StoreApi<PartRun> = createStore<PartRun>()(() => ({ status: 'idle' }));
	readonly #parts: PartingParts;
	/** Number of the newest search; what any other brings is of no interest. */
	#asked = 0;

	/** The searches of a page, with a worker of their own. */
	static of(session: SessionStore, { createWorker }: Pick<Environment, 'createWorker'>): Parting {
		return new Parting({ session, client: new JobClient({ createWorker }) });
	}

	constructor(parts: PartingParts) {
		this.#parts = parts;
		parts.session.subscribe((state, before) => {
			if (!isSameSchema(state, before)) this.clear();
		});
	}

	/** Starts the worker ahead of the first search. */
	warm(): void {
		this.#parts.client.warm();
	}

	/** Begins a search, in place of the one that is on. Each goes another way than the one before. */
	find(a: Subject, b: Subject): void {
		const { session, client } = this.#parts;
		client.retry();
		const asked = ++this.#asked;
		const since = Date.now();
		const { schema, pointer, settings } = judgeRequestOf(session.getState());
		const within = pointer === undefined ? {} : { pointer };
		const request = { schema, ...within, a, b, settings, seed: asked, budget: SEARCH_BUDGET };
		this.#tell({ status: 'running', since, progress: null });
		const outcome = client.run('partWays', request, {
			deadline: SEARCH_DEADLINE,
			onProgress: (progress) => {
				if (asked === this.#asked) this.#tell({ status: 'running', since, progress });
			},
		});
		void outcome.then((ended) => {
			if (asked === this.#asked) this.#receive(ended, [a, b]);
		});
	}

	/** Ends the search that is on. */
	cancel(): void {
		const last = this.#last();
		this.#end();
		this.#tell({ status: 'stopped', message: 'Cancelled.', last });
	}

	/** Forgets what the last search came to, and ends one that is on. */
	clear(): void {
		if (this.store.getState().status === 'running') this.#end();
		if (this.store.getState().status !== 'idle') this.#tell({ status: 'idle' });
	}

	#receive(outcome: JobOutcome<'partWays'>, pair: readonly [Subject, Subject]): void {
		if (outcome.status === 'answer') {
			this.#tell({ status: 'ended', result: outcome.answer });
			if (outcome.answer.status === 'found') this.#put(outcome.answer.given, pair);
			return;
		}
		const message =
			outcome.status === 'timeout'
				? `Stopped after ${Math.round(outcome.used / 1000)} s: one of the tries does not end. A pattern that backtracks without end is the usual cause.`
				: 'message' in outcome
					? outcome.message
					: 'The search was ended.';
		this.#tell({ status: 'stopped', message, last: this.#last() });
	}

	/** Puts what was found into the value editor: as the chosen host is given it, where it is one of the two. */
	#put(given: Extract<PartResult, { status: 'found' }>['given'], [, b]: readonly [Subject, Subject]): void {
		const state = this.#parts.session.getState();
		state.convert('value', given[subjectKey(state) === subjectKey(b) ? 1 : 0]);
	}

	#last(): string | null {
		const state = this.store.getState();
		return state.status === 'running' ? (state.progress?.phase ?? null) : null;
	}

	#end(): void {
		this.#asked++;
		this.#parts.client.cancel();
	}

	/** The store holds one of several shapes: the new one takes the place of the old one whole. */
	#tell(run: PartRun): void {
		this.store.setState(run, true);
	}
}

/** Whether a search would be about the same. */
function isSameSchema(a: SessionState, b: SessionState): boolean {
	const names = ['schema', 'pointer', 'schemas', 'formatAssertion'] as const;
	return names.every((name) => a[name] === b[name]);
}
