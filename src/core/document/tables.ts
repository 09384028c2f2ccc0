import { Document, type Format } from './document.ts';

/** Tables larger than this are given back after use. */
const KEPT_NODES = 1 << 16;
/** The share of its tables that a document must fill to be given them uncut. */
const FULL = 0.8;

/**
 * The tables of a document while a reader fills them. They grow by doubling; what becomes the document is cut
 * to size, so that the growing tables can be used again for the next text.
 */
export class Tables {
	kinds = new Uint8Array(0);
	starts = new Int32Array(0);
	ends = new Int32Array(0);
	nexts = new Int32Array(0);
	counts = new Int32Array(0);
	keyIds = new Int32Array(0);
	keyStarts = new Int32Array(0);
	keyEnds = new Int32Array(0);
	/** Nodes there is room for. */
	capacity = 0;

	/**
	 * Makes room for more nodes than there are, keeping the `size` first ones. Where they took `at` of `length`
	 * characters, the whole is guessed from that; not too boldly, for a text may begin with its densest part.
	 */
	grow(size: number, at = 0, length = 0): void {
		const guess = at > 0 ? Math.min((size / at) * length * 1.05, Math.max(length / 8, size * 4)) : 0;
		this.capacity = Math.max(256, this.capacity * 2, Math.ceil(guess));
		const bytes = new Uint8Array(this.capacity);
		bytes.set(this.kinds.subarray(0, size));
		this.kinds = bytes;
		this.starts = enlarge(this.starts, size, this.capacity);
		this.ends = enlarge(this.ends, size, this.capacity);
		this.nexts = enlarge(this.nexts, size, this.capacity);
		this.counts = enlarge(this.counts, size, this.capacity);
		this.keyIds = enlarge(this.keyIds, size, this.capacity);
		this.keyStarts = enlarge(this.keyStarts, size, this.capacity);
		this.keyEnds = enlarge(this.keyEnds, size, this.capacity);
	}

	/** The document of the first `size` nodes. The tables can be filled anew afterwards. */
	finish(rest: {
		readonly text: string;
		readonly format: Format;
		readonly size: number;
		readonly keys: readonly string[];
		readonly cooked: ReadonlyMap<number, string> | null;
		readonly shadowed: ReadonlySet<number> | null;
	}): Document {
		const { text, format, size, keys, cooked, shadowed } = rest;
		// Large tables that are nearly full are not worth a copy: the document takes them as they are.
		const whole = this.capacity > KEPT_NODES && size >= this.capacity * FULL;
		const cut = (table: Int32Array) => (whole ? table : table.slice(0, size));
		const document = new Document({
			text,
			format,
			size,
			kinds: whole ? this.kinds : this.kinds.slice(0, size),
			starts: cut(this.starts),
			ends: cut(this.ends),
			nexts: cut(this.nexts),
			counts: cut(this.counts),
			keyIds: cut(this.keyIds),
			keyStarts: cut(this.keyStarts),
			keyEnds: cut(this.keyEnds),
			keys,
			cooked,
			shadowed,
		});
		this.release();
		return document;
	}

	/** Gives back what a large text has made them hold. */
	release(): void {
		if (this.capacity <= KEPT_NODES) return;
		this.capacity = 0;
		this.kinds = new Uint8Array(0);
		for (const name of COLUMNS) this[name] = new Int32Array(0);
	}
}

const COLUMNS = ['starts', 'ends', 'nexts', 'counts', 'keyIds', 'keyStarts', 'keyEnds'] as const;

function enlarge(table: Int32Array, size: number, capacity: number): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(capacity);
	larger.set(table.subarray(0, size));
	return larger;
}
