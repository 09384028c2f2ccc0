import { type SessionStore, sharedStateOf } from '../session.ts';
import { pruneRecords, saveRecord } from './records.ts';
import type { SafeStorage, Written } from './storage.ts';

/** Milliseconds between a change and its save; leaving the page saves at once. */
export const SAVE_AFTER = 500;
/** The same for long texts, counted from the last change: writing them holds the page up, so it waits for a pause. */
export const SAVE_LONG_AFTER = 2000;
/** Characters of a long text. */
const LONG = 256 * 1024;

const TROUBLE: Readonly<Record<Exclude<Written, 'ok'>, string>> = {
	full: 'This tab is no longer saved: the storage that the browser gives this site is full. Share a link or save the texts as files before you leave.',
	blocked:
		'This tab is not saved: the browser does not let this site store anything. Share a link or save the texts as files before you leave.',
};

/** Saves a session into its tab's record, some time after each change. Tells once when it cannot. */
export class Autosave {
	readonly #session: SessionStore;
	readonly #storage: SafeStorage;
	readonly #tab: string;
	#unsubscribe: (() => void) | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#last: Written = 'ok';

	constructor(session: SessionStore, storage: SafeStorage, tab: string) {
		this.#session = session;
		this.#storage = storage;
		this.#tab = tab;
	}

	start(): void {
		pruneRecords(this.#storage, this.#tab);
		this.#unsubscribe ??= this.#session.subscribe((state, before) => {
			// What was only opened is kept by its link; it is saved once it is touched.
			const same = state.revision === before.revision && state.compared === before.compared;
			if (same || !state.touched) return;
			const long = state.schema.text.length + state.value.text.length >= LONG;
			if (long) this.drop();
			this.#timer ??= setTimeout(() => this.flush(), long ? SAVE_LONG_AFTER : SAVE_AFTER);
		});
	}

	stop(): void {
		this.flush();
		this.#unsubscribe?.();
		this.#unsubscribe = null;
	}

	/** Saves now what is not yet saved. */
	flush(): void {
		if (this.#timer === undefined) return;
		this.drop();
		const state = this.#session.getState();
		if (!state.touched) return;
		const { contexts, previous } = state;
		const written = saveRecord(
			this.#storage,
			this.#tab,
			{ state: sharedStateOf(state), contexts, previous },
			Date.now(),
		);
		if (written === this.#last) return;
		this.#last = written;
		if (written === 'ok') state.dismiss('storage');
		else state.notify({ kind: 'storage', tone: 'warning', text: TROUBLE[written] });
	}

	/** Forgets what is not yet saved. */
	drop(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}
