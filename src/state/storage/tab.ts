import type { SafeStorage } from './storage.ts';

/** The part of the browser's lock manager that is used. */
export interface LocksLike {
	request(
		name: string,
		options: { readonly ifAvailable: true },
		callback: (lock: object | null) => Promise<void> | undefined,
	): Promise<unknown>;
}

/** Which record is this tab's. */
export interface Tab {
	/** Under which it saves. */
	readonly id: string;
	/** Under which it was saved before; null in a new tab. Differs from `id` in a duplicated tab. */
	readonly before: string | null;
}

const KEY = 'keyhole:tab';

/**
 * Finds out who this tab is. Its id lives in the tab's own storage, which a reload keeps. A browser copies
 * that storage into a duplicated tab, so the id is held by a lock while the page lives: where it is taken,
 * this tab is the copy and takes a new one.
 */
export async function claimTab(storage: SafeStorage, locks: LocksLike | null): Promise<Tab> {
	const before = storage.read(KEY);
	if (before !== null && (await hold(locks, before))) return { id: before, before };
	const id = newTab(storage);
	await hold(locks, id);
	return { id, before };
}

/** Gives the tab a new id, so that its present record stays as it is. */
export function newTab(storage: SafeStorage): string {
	const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
		'',
	);
	storage.write(KEY, id);
	return id;
}

/** Whether the name could be taken; true where there are no locks. */
function hold(locks: LocksLike | null, id: string): Promise<boolean> {
	if (locks === null) return Promise.resolve(true);
	return new Promise((resolve) => {
		const kept = locks.request(`keyhole:tab:${id}`, { ifAvailable: true }, (lock) => {
			resolve(lock !== null);
			// Never settled: held until the page goes.
			return lock === null ? undefined : new Promise<void>(() => undefined);
		});
		kept.catch(() => resolve(true));
	});
}
