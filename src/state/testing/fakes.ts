import type { Example } from '../../profiles/example.ts';
import { type FakeWorker, workerShop } from '../../worker/testing/fake-worker.ts';
import type { Environment } from '../environment.ts';
import type { SharedState } from '../permalink/shared-state.ts';
import type { PlaygroundData } from '../playground.ts';
import { SafeStorage, type StorageLike } from '../storage/storage.ts';
import type { LocksLike } from '../storage/tab.ts';

/** Storage in memory, with a quota in characters as browsers have. */
export class MemoryStorage implements StorageLike {
	readonly entries = new Map<string, string>();
	quota = Number.POSITIVE_INFINITY;

	get length(): number {
		return this.entries.size;
	}

	key(index: number): string | null {
		return [...this.entries.keys()][index] ?? null;
	}

	getItem(key: string): string | null {
		return this.entries.get(key) ?? null;
	}

	setItem(key: string, value: string): void {
		let size = key.length + value.length;
		for (const [other, text] of this.entries) if (other !== key) size += other.length + text.length;
		if (size > this.quota) throw new DOMException('full', 'QuotaExceededError');
		this.entries.set(key, value);
	}

	removeItem(key: string): void {
		this.entries.delete(key);
	}

	/** The keys of tab records. */
	get records(): string[] {
		return [...this.entries.keys()].filter((key) => key.startsWith('keyhole:tab:')).sort();
	}
}

/** Storage on which every call throws, as with blocked cookies. */
export const blockedStorage: StorageLike = {
	get length(): number {
		throw new DOMException('blocked', 'SecurityError');
	},
	key: blocked,
	getItem: blocked,
	setItem: blocked,
	removeItem: blocked,
};

function blocked(): never {
	throw new DOMException('blocked', 'SecurityError');
}

/** Locks that several tabs of one test share. */
export class FakeLocks implements LocksLike {
	readonly held = new Set<string>();

	async request(
		name: string,
		_options: { readonly ifAvailable: true },
		callback: (lock: object | null) => Promise<void> | undefined,
	): Promise<unknown> {
		// A browser decides later, never within the call.
		await Promise.resolve();
		if (this.held.has(name)) return callback(null);
		this.held.add(name);
		await callback({});
		this.held.delete(name);
		return undefined;
	}
}

/** A browser with one page at a time in each of its tabs. */
export class FakeBrowser {
	readonly local = new MemoryStorage();
	readonly locks = new FakeLocks();

	/** A page that is loaded. @param tab the tab's own storage; the same again is a reload */
	load(fragment = '', tab: StorageLike = new MemoryStorage(), local: StorageLike = this.local): FakePage {
		return new FakePage(fragment, tab, local, this.locks);
	}
}

export class FakePage {
	readonly environment: Environment;
	readonly workers: FakeWorker[];
	fragment: string;
	readonly #locks: FakeLocks;
	readonly #changed = new Set<() => void>();
	readonly #left = new Set<() => void>();

	constructor(fragment: string, tab: StorageLike, local: StorageLike, locks: FakeLocks) {
		this.fragment = fragment;
		this.#locks = locks;
		const { workers, createWorker } = workerShop();
		this.workers = workers;
		const follow = (listeners: Set<() => void>) => (listener: () => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		};
		this.environment = {
			address: {
				fragment: () => this.fragment,
				base: () => 'https://example.org/keyhole/',
				replaceFragment: (next) => {
					this.fragment = next;
				},
				onChange: follow(this.#changed),
			},
			localStorage: new SafeStorage(() => local),
			tabStorage: new SafeStorage(() => tab),
			locks,
			createWorker,
			onLeave: follow(this.#left),
			onStored: () => undefined,
		};
	}

	/** A person puts another fragment into the address. */
	go(fragment: string): void {
		this.fragment = fragment;
		for (const listener of this.#changed) listener();
	}

	/** The page goes: it is told, and its locks are free again. */
	leave(): void {
		for (const listener of this.#left) listener();
		this.#locks.held.clear();
	}

	/** The page goes without a word. */
	crash(): void {
		this.#locks.held.clear();
	}

	get listeners(): number {
		return this.#changed.size + this.#left.size;
	}
}

const context = (id: string) => ({ id, title: `the ${id}`, summary: '' });

const example = (id: string): Example => ({
	id,
	title: id,
	summary: '',
	profile: 'beta',
	schema: { text: `{"title":"${id}"}`, format: 'json' },
	value: { text: '1', format: 'json' },
});

export const data: PlaygroundData = {
	profiles: [
		{ id: 'alpha', title: 'Alpha', version: '1', contexts: [context('only')] },
		{ id: 'beta', title: 'Beta', version: '2', contexts: [context('input'), context('output')] },
	],
	examples: [example('first'), example('usual')],
	defaultExample: 'usual',
};

/** A state whose schema has this text. */
export function stateWith(schema: string, part: Partial<SharedState> = {}): SharedState {
	return {
		schema: { text: schema, format: 'json' },
		value: { text: '', format: 'json' },
		profile: 'alpha',
		context: 'only',
		formatAssertion: false,
		schemas: [],
		...part,
	};
}
