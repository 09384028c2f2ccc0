import type { Document } from './document/document.ts';
import { read } from './document/read.ts';
import type { ReadResult } from './document/syntax.ts';
import type { SourceText } from './profile/places.ts';

/** Texts remembered: both sides, now and just before, and some further schemas. */
const MOST_TEXTS = 12;

/**
 * What a run of judgements need not do again: texts already read, admissions already made. A text is read
 * once however many profiles judge it, and a keystroke in the value does not touch the schema.
 */
export class Memory {
	readonly #read: { readonly source: SourceText; readonly result: ReadResult }[] = [];
	readonly #derived = new WeakMap<Document, Map<string, unknown>>();

	/** Reads a text, or finds it read. */
	read(source: SourceText): ReadResult {
		if (source.problem !== undefined) return { ok: false, error: source.problem };
		const index = this.#read.findIndex(
			(entry) => entry.source.format === source.format && entry.source.text === source.text,
		);
		const entry = index < 0 ? { source, result: read(source.text, source.format) } : this.#read.splice(index, 1)[0];
		this.#read.unshift(entry);
		this.#read.length = Math.min(this.#read.length, MOST_TEXTS);
		return entry.result;
	}

	/** What `make` answers for this document under this key, made once. */
	derive<T>(document: Document, key: string, make: () => T): T {
		let made = this.#derived.get(document);
		if (made === undefined) {
			made = new Map();
			this.#derived.set(document, made);
		}
		if (!made.has(key)) made.set(key, make());
		return made.get(key) as T;
	}
}
