import type { SourceText } from '../core/index.ts';
import { contextFor, type Listing, type SourceEntry, usualProfile } from '../sources/table.ts';
import type { JudgeClient } from '../worker/judge-client.ts';
import type { Jobs } from '../worker/protocol.ts';
import type { Choosable } from './selection.ts';
import type { SessionStore } from './session.ts';
import { findAgain } from './sources-follow.ts';
import { createSources, NOTHING_LISTED, type SourcesStore } from './sources-store.ts';

export interface SourcesParts {
	readonly session: SessionStore;
	readonly profiles: readonly Choosable[];
	readonly client: Pick<JudgeClient, 'list' | 'cancel'>;
}

/** Milliseconds without an edit before it is looked at what schemas the text holds: typing goes first. */
export const LIST_AFTER = 150;

/** Keeps the list of schemas of the schema editor's text, and the one of them that is worked on. */
export class Sources {
	readonly store: SourcesStore = createSources();
	readonly #parts: SourcesParts;
	#stops: readonly (() => void)[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The text that the timer waits for: while it changes, listing waits on. */
	#awaited: SourceText | null = null;
	/** What was asked last: the same is not asked twice. */
	#asked: readonly unknown[] = [];

	constructor(parts: SourcesParts) {
		this.#parts = parts;
	}

	/** Begins to follow the session. May be begun again after `stop`. */
	start(): void {
		if (this.#stops.length > 0) return;
		const { session } = this.#parts;
		this.#stops = [
			session.subscribe((state, before) => {
				if (state.opened !== before.opened) {
					this.#asked = [];
					this.store.setState(NOTHING_LISTED);
				} else if (state.profile !== before.profile) this.#fitContext();
				this.#giveUp();
				this.#plan();
			}),
			this.store.subscribe((state, before) => {
				if (state.shown !== before.shown || state.compared !== before.compared) this.#plan();
			}),
		];
		this.#plan();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		for (const stop of this.#stops) stop();
		this.#stops = [];
		this.#asked = [];
	}

	/** Narrows the work to one schema. A block that only one host reads is judged by that host. */
	select(entry: SourceEntry): void {
		const { session, profiles } = this.#parts;
		const { listing } = this.store.getState();
		if (entry.realm !== undefined && listing !== null) {
			const host = usualProfile(listing.kind, profiles);
			if (host !== undefined) session.getState().setProfile(host.id);
		}
		this.store.setState({ working: entry, lost: null });
		session.getState().narrow(entry.pointer, this.#contextFor(entry), entry.name);
	}

	/** Returns to the whole text. */
	widen(): void {
		this.store.setState({ working: null, lost: null });
		this.#parts.session.getState().narrow(null);
	}

	/** Chooses the profiles besides the session's. */
	compare(compared: readonly string[]): void {
		this.store.setState({ compared });
	}

	/** Says whether verdicts are looked at. */
	show(shown: boolean): void {
		this.store.setState({ shown });
	}

	decline(): void {
		this.store.setState({ declined: true });
	}

	/** Ends the listing that is on. */
	cancel(): void {
		this.#parts.client.cancel('list');
	}

	/** Lists again what was cancelled or failed. */
	relist(): void {
		this.#asked = [];
		this.#plan();
	}

	/** Whenever the profile changes, the schema that is worked on is judged in that profile's context for it. */
	#fitContext(): void {
		const { working } = this.store.getState();
		const { pointer, narrow } = this.#parts.session.getState();
		if (working !== null && pointer === working.pointer) narrow(pointer, this.#contextFor(working), working.name);
	}

	#contextFor(entry: SourceEntry): string {
		const { session, profiles } = this.#parts;
		const state = session.getState();
		const profile = profiles.find(({ id }) => id === state.profile);
		return profile === undefined ? state.context : contextFor(profile, entry);
	}

	#choices(): readonly string[] {
		const { shown, compared } = this.store.getState();
		return shown ? [...new Set([this.#parts.session.getState().profile, ...compared])] : [];
	}

	/** What a listing depends on. */
	#wanted(): readonly unknown[] {
		const { schema, formatAssertion, schemas } = this.#parts.session.getState();
		const choices = this.#choices();
		// Without verdicts only the text matters, and a listing that has them will do.
		return choices.length === 0 ? [schema] : [schema, formatAssertion, schemas, ...choices];
	}

	#plan(): void {
		const wanted = this.#wanted();
		if (
			wanted.every((part, index) => part === this.#asked[index]) &&
			(wanted.length === 1 || isAs(wanted, this.#asked))
		)
			return;
		if (this.store.getState().run.status === 'running' && wanted[0] !== this.#asked[0]) {
			// Takes the place of the listing that is on, which the judgement would wait for.
			this.#ask();
			return;
		}
		const { schema } = this.#parts.session.getState();
		if (this.#timer !== undefined && this.#awaited === schema) return;
		clearTimeout(this.#timer);
		this.#awaited = schema;
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			const { status } = this.#parts.session.getState().run;
			// The end of the run plans anew. What is paused waits as a whole.
			if (status !== 'running' && status !== 'paused') this.#ask();
		}, LIST_AFTER);
	}

	#ask(): void {
		const { session, client } = this.#parts;
		const { schema, formatAssertion, schemas } = session.getState();
		const since = Date.now();
		const asked = this.#wanted();
		this.#asked = asked;
		this.store.setState({ run: { status: 'running', since, progress: null } });
		const outcome = client.list(
			{
				source: schema,
				profiles: this.#choices().map((profile) => ({ profile })),
				settings: { formatAssertion, schemas },
			},
			{
				onProgress: (progress) => {
					if (asked === this.#asked) this.store.setState({ run: { status: 'running', since, progress } });
				},
			},
		);
		void outcome.then((ended) => {
			if (asked !== this.#asked || ended.status === 'superseded') return;
			if (ended.status === 'answer') this.#receive(ended.answer, schema);
			else if (ended.status === 'cancelled') this.store.setState({ run: { status: 'cancelled' } });
			else if (ended.status === 'timeout') {
				const message = `Listing was stopped after ${Math.round(ended.used / 1000)} seconds.`;
				this.store.setState({ run: { status: 'failed', message } });
			} else this.store.setState({ run: { status: 'failed', message: ended.message } });
			this.#giveUp();
		});
	}

	/** Without a list nobody knows where a schema went that is not where it was: then the whole text is judged. */
	#giveUp(): void {
		const { run, follow } = this.#parts.session.getState();
		const { status } = this.store.getState().run;
		if (run.status !== 'astray' || status === 'idle' || status === 'running') return;
		this.store.setState(({ working, lost }) => ({ working: null, lost: working ?? lost }));
		follow(null);
	}

	#receive(answer: Jobs['list']['answer'], listed: Jobs['list']['request']['source']): void {
		const run = { status: 'idle' } as const;
		if (!answer.ok && answer.problem !== null) {
			const { message } = answer.problem;
			this.store.setState({ listed, run, trouble: { message, range: answer.range } });
			return;
		}
		const listing = answer.ok ? answer.listing : null;
		if (listed === this.#parts.session.getState().schema) this.#follow(listing);
		this.store.setState({ listing, listed, run, trouble: null });
	}

	/** Keeps the work on the same schema wherever an edit moved it. */
	#follow(listing: Listing | null): void {
		const { session } = this.#parts;
		const { working, lost, listing: before } = this.store.getState();
		const { pointer, follow, notify } = session.getState();
		const entries = listing?.rows.map(({ entry }) => entry) ?? [];
		const known = working !== null && working.pointer === pointer ? working : pointer === null ? lost : null;
		if (known === null && pointer === null) return;
		const found =
			known === null
				? entries.find((entry) => entry.pointer === pointer)
				: findAgain(entries, known, lost === null ? (before?.rows.length ?? 0) : -1);
		if (found === undefined && known === null) {
			const text = `The text holds no schema at ${JSON.stringify(pointer)}, so it is judged as a whole.`;
			notify({ kind: 'selection', tone: 'warning', text });
		}
		this.store.setState({ working: found ?? null, lost: found === undefined ? known : null });
		follow(found?.pointer ?? null, found?.name);
	}
}

function isAs(a: readonly unknown[], b: readonly unknown[]): boolean {
	return a.length === b.length && a.every((part, index) => part === b[index]);
}
