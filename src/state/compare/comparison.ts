import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Report } from '../../core/index.ts';
import { JudgeClient } from '../../worker/judge-client.ts';
import type { Environment } from '../environment.ts';
import { judgeRequestOf } from '../judge-request.ts';
import type { Playground } from '../playground.ts';
import type { PreferencesStore } from '../preferences.ts';
import type { Choosable } from '../selection.ts';
import type { SessionState, SessionStore } from '../session.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { allSubjects, LEAST_SUBJECTS, loadChoice, type Subject, saveChoice, subjectKey } from './choice.ts';

/** What one profile says of the texts. */
export interface Compared {
	readonly subject: Subject;
	readonly report: Report;
}

/** What comparing is at. */
export type CompareRun =
	| { readonly status: 'idle' }
	/** `since` in milliseconds since the epoch: when the answers were first waited for. */
	| { readonly status: 'running'; readonly since: number; readonly done: number; readonly total: number }
	| { readonly status: 'cancelled' }
	| { readonly status: 'failed'; readonly message: string };

export interface ComparisonState {
	/** In the order of the picker; at least two. */
	readonly chosen: readonly Subject[];
	/** The last whole comparison; empty before the first. */
	readonly rows: readonly Compared[];
	/** Whether `rows` are about other texts or another choice than the present ones. */
	readonly stale: boolean;
	readonly run: CompareRun;
}

export interface ComparisonParts {
	readonly session: SessionStore;
	readonly preferences: PreferencesStore;
	readonly profiles: readonly Choosable[];
	readonly client: Pick<JudgeClient, 'judge' | 'cancel' | 'retry' | 'dispose'>;
	/** Where the choice is kept. */
	readonly storage: SafeStorage;
}

/**
 * Judges the session's texts by several profiles, in a worker of its own so that the chosen one never waits.
 * Works only while it is looked at. Rows change all at once: a table that is half old tells nothing.
 */
export class Comparison {
	readonly store: StoreApi<ComparisonState>;
	readonly #parts: ComparisonParts;
	#unsubscribe: (() => void) | null = null;
	/** Number of the newest comparison; what any other brings is of no interest. */
	#asked = 0;

	/** The comparison of a page's texts, with a worker that it starts when it is first looked at. */
	static of(
		{ session, preferences }: Pick<Playground, 'session' | 'preferences'>,
		{ createWorker, tabStorage }: Pick<Environment, 'createWorker' | 'tabStorage'>,
		profiles: readonly (Choosable & { readonly version: string })[],
	): Comparison {
		const versionOf = (profile: string) => profiles.find(({ id }) => id === profile)?.version ?? '';
		const client = new JudgeClient({ createWorker, versionOf });
		return new Comparison({ session, preferences, profiles, client, storage: tabStorage });
	}

	constructor(parts: ComparisonParts) {
		this.#parts = parts;
		const chosen = loadChoice(parts.storage, parts.profiles);
		this.store = createStore<ComparisonState>()(() => ({ chosen, rows: [], stale: false, run: { status: 'idle' } }));
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

	/** Ends the worker and stops following the session. */
	stop(): void {
		this.#unsubscribe?.();
		this.#unsubscribe = null;
		this.#asked++;
		this.#parts.client.dispose();
		this.store.setState({ stale: true, run: { status: 'idle' } });
	}

	/** Chooses what is compared; fewer than two change nothing. */
	choose(keys: ReadonlySet<string>): void {
		const chosen = allSubjects(this.#parts.profiles).filter((subject) => keys.has(subjectKey(subject)));
		if (chosen.length < LEAST_SUBJECTS) return;
		saveChoice(this.#parts.storage, chosen);
		this.store.setState({ chosen });
		if (this.#unsubscribe !== null) this.compare();
	}

	/** Compares now: what was cancelled or failed, too. */
	compare(): void {
		this.#parts.client.retry();
		void this.#compare(++this.#asked);
	}

	/** Ends the comparison that is on; the last one stays. */
	cancel(): void {
		this.#asked++;
		this.#parts.client.cancel();
		this.store.setState({ run: { status: 'cancelled' } });
	}

	async #compare(asked: number): Promise<void> {
		const { session, preferences, client } = this.#parts;
		const { chosen, run } = this.store.getState();
		const since = run.status === 'running' ? run.since : Date.now();
		const state = session.getState();
		const rows: Compared[] = [];
		this.store.setState({ stale: true });
		for (const subject of chosen) {
			this.store.setState({ run: { status: 'running', since, done: rows.length, total: chosen.length } });
			const request = judgeRequestOf({ ...state, ...subject, annotations: false });
			const outcome = await client.judge(request, { deadline: preferences.getState().deadline });
			if (asked !== this.#asked) return;
			if (outcome.status !== 'report') {
				const message = 'message' in outcome ? outcome.message : 'The comparison was ended.';
				this.store.setState({ run: { status: 'failed', message } });
				return;
			}
			rows.push({ subject, report: outcome.report });
		}
		this.store.setState({ rows, stale: false, run: { status: 'idle' } });
	}
}

/** Whether two states are compared alike: the chosen profile is no part of it. */
function isSameInput(a: SessionState, b: SessionState): boolean {
	const [inputA, inputB] = [a, b].map((state) => {
		const { schema, pointer, value } = judgeRequestOf(state);
		return [schema, pointer, value, state.formatAssertion, state.schemas];
	});
	return inputA.every((part, index) => part === inputB[index]);
}
