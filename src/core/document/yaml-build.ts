import {
	type Alias,
	isAlias,
	isCollection,
	isMap,
	isPair,
	isScalar,
	type ParsedNode,
	type Scalar,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';
import { ARRAY, BARE, FALSE, MARKED, NULL, NUMBER, OBJECT, type Span, STRING, TRUE } from './document.ts';
import { surrogateNote } from './json-notes.ts';
import { problem, quote } from './json-text.ts';
import { Shadows } from './shadowed.ts';
import type { SyntaxProblem } from './syntax.ts';
import type { Tables } from './tables.ts';
import { mergeKeyNote, nonStringKeyNote } from './yaml-notes.ts';
import { resolveScalar } from './yaml-scalars.ts';
import { tagProblem } from './yaml-tags.ts';

interface Frame {
	readonly collection: YAMLMap | YAMLSeq;
	/** Its node in the tables, and the node of its last child so far. */
	readonly node: number;
	last: number;
	next: number;
}

/** Fills the tables from a composed YAML document, aliases written out. Aliases must have been checked. */
export class YamlBuilder {
	readonly keys: string[] = [];
	readonly cooked = new Map<number, string>();
	readonly notes: SyntaxProblem[] = [];
	/** Number of nodes so far. */
	size = 0;
	readonly #text: string;
	readonly #tables: Tables;
	readonly #keyIds = new Map<string, number>();
	/** What each anchor names: a scalar, or the node of a collection. */
	readonly #anchors = new Map<string, Scalar | number>();
	readonly #shadows = new Shadows();
	readonly #frames: Frame[] = [];
	/** The name of the value to come, and where it stands. */
	#key = -1;
	#keySpan: Span = NOWHERE;

	constructor(text: string, tables: Tables) {
		this.#text = text;
		this.#tables = tables;
	}

	/** Fills the tables; returns the first thing that has no place in JSON. */
	build(contents: ParsedNode): SyntaxProblem | null {
		let wrong = this.#add(contents, 0);
		for (let frame = this.#frames.at(-1); frame !== undefined && wrong === null; frame = this.#frames.at(-1)) {
			const { items } = frame.collection;
			if (frame.next === items.length) this.#close(frame);
			else wrong = this.#addItem(frame, items[frame.next++]);
		}
		return wrong ?? this.#duplicate();
	}

	#addItem(frame: Frame, item: unknown): SyntaxProblem | null {
		frame.last = this.size;
		this.#tables.counts[frame.node]++;
		this.#key = -1;
		this.#keySpan = NOWHERE;
		if (!isPair(item)) return this.#add(item, this.#tables.starts[frame.node]);
		return this.#name(item.key) ?? this.#add(item.value, this.#keySpan.end);
	}

	/** Adds a value; one that is not there is null, and stands where `emptyAt` says. */
	#add(value: unknown, emptyAt: number): SyntaxProblem | null {
		if (isAlias(value)) return this.#addAlias(value);
		if (isScalar(value)) {
			if (value.anchor !== undefined) this.#anchors.set(value.anchor, value);
			return this.#addScalar(value, null);
		}
		if (!isCollection(value)) {
			this.#push(NULL, emptyAt, emptyAt);
			return null;
		}
		const collection = value as YAMLMap | YAMLSeq;
		const wrong = tagProblem(this.#text, collection);
		if (wrong !== null) return wrong;
		const { start, end } = spanOf(collection);
		const node = this.#push(isMap(collection) ? OBJECT : ARRAY, start, end);
		if (collection.anchor !== undefined) this.#anchors.set(collection.anchor, node);
		this.#frames.push({ collection, node, last: -1, next: 0 });
		return null;
	}

	#close(frame: Frame): void {
		const { node, last, collection } = frame;
		const { nexts, ends } = this.#tables;
		nexts[node] = this.size;
		// A block collection ends with its last value: what the package counts to it are comments and empty lines.
		if (collection.flow !== true && last >= 0) ends[node] = ends[last];
		if (isMap(collection)) this.#shadows.look(this.#tables, node, this.keys.length);
		this.#frames.pop();
	}

	#addAlias(alias: Alias): SyntaxProblem | null {
		const named = this.#anchors.get(alias.source);
		if (typeof named === 'number') this.#copy(named, spanOf(alias));
		else if (named !== undefined) return this.#addScalar(named, spanOf(alias));
		return null;
	}

	/** Adds a scalar: at its own place, or at the alias that stands for it. */
	#addScalar(scalar: Scalar, alias: Span | null): SyntaxProblem | null {
		const wrong = tagProblem(this.#text, scalar);
		if (wrong !== null) return wrong;
		const { start, end } = alias ?? scalarSpan(this.#text, scalar);
		const value = resolveScalar(scalar);
		switch (value.kind) {
			case 'unbounded':
				return problem('not-json', start, end, `JSON has no ${scalar.source}. Write a number, null or a string.`);
			case 'number': {
				const node = this.#push(/[.eE]/.test(value.json) ? NUMBER | MARKED : NUMBER, start, end);
				if (this.#text.slice(start, end) !== value.json) this.cooked.set(node, value.json);
				return null;
			}
			case 'text':
				this.#addText(scalar.source ?? '', start, end);
				return null;
			default:
				this.#push(CONSTANTS[value.kind], start, end);
				return null;
		}
	}

	#addText(text: string, start: number, end: number): void {
		const first = this.#text[start];
		if (this.#text.slice(start, end) === text) this.#push(STRING | MARKED | BARE, start, end);
		else if ((first === '"' || first === "'") && this.#text.slice(start + 1, end - 1) === text) {
			this.#push(STRING, start, end);
		} else {
			this.cooked.set(this.#push(STRING | MARKED, start, end), text);
			if (/\p{Surrogate}/u.test(text)) this.notes.push(surrogateNote(start, end));
		}
	}

	/** Writes a collection once more, at an alias. */
	#copy(from: number, { start, end }: Span): void {
		const size = this.#tables.nexts[from] - from;
		const to = this.size;
		while (to + size > this.#tables.capacity) this.#tables.grow(to);
		const { kinds, starts, ends, nexts, counts, keyIds, keyStarts, keyEnds } = this.#tables;
		for (const column of [kinds, starts, ends, nexts, counts, keyIds, keyStarts, keyEnds]) {
			column.copyWithin(to, from, from + size);
		}
		for (let node = to; node < to + size; node++) nexts[node] += to - from;
		starts[to] = start;
		ends[to] = end;
		keyIds[to] = this.#key;
		keyStarts[to] = this.#keySpan.start;
		keyEnds[to] = this.#keySpan.end;
		this.size += size;
		if (this.cooked.size === 0) return;
		for (let node = 0; node < size; node++) {
			const cooked = this.cooked.get(from + node);
			if (cooked !== undefined) this.cooked.set(to + node, cooked);
		}
	}

	/** Takes the name of the value to come. */
	#name(key: unknown): SyntaxProblem | null {
		const named = isAlias(key) ? this.#anchors.get(key.source) : key;
		if (isCollection(named) || typeof named === 'number') {
			const { start, end } = spanOf(key);
			return problem('complex-key', start, end, 'A list or mapping cannot be a name in JSON. Write a text here.');
		}
		this.#keySpan = spanOf(key);
		if (!isScalar(named)) return null;
		if (named === key && named.anchor !== undefined) this.#anchors.set(named.anchor, named);
		const wrong = tagProblem(this.#text, named);
		if (wrong !== null) return wrong;
		const name = named.source ?? '';
		if (resolveScalar(named).kind !== 'text') this.notes.push(nonStringKeyNote(name, this.#keySpan));
		else if (name === '<<' && named.type === 'PLAIN') this.notes.push(mergeKeyNote(this.#keySpan));
		const id = this.#keyIds.get(name) ?? this.keys.push(name) - 1;
		this.#keyIds.set(name, id);
		this.#key = id;
		return null;
	}

	#push(kind: number, start: number, end: number): number {
		const node = this.size;
		if (node === this.#tables.capacity) this.#tables.grow(node);
		const { kinds, starts, ends, nexts, counts, keyIds, keyStarts, keyEnds } = this.#tables;
		kinds[node] = kind;
		starts[node] = start;
		ends[node] = end;
		nexts[node] = node + 1;
		counts[node] = 0;
		keyIds[node] = this.#key;
		keyStarts[node] = this.#keySpan.start;
		keyEnds[node] = this.#keySpan.end;
		this.size++;
		return node;
	}

	#duplicate(): SyntaxProblem | null {
		const [group] = this.#shadows.groups();
		if (group === undefined) return null;
		const { keyIds, keyStarts, keyEnds } = this.#tables;
		const [first, second] = group;
		const message = `The name ${quote(this.keys[keyIds[second]])} is written twice in this mapping. YAML does not allow that; take one out.`;
		return problem('duplicate-key', keyStarts[second], keyEnds[second], message, [
			{ start: keyStarts[first], end: keyEnds[first] },
		]);
	}
}

const NOWHERE: Span = { start: -1, end: -1 };

const CONSTANTS = { null: NULL, true: TRUE, false: FALSE } as const;

/** Where a scalar stands: a block scalar without the line breaks after it, one that is not there right behind its colon. */
function scalarSpan(text: string, scalar: Scalar): Span {
	const { start, end } = spanOf(scalar);
	if (scalar.type?.startsWith('BLOCK')) return { start, end: start + text.slice(start, end).trimEnd().length };
	if (start < end) return { start, end };
	let at = start;
	while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
	return { start: at, end: at };
}

/** Where a node of the package stands, without what follows it. */
function spanOf(node: unknown): Span {
	const range = isScalar(node) || isAlias(node) || isCollection(node) ? node.range : null;
	if (range === null || range === undefined) return NOWHERE;
	return { start: range[0], end: range[1] };
}
