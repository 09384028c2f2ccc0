import type { Document } from './document/document.ts';
import { read } from './document/read.ts';
import type { ReadResult } from './document/syntax.ts';
import type { SourceText } from './profile/places.ts';

/** Texts remembered: both sides, now and just before. */
const MOST_TEXTS = 8;

/**
 * What a run of judgements need not do again: texts already read, admissions already made. A text is read
 * once however many profiles judge it, and a keystroke in the value does not touch the schema.
 */
export class Memory {
	readonly #read: Entry[] = [];
	#list: readonly Entry[] = [];
	readonly #derived = new WeakMap<Document, Map<string, Derived>>();

	/** Reads a text, or finds it read. */
	read(source: SourceText): ReadResult {
		if (source.problem !== undefined) return { ok: false, error: source.problem };
		const index = this.#read.findIndex((entry) => isOf(entry, source));
		const entry = index < 0 ? entryOf(source) : this.#read.splice(index, 1)[0];
		this.#read.unshift(entry);
		this.#read.length = Math.min(this.#read.length, MOST_TEXTS);
		return entry.result;
	}

	/**
	 * Reads texts that belong together, however many, or finds those read that were in the list before. Each has a
	 * document of its own, even where two texts are the same.
	 */
	readAll(sources: readonly SourceText[]): readonly ReadResult[] {
		if (sources.length === 0) return [];
		const before = [...this.#list];
		this.#list = sources.map((source) => {
			const index = before.findIndex((entry) => isOf(entry, source));
			return index < 0 ? entryOf(source) : before.splice(index, 1)[0];
		});
		return this.#list.map(({ result }) => result);
	}

	/**
	 * What `make` answers for this document under this key, made once.
	 * @param given what else the answer depends on: it is made anew where one of these is another than before
	 */
	derive<T>(document: Document, key: string, make: () => T, given: readonly unknown[] = []): T {
		let made = this.#derived.get(document);
		if (made === undefined) {
			made = new Map();
			this.#derived.set(document, made);
		}
		const known = made.get(key);
		if (known !== undefined && isSame(known.given, given)) return known.answer as T;
		const answer = make();
		made.set(key, { given, answer });
		return answer;
	}
}

interface Entry {
	readonly source: SourceText;
	readonly result: ReadResult;
}

interface Derived {
	readonly given: readonly unknown[];
	readonly answer: unknown;
}

function entryOf(source: SourceText): Entry {
	return { source, result: read(source.text, source.format) };
}

function isOf({ source }: Entry, { text, format }: SourceText): boolean {
	return source.format === format && source.text === text;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
	return a.length === b.length && a.every((each, index) => each === b[index]);
}
