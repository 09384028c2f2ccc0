import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Comparison as Compared } from '../../compare/view.ts';
import { type Comparable, CompareClient, type CompareOutcome } from '../../worker/compare-client.ts';
import type { Progress } from '../../worker/protocol.ts';
import type { Environment } from '../environment.ts';
import type { JobRun } from '../job-run.ts';
import type { SharedComparison } from '../permalink/shared-state.ts';
import type { Playground } from '../playground.ts';
import type { PreferencesStore } from '../preferences.ts';
import type { Choosable } from '../selection.ts';
import type { SessionStore } from '../session.ts';
import { allSubjects, LEAST_SUBJECTS, subjectKey, subjectsOf } from './choice.ts';
import { isSameInput, textsOf } from './inputs.ts';
import { Parting } from './parting.ts';

/** Whose marks the editors have: one row's, or those of all rows together. */
export type Marked = { readonly of: 'row'; readonly id: string } | { readonly of: 'all' };

export interface ComparisonState {
	/** The last whole comparison; null before the first. */
	readonly compared: Compared | null;
	/** Whether `compared` is about other texts or another choice than the present ones. */
	readonly stale: boolean;
	readonly run: JobRun;
	/** Whose marks the editors have; null: the chosen profile's, as ever. */
	readonly marked: Marked | null;
	/** The two rows that are looked at together, by id; null: the first, or the second. */
	readonly pair: readonly [string | null, string | null];
}

export interface ComparisonParts {
	readonly session: SessionStore;
	readonly preferences: PreferencesStore;
	readonly profiles: readonly Choosable[];
	readonly client: Pick<CompareClient, 'compare' | 'cancel' | 'retry' | 'warm' | 'leave'>;
	readonly parting: Parting;
}

/** Milliseconds after the first judgement. */
const WARM_AFTER = 10_000;

/**
 * Compares what several profiles make of the session's texts, in a worker of its own so that the chosen one never waits.
 * Works only while it is looked at. Answers change all at once: a table that is half old tells nothing.
 */
export class Comparison {
	readonly store: StoreApi<ComparisonState>;
	/** The search for a value on which two of them part. */
	readonly parting: Parting;
	readonly #parts: ComparisonParts;
	#unsubscribe: (() => void) | null = null;
	/** Number of the newest comparison; what any other brings is of no interest. */
	#asked = 0;

	/** The comparison of a page's texts, with workers of its own. */
	static of(
		{ session, preferences }: Pick<Playground, 'session' | 'preferences'>,
		{ createWorker }: Pick<Environment, 'createWorker'>,
		profiles: readonly Comparable[],
	): Comparison {
		const client = new CompareClient({ createWorker }, (id) => profiles.find((each) => each.id === id) ?? profiles[0]);
		const parting = Parting.of(session, { createWorker });
		return new Comparison({ session, preferences, profiles, client, parting });
	}

	constructor(parts: ComparisonParts) {
		this.#parts = parts;
		this.parting = parts.parting;
		const run = { status: 'idle' } as const;
		this.store = createStore<ComparisonState>()(() => ({
			compared: null,
			stale: false,
			run,
			marked: null,
			pair: [null, null],
		}));
	}

	/**
	 * Starts the workers some time after the first judgement, so that nothing is loaded when they are used, and the page
	 * is not kept from its first work.
	 */
	warm(): void {
		const { session, client } = this.#parts;
		const stop = session.subscribe(({ report }) => {
			if (report === null) return;
			stop();
			setTimeout(() => {
				client.warm();
				this.parting.warm();
			}, WARM_AFTER);
		});
	}

	/** Begins to compare, and does so again on every change of the texts. Does nothing when begun already. */
	start(): void {
		if (this.#unsubscribe !== null) return;
		this.#unsubscribe = this.#parts.session.subscribe((state, before) => {
			if (state.run.status === 'paused') return;
			if (before.run.status === 'paused' || !isSameInput(state, before)) this.compare();
		});
		if (this.#parts.session.getState().run.status !== 'paused') this.compare();
	}

	/** Stops following the session. The worker stays, for the next look. */
	stop(): void {
		this.#unsubscribe?.();
		this.#unsubscribe = null;
		this.#asked++;
		this.#parts.client.leave();
		this.store.setState({ stale: true, run: { status: 'idle' }, marked: null });
	}

	/** Chooses what is compared; fewer than two change nothing. */
	choose(keys: ReadonlySet<string>): void {
		const chosen = allSubjects(this.#parts.profiles).filter((subject) => keys.has(subjectKey(subject)));
		if (chosen.length < LEAST_SUBJECTS) return;
		const { marked } = this.store.getState();
		const gone = marked?.of === 'row' && !keys.has(marked.id);
		this.store.setState({ marked: gone ? null : marked });
		this.parting.clear();
		this.#parts.session.getState().setCompared(chosen);
	}

	/** Puts marks into the editors; null: the chosen profile's again. */
	mark(marked: Marked | null): void {
		this.store.setState({ marked });
	}

	/** Looks at two rows together. */
	pair(a: string, b: string): void {
		this.parting.clear();
		this.store.setState({ pair: [a, b] });
	}

	/** The two rows that are looked at together. */
	pairOf<R>(rows: readonly R[], idOf: (row: R) => string): readonly [R, R] {
		const { pair } = this.store.getState();
		const [a, b] = pair.map((wanted, index) => rows.find((row) => idOf(row) === wanted) ?? rows[index]);
		return [a, b];
	}

	/** Looks for a smallest value on which the two part. */
	partWays(): void {
		const subjects = subjectsOf(this.#parts.session.getState(), this.#parts.profiles);
		this.parting.find(...this.pairOf(subjects, subjectKey));
	}

	/** Compares now: what was cancelled or failed, too. */
	compare(): void {
		const { session, preferences, client } = this.#parts;
		client.retry();
		const asked = ++this.#asked;
		const { run } = this.store.getState();
		const state = session.getState();
		const since = run.status === 'running' ? run.since : Date.now();
		const tell = (progress: Progress | null) => this.store.setState({ run: { status: 'running', since, progress } });
		this.store.setState({ stale: true });
		tell(null);
		const outcome = client.compare(
			{ ...textsOf(state), targets: subjectsOf(state, this.#parts.profiles) },
			{
				deadline: preferences.getState().deadline,
				onProgress: (progress) => {
					if (asked === this.#asked) tell(progress);
				},
			},
		);
		void outcome.then((ended) => {
			if (asked === this.#asked) this.#receive(ended);
		});
	}

	/** What a link says of the comparison: nothing where nobody has chosen and nobody looks. */
	shared(): SharedComparison | undefined {
		const state = this.#parts.session.getState();
		const shown = this.#unsubscribe !== null;
		if (!shown && state.compared === null) return undefined;
		return { hosts: subjectsOf(state, this.#parts.profiles), shown };
	}

	/** Ends the comparison that is on; the last one stays. */
	cancel(): void {
		this.#asked++;
		this.#parts.client.cancel();
		this.store.setState({ run: { status: 'cancelled' } });
	}

	#receive(outcome: CompareOutcome): void {
		if (outcome.status === 'comparison') {
			this.store.setState({ compared: outcome.comparison, stale: false, run: { status: 'idle' } });
			return;
		}
		const message = 'message' in outcome ? outcome.message : 'The comparison was ended.';
		this.store.setState({ run: { status: 'failed', message } });
	}
}
