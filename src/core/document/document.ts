/**
 * A document is one text read into a positioned tree. Nodes are numbers: indices into typed arrays in
 * pre-order, so that a megabyte of text costs a few megabytes of tables and no object per node.
 *
 * Offsets are UTF-16 code units into `text`. Lines and columns are computed only at the edge (see lines.ts).
 */

/** What a node is: the low three bits of `kinds[node]`. */
export const NULL = 0;
export const FALSE = 1;
export const TRUE = 2;
export const NUMBER = 3;
export const STRING = 4;
export const ARRAY = 5;
export const OBJECT = 6;

/** Masks the kind out of `kinds[node]`. */
export const KIND_MASK = 7;
/** On a string: its text has escapes or is cooked. On a number: it is written with a fraction or an exponent. */
export const MARKED = 8;
/** On a marked string: its text stands without quotes and is the value as it is (a YAML scalar). */
export const BARE = 16;

export type NodeKind = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The notation of a text. */
export type Format = 'json' | 'yaml';

/** A half-open span of `text`, in UTF-16 code units. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** The tables of a document, made by a reader and never changed afterwards. */
export interface DocumentTables {
	readonly text: string;
	readonly format: Format;
	/** Number of nodes; every table is at least this long. */
	readonly size: number;
	/** Kind and marks, see KIND_MASK and MARKED. */
	readonly kinds: Uint8Array;
	/**
	 * Where the node's text starts and ends (a string with its quotes). The value of a YAML alias stands at the
	 * alias; what is inside it stands where it is written, at the anchor, and so outside the span of its parent.
	 */
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	/** The first node after the node and all it holds; so the children of `n` start at `n + 1` and end before `nexts[n]`. */
	readonly nexts: Int32Array;
	/** Number of children (all of them, shadowed ones too). */
	readonly counts: Int32Array;
	/** Index into `keys` of the name under which the node stands in its object, or -1. */
	readonly keyIds: Int32Array;
	/** Where that name's text starts and ends (with its quotes), or -1. */
	readonly keyStarts: Int32Array;
	readonly keyEnds: Int32Array;
	/** Every distinct property name of the document, decoded. */
	readonly keys: readonly string[];
	/**
	 * Decoded text of strings and canonical JSON spelling of numbers whose source text says it otherwise
	 * (YAML scalars); null where the source text is the JSON spelling.
	 */
	readonly cooked: ReadonlyMap<number, string> | null;
	/** Nodes whose name comes again later in the same object, in document order; null when there is none. */
	readonly shadowed: ReadonlySet<number> | null;
	/** The document of the whole text, where this one is a view of a part of it; absent or null: this is the whole. */
	readonly whole?: Document | null;
	/** The document in which local references of a view are followed, where that is not the view itself. */
	readonly scope?: Document | null;
}

/** A text read into a tree. Node 0 is the root. */
export class Document implements DocumentTables {
	readonly text: string;
	readonly format: Format;
	readonly size: number;
	readonly kinds: Uint8Array;
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	readonly nexts: Int32Array;
	readonly counts: Int32Array;
	readonly keyIds: Int32Array;
	readonly keyStarts: Int32Array;
	readonly keyEnds: Int32Array;
	readonly keys: readonly string[];
	readonly cooked: ReadonlyMap<number, string> | null;
	readonly shadowed: ReadonlySet<number> | null;
	readonly whole: Document | null;
	readonly scope: Document | null;
	#parents: Int32Array | undefined;
	#places: Int32Array | undefined;

	constructor(tables: DocumentTables) {
		this.text = tables.text;
		this.format = tables.format;
		this.size = tables.size;
		this.kinds = tables.kinds;
		this.starts = tables.starts;
		this.ends = tables.ends;
		this.nexts = tables.nexts;
		this.counts = tables.counts;
		this.keyIds = tables.keyIds;
		this.keyStarts = tables.keyStarts;
		this.keyEnds = tables.keyEnds;
		this.keys = tables.keys;
		this.cooked = tables.cooked;
		this.shadowed = tables.shadowed;
		this.whole = tables.whole ?? null;
		this.scope = tables.scope ?? null;
	}

	/** The kind of a node, without its marks. */
	kind(node: number): NodeKind {
		return (this.kinds[node] & KIND_MASK) as NodeKind;
	}

	/** The name under which `node` stands in its object, or undefined in an array and at the root. */
	key(node: number): string | undefined {
		const id = this.keyIds[node];
		return id < 0 ? undefined : this.keys[id];
	}

	/** The decoded value of a string node. */
	string(node: number): string {
		const kind = this.kinds[node];
		const start = this.starts[node];
		const end = this.ends[node];
		if ((kind & MARKED) === 0) return this.text.slice(start + 1, end - 1);
		if ((kind & BARE) !== 0) return this.text.slice(start, end);
		return this.cooked?.get(node) ?? (JSON.parse(this.text.slice(start, end)) as string);
	}

	/** The JSON spelling of a number node, digits as written. */
	numberText(node: number): string {
		return this.cooked?.get(node) ?? this.text.slice(this.starts[node], this.ends[node]);
	}

	/** The child of object `node` under `name`; the last one where the name is written twice. -1 when absent. */
	child(node: number, name: string): number {
		let found = -1;
		const end = this.nexts[node];
		for (let child = node + 1; child < end; child = this.nexts[child]) {
			const id = this.keyIds[child];
			if (id >= 0 && this.keys[id] === name) found = child;
		}
		return found;
	}

	/** The `index`th child of an array or object (0-based), or -1. */
	childAt(node: number, index: number): number {
		let child = node + 1;
		const end = this.nexts[node];
		for (let i = 0; child < end; i++, child = this.nexts[child]) if (i === index) return child;
		return -1;
	}

	/** The children of an array or object in document order, shadowed ones left out. */
	*children(node: number): Generator<number> {
		const end = this.nexts[node];
		const { shadowed } = this;
		for (let child = node + 1; child < end; child = this.nexts[child]) if (!shadowed?.has(child)) yield child;
	}

	/** The node that holds `node`, or -1 at the root. The table behind it is made on first use, in O(size). */
	parent(node: number): number {
		this.#parents ??= this.#findParents();
		return this.#parents[node];
	}

	/** How many siblings stand before `node` (0 at the root): its index in an array. Made on first use, in O(size). */
	place(node: number): number {
		this.#places ??= this.#findPlaces();
		return this.#places[node];
	}

	#findParents(): Int32Array {
		const parents = new Int32Array(this.size).fill(-1);
		for (let node = 0; node < this.size; node++) {
			const end = this.nexts[node];
			for (let child = node + 1; child < end; child = this.nexts[child]) parents[child] = node;
		}
		return parents;
	}

	#findPlaces(): Int32Array {
		const places = new Int32Array(this.size);
		for (let node = 0; node < this.size; node++) {
			const end = this.nexts[node];
			for (let child = node + 1, place = 0; child < end; child = this.nexts[child]) places[child] = place++;
		}
		return places;
	}

	/** The span of the node's own text. */
	span(node: number): Span {
		return { start: this.starts[node], end: this.ends[node] };
	}

	/** The span of the name under which the node stands; the node's own span where it has no name. */
	keySpan(node: number): Span {
		const start = this.keyStarts[node];
		return start < 0 ? this.span(node) : { start, end: this.keyEnds[node] };
	}
}
