import type { OutputFormat } from '../core/index.ts';
import type { Example } from '../profiles/example.ts';
import { JudgeClient } from '../worker/judge-client.ts';
import { Conversion } from './conversion.ts';
import type { Environment } from './environment.ts';
import { JudgeSession } from './judge-session.ts';
import type { NoticeAction } from './notices.ts';
import { exampleState, openLink } from './open-link.ts';
import { decideOpening } from './opening.ts';
import { exampleFragment } from './permalink/fragment.ts';
import { type WrittenLink, writeLink } from './permalink/permalink.ts';
import type { SharedComparison, SharedState } from './permalink/shared-state.ts';
import { createPreferences, type PreferencesStore } from './preferences.ts';
import type { Choosable } from './selection.ts';
import { createSession, type SessionStore, sharedStateOf } from './session.ts';
import { Sources } from './sources.ts';
import { Autosave } from './storage/autosave.ts';
import { removeRecord } from './storage/records.ts';
import { RunMark } from './storage/run-mark.ts';
import { claimTab } from './storage/tab.ts';
import { Offers } from './travel/offers.ts';
import { Travelling } from './travel/travelling.ts';
import { Making } from './values/making.ts';

export interface PlaygroundData {
	/** At least one. */
	readonly profiles: readonly (Choosable & { readonly version: string })[];
	readonly examples: readonly Example[];
	/** Id of the example that a first visit opens. */
	readonly defaultExample: string;
}

/** Everything behind the page, put together: stores, judging, saving, links. Without React and without DOM. */
export class Playground {
	readonly session: SessionStore;
	readonly preferences: PreferencesStore;
	/** The schemas that the schema editor's text holds, and the one that is worked on. */
	readonly sources: Sources;
	/** The edits by which chosen hosts take the schema. */
	readonly travelling: Travelling;
	/** The edits that are offered one by one at its findings. */
	readonly offers: Offers;
	/** Takes a text from one notation into the other. */
	readonly conversion: Conversion;
	/** Values that are made of the schema. */
	readonly making: Making;
	readonly #environment: Environment;
	readonly #usual: SharedState;
	readonly #examples: readonly Example[];
	readonly #tab: string;
	readonly #judging: JudgeSession;
	readonly #autosave: Autosave;
	#stops: readonly (() => void)[] = [];

	/** Decides what to open with, and opens it. Nothing is judged before `start`. */
	static async open(environment: Environment, data: PlaygroundData): Promise<Playground> {
		const { address, tabStorage, localStorage, locks } = environment;
		const usual = usualState(data);
		const opening = await decideOpening({
			fragment: address.fragment(),
			tab: await claimTab(tabStorage, locks),
			tabStorage,
			localStorage,
			examples: data.examples,
			usual,
			wasRunning: new RunMark(tabStorage).isSet,
		});
		const session = createSession(data.profiles, opening.start);
		return new Playground(environment, data, usual, session, opening.tab);
	}

	private constructor(
		environment: Environment,
		data: PlaygroundData,
		usual: SharedState,
		session: SessionStore,
		tab: string,
	) {
		this.#environment = environment;
		this.#usual = usual;
		this.#examples = data.examples;
		this.#tab = tab;
		this.session = session;
		this.preferences = createPreferences(environment.localStorage, environment.onStored);
		this.#autosave = new Autosave(session, environment.localStorage, tab);
		const client = new JudgeClient({
			createWorker: environment.createWorker,
			versionOf: (profile) => data.profiles.find(({ id }) => id === profile)?.version ?? '',
		});
		this.#judging = new JudgeSession({
			session,
			preferences: this.preferences,
			client,
			mark: new RunMark(environment.tabStorage),
		});
		this.conversion = new Conversion(session, client);
		this.making = new Making({ session, client, random: Math.random });
		this.sources = new Sources({ session, profiles: data.profiles, client });
		this.travelling = new Travelling({ session, sources: this.sources.store, profiles: data.profiles, client });
		this.offers = new Offers({ session, client });
	}

	/** Begins to judge, to save and to follow the address. May be stopped and begun again. */
	start(): () => void {
		if (this.#stops.length === 0) {
			const { address, onLeave } = this.#environment;
			this.#judging.start();
			this.#autosave.start();
			this.sources.start();
			this.#stops = [
				() => this.sources.stop(),
				() => this.#judging.stop(),
				() => this.#autosave.stop(),
				onLeave(() => this.#autosave.flush()),
				address.onChange(() => void this.#followAddress()),
				this.session.subscribe((state, before) => {
					// The address says what is shown, or nothing.
					const changed = state.revision !== before.revision || state.compared !== before.compared;
					if (changed && state.touched && address.fragment() !== '') address.replaceFragment('');
				}),
			];
		}
		return () => {
			for (const stop of this.#stops) stop();
			this.#stops = [];
		};
	}

	/** Judges what was paused, cancelled or failed. */
	judge(): void {
		this.#judging.judge();
	}

	/** Ends the run that is on. */
	cancel(): void {
		this.#judging.cancel();
	}

	/** The standard's output on the present texts; null where there is none. */
	output(format: OutputFormat): Promise<string | null> {
		return this.#judging.output(format);
	}

	/** A link to the present state. @param compare the comparison that is looked at; absent: none is */
	share(compare?: SharedComparison): Promise<WrittenLink> {
		const state = { ...sharedStateOf(this.session.getState()), ...(compare === undefined ? {} : { compare }) };
		return writeLink(state, this.#environment.address.base());
	}

	/** Opens an example, and names it in the address. */
	openExample(id: string): void {
		const example = this.#examples.find((candidate) => candidate.id === id);
		if (example === undefined) return;
		this.session.getState().open(exampleState(example));
		this.#environment.address.replaceFragment(exampleFragment(id));
	}

	/** Forgets this tab's work and opens what a first visit opens. Until the page is left it can be brought back. */
	reset(): void {
		this.session.getState().open(this.#usual);
		this.#autosave.drop();
		removeRecord(this.#environment.localStorage, this.#tab);
		this.#environment.address.replaceFragment('');
	}

	/** Does what a notice offers. */
	act(action: NoticeAction): void {
		if (action === 'judge') this.judge();
		else this.session.getState().restore();
	}

	/** A link put into the address of the open page. */
	async #followAddress(): Promise<void> {
		const fragment = this.#environment.address.fragment();
		const linked = await openLink(fragment === '' ? '#' : fragment, this.#examples);
		// The address may have changed again, or the page closed, while the link was read.
		if (this.#stops.length === 0 || fragment !== this.#environment.address.fragment()) return;
		const { open, notify, dismiss } = this.session.getState();
		dismiss('link');
		if (linked.ok) open(linked.state);
		else if (linked.code !== 'none') notify({ kind: 'link', tone: 'warning', text: linked.message });
	}
}

function usualState({ examples, defaultExample, profiles }: PlaygroundData): SharedState {
	const example = examples.find(({ id }) => id === defaultExample) ?? examples[0];
	if (example !== undefined) return exampleState(example);
	const empty = { text: '', format: 'json' } as const;
	return { schema: empty, value: empty, profile: profiles[0].id, context: null, formatAssertion: false, schemas: [] };
}
