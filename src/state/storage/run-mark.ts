import type { SafeStorage } from './storage.ts';

const KEY = 'keyhole:running';

/**
 * Remembers over a reload that a judgement was going on. It lives in the tab's own storage. Found at load, it
 * means that the page went down, or was reloaded, in the middle of a run that took long: judging then waits to
 * be asked for, so that no document can take the page down again and again.
 */
export class RunMark {
	readonly #storage: SafeStorage;

	constructor(storage: SafeStorage) {
		this.#storage = storage;
	}

	get isSet(): boolean {
		return this.#storage.read(KEY) !== null;
	}

	set(): void {
		this.#storage.write(KEY, '1');
	}

	clear(): void {
		this.#storage.remove(KEY);
	}
}
