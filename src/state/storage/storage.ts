/** The part of the browser's storage that is used; tests give their own. */
export interface StorageLike {
	readonly length: number;
	key(index: number): string | null;
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
}

/** How a write ended. `full`: over the quota. `blocked`: there is no storage, or the browser refuses it. */
export type Written = 'ok' | 'full' | 'blocked';

/**
 * Storage that never throws. A browser may refuse the object itself, or any call on it (private windows,
 * blocked cookies, a quota); then reading finds nothing and writing says so.
 */
export class SafeStorage {
	readonly #storage: StorageLike | null;

	/** @param open gives the storage; what it throws means that there is none */
	constructor(open: () => StorageLike | null) {
		this.#storage = attempt(open, null);
	}

	read(key: string): string | null {
		return attempt(() => this.#storage?.getItem(key) ?? null, null);
	}

	write(key: string, value: string): Written {
		const storage = this.#storage;
		if (storage === null) return 'blocked';
		try {
			storage.setItem(key, value);
			return 'ok';
		} catch (error) {
			return isQuota(error) ? 'full' : 'blocked';
		}
	}

	remove(key: string): void {
		attempt(() => this.#storage?.removeItem(key), undefined);
	}

	/** All keys that begin so. */
	keys(prefix: string): readonly string[] {
		return attempt(() => {
			const storage = this.#storage;
			const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
			return keys.filter((key) => key.startsWith(prefix));
		}, []);
	}
}

function attempt<T>(act: () => T, otherwise: T): T {
	try {
		return act();
	} catch {
		return otherwise;
	}
}

/** Firefox has its own name for it. */
function isQuota(error: unknown): boolean {
	return error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);
}
