import { createWorker } from '../worker/create.ts';
import type { WorkerLike } from '../worker/job-client.ts';
import { SafeStorage } from './storage/storage.ts';
import type { LocksLike } from './storage/tab.ts';

/** The page's address, without its texts ever leaving it. */
export interface Address {
	/** The fragment with its `#`; empty where there is none. */
	fragment(): string;
	/** The address without its fragment. */
	base(): string;
	/** Puts a fragment in place, `''` for none, without a step in the history and without telling listeners. */
	replaceFragment(fragment: string): void;
	/** Tells when a person changes the fragment. Returns what stops it. */
	onChange(listener: () => void): () => void;
}

/** All that the state needs of a browser; tests give their own. */
export interface Environment {
	readonly address: Address;
	/** Shared by all tabs. */
	readonly localStorage: SafeStorage;
	/** Of this tab alone. */
	readonly tabStorage: SafeStorage;
	readonly locks: LocksLike | null;
	readonly createWorker: () => WorkerLike;
	/** Tells when the page may go and never come back. Returns what stops it. */
	readonly onLeave: (listener: () => void) => () => void;
	/** Tells when another tab has stored something, as long as the page lives. */
	readonly onStored: (listener: () => void) => void;
}

/** The environment of the page that this runs in. */
export function browserEnvironment(): Environment {
	return {
		address: {
			fragment: () => location.hash,
			base: () => location.href.split('#', 1)[0],
			replaceFragment: (fragment) =>
				history.replaceState(history.state, '', location.pathname + location.search + fragment),
			onChange: (listener) => listen(window, 'hashchange', listener),
		},
		localStorage: new SafeStorage(() => window.localStorage),
		tabStorage: new SafeStorage(() => window.sessionStorage),
		// Absent where the page is served without TLS.
		locks: (navigator.locks as LockManager | undefined) ?? null,
		createWorker,
		onLeave: (listener) => {
			const stops = [
				listen(window, 'pagehide', listener),
				// On a phone the page may be ended without a word once it is hidden.
				listen(document, 'visibilitychange', listener),
			];
			return () => {
				for (const stop of stops) stop();
			};
		},
		onStored: (listener) => {
			listen(window, 'storage', listener);
		},
	};
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
	target.addEventListener(type, listener);
	return () => target.removeEventListener(type, listener);
}
