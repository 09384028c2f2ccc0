import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SourceText } from '../../core/index.ts';
import { contextFor } from '../../sources/table.ts';
import type { Allowed, Replay } from '../../travel/view.ts';
import type { JudgeClient } from '../../worker/judge-client.ts';
import type { JudgeSettings, Progress, ReplayAnswer, TravelAnswer } from '../../worker/protocol.ts';
import { type Subject, subjectKey, subjectsOf } from '../compare/choice.ts';
import type { JobRun } from '../job-run.ts';
import type { Choosable } from '../selection.ts';
import type { SessionState, SessionStore } from '../session.ts';
import type { SourcesStore } from '../sources-store.ts';

/** The texts and choices that a look is about, as they were when it began. */
export interface TravelSubject {
	readonly schema: SourceText;
	readonly pointer: string | null;
	readonly settings: JudgeSettings;
}

/** What was found: the edits, and what comes of those that are switched on. */
export interface Found {
	readonly answer: Extract<TravelAnswer, { readonly ok: true }>;
	readonly replay: Replay;
	readonly whole: Extract<ReplayAnswer, { readonly ok: true }>['whole'];
}

export interface TravelState {
	/** null: nothing is looked at. */
	readonly subject: TravelSubject | null;
	readonly targets: readonly Subject[];
	readonly allow: Allowed;
	readonly run: JobRun;
	readonly found: Found | null;
	/** Why the schema cannot be rewritten at all; null where it can. */
	readonly trouble: string | null;
	/** Indices of the edits that are switched off. */
	readonly off: ReadonlySet<number>;
	/** Whether what comes of the present switches is still being worked out. */
	readonly replaying: boolean;
}

export interface TravellingParts {
	readonly session: SessionStore;
	readonly sources: SourcesStore;
	readonly profiles: readonly Choosable[];
	readonly client: Pick<JudgeClient, 'ask' | 'cancel' | 'retry'>;
}

/** How putting the text into the editor ended. `changed`: the schema is no longer the one that was looked at. */
export type Applied = 'applied' | 'changed' | 'nothing';

/** Milliseconds after which a search is ended that does not end by itself, long after its own time is over. */
const DEADLINE = 30_000;
const NEITHER: Allowed = { loses: false, adds: false };
const NOTHING = {
	run: { status: 'idle' },
	found: null,
	trouble: null,
	off: new Set<number>(),
	replaying: false,
} as const;

/** Looks for the edits by which chosen hosts take the session's schema, and makes those that are chosen. */
export class Travelling {
	readonly store: StoreApi<TravelState>;
	readonly #parts: TravellingParts;
	/** Number of the newest search or replay; what any other brings is of no interest. */
	#asked = 0;

	constructor(parts: TravellingParts) {
		this.#parts = parts;
		this.store = createStore<TravelState>()(() => ({ ...NOTHING, subject: null, targets: [], allow: NEITHER }));
	}

	/** Begins anew with the texts as they are now and the compared hosts, with no edit allowed that changes the meaning. */
	open(): void {
		const subject = subjectOf(this.#parts.session.getState());
		this.store.setState({ subject, targets: this.#usualTargets(), allow: NEITHER });
		void this.#search();
	}

	/** Ends what is on and forgets what was found. */
	close(): void {
		this.#end();
		this.store.setState({ ...NOTHING, subject: null });
	}

	/** Chooses who must take the schema; nobody changes nothing. */
	choose(targets: readonly Subject[]): void {
		if (targets.length === 0) return;
		this.store.setState({ targets });
		void this.#search();
	}

	/** Says which edits may change the meaning. */
	allow(allow: Partial<Allowed>): void {
		this.store.setState({ allow: { ...this.store.getState().allow, ...allow } });
		void this.#search();
	}

	/** Looks again: at the texts as they are now. */
	again(): void {
		this.store.setState({ subject: subjectOf(this.#parts.session.getState()) });
		void this.#search();
	}

	/** Ends the search that is on. */
	cancel(): void {
		this.#end();
		this.store.setState({ run: { status: 'cancelled' }, replaying: false });
	}

	/** Switches one edit on or off. */
	toggle(index: number, on: boolean): void {
		const { off, found } = this.store.getState();
		if (found === null) return;
		const next = new Set(off);
		if (on) next.delete(index);
		else next.add(index);
		this.store.setState({ off: next });
		void this.#replay(found.answer);
	}

	/** Puts the text with the chosen edits into the schema editor, where undo takes it back. */
	apply(): Applied {
		const { subject, found, replaying } = this.store.getState();
		if (subject === null || found === null || replaying || !found.whole.ok) return 'nothing';
		const { session } = this.#parts;
		if (!isSameText(subject, session.getState())) return 'changed';
		session.getState().setText('schema', found.whole.text);
		return 'applied';
	}

	#end(): void {
		this.#asked++;
		const { run, replaying } = this.store.getState();
		// Neither waits for anybody: what runs in vain would keep the next judgement waiting.
		if (run.status === 'running') this.#parts.client.cancel('travel');
		if (run.status === 'running' || replaying) this.#parts.client.cancel('replay');
	}

	/** Those that are compared. Until anyone chose them, each in the context that fits what the schema is for in its document. */
	#usualTargets(): readonly Subject[] {
		const { session, sources, profiles } = this.#parts;
		const { working } = sources.getState();
		const { compared, pointer } = session.getState();
		const targets = subjectsOf({ compared }, profiles);
		if (compared !== null || working === null || pointer !== working.pointer) return targets;
		const fitting = targets.map(({ profile, context }) => {
			const found = profiles.find(({ id }) => id === profile);
			return { profile, context: found === undefined ? context : contextFor(found, working) };
		});
		return [...new Map(fitting.map((target) => [subjectKey(target), target])).values()];
	}

	async #search(): Promise<void> {
		const { subject, targets, allow } = this.store.getState();
		if (subject === null) return;
		const { client } = this.#parts;
		client.retry();
		this.#end();
		const asked = this.#asked;
		const since = Date.now();
		const tell = (progress: Progress | null) => {
			if (asked === this.#asked) this.store.setState({ run: { status: 'running', since, progress } });
		};
		this.store.setState({ ...NOTHING });
		tell(null);
		const request = { ...requestOf(subject, targets), allow };
		const outcome = await client.ask('travel', request, { deadline: DEADLINE, onProgress: tell });
		if (asked !== this.#asked || outcome.status === 'superseded') return;
		if (outcome.status !== 'answer') this.store.setState({ run: ended(outcome) });
		else if (!outcome.answer.ok) this.store.setState({ run: { status: 'idle' }, trouble: outcome.answer.message });
		else await this.#replay(outcome.answer);
	}

	async #replay(answer: Found['answer']): Promise<void> {
		const { subject, targets, off } = this.store.getState();
		if (subject === null) return;
		const asked = ++this.#asked;
		this.store.setState({ replaying: true });
		const choices = answer.travel.steps.map((step, index) => ({ step, on: !off.has(index) }));
		const request = { ...requestOf(subject, targets), choices };
		const outcome = await this.#parts.client.ask('replay', request, { deadline: DEADLINE });
		if (asked !== this.#asked || outcome.status === 'superseded') return;
		this.store.setState({ replaying: false });
		if (outcome.status !== 'answer') this.store.setState({ run: ended(outcome), found: null });
		else if (!outcome.answer.ok) this.store.setState({ run: { status: 'idle' }, trouble: outcome.answer.message });
		else {
			const { replay, whole } = outcome.answer;
			this.store.setState({ run: { status: 'idle' }, found: { answer, replay, whole } });
		}
	}
}

function subjectOf({ schema, pointer, formatAssertion, schemas }: SessionState): TravelSubject {
	return { schema, pointer, settings: { formatAssertion, schemas } };
}

function isSameText({ schema, pointer }: TravelSubject, now: SessionState): boolean {
	return now.schema.text === schema.text && now.schema.format === schema.format && now.pointer === pointer;
}

function requestOf({ schema, pointer, settings }: TravelSubject, targets: readonly Subject[]) {
	return { schema, ...(pointer === null ? {} : { pointer }), targets, settings };
}

type Ended =
	| { readonly status: 'cancelled' }
	| { readonly status: 'timeout'; readonly used: number }
	| { readonly status: 'fault' | 'unavailable'; readonly message: string };

function ended(outcome: Ended): JobRun {
	if (outcome.status === 'cancelled') return { status: 'cancelled' };
	if (outcome.status !== 'timeout') return { status: 'failed', message: outcome.message };
	const seconds = Math.round(outcome.used / 1000);
	return {
		status: 'failed',
		message: `Stopped after ${seconds} seconds: a value took too long to check. A pattern that backtracks without end is the usual cause.`,
	};
}
