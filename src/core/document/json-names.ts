/** Probes after which the names are taken to be made to collide, and a Map (whose hash is seeded) takes over. */
const MOST_PROBES = 32;

/** Start value and factor of the FNV-1a hash of a name's code units. */
export const HASH_START = 0x811c9dc5 | 0;
export const HASH_FACTOR = 0x01000193;

/** Tables for more names than this are given back after use. */
const KEPT_NAMES = 1 << 12;

/** The distinct property names of a text, numbered in order of appearance. Made once, used for one text after another. */
export class Names {
	/** The names, decoded. */
	keys: string[] = [];
	/** Where each name is first written without escapes (after the quote), or -1. Grows with `keys`. */
	firsts = new Int32Array(64);
	/** Which name came after each name last time: names come in the same order again and again. */
	follow = new Int32Array(64).fill(-1);
	#hashes = new Int32Array(64);
	/** Name numbers plus one by hash, open addressing; 0 is free. */
	#slots = new Int32Array(128);
	#ids: Map<string, number> | undefined;
	#text = '';
	#bytes: Uint8Array = new Uint8Array(0);

	/** Begins with a text, and its bytes for the scanner. */
	begin(text: string, bytes: Uint8Array): void {
		this.#text = text;
		this.#bytes = bytes;
	}

	/** Ends with the text: returns its names and is as new. */
	end(): readonly string[] {
		const { keys } = this;
		if (keys.length > KEPT_NAMES) {
			this.firsts = new Int32Array(64);
			this.follow = new Int32Array(64).fill(-1);
			this.#hashes = new Int32Array(64);
			this.#slots = new Int32Array(128);
		} else if (keys.length > 0) {
			this.follow.fill(-1, 0, keys.length);
			this.#slots.fill(0);
		}
		this.keys = [];
		this.#ids = undefined;
		this.#text = '';
		this.#bytes = new Uint8Array(0);
		return keys;
	}

	/** The number of the name written from `start` to `end` (inside its quotes) in plain ASCII, with this hash. */
	plain(start: number, end: number, hash: number): number {
		if (this.#ids !== undefined) return this.#mapped(this.#ids, this.#text.slice(start, end), start);
		const mask = this.#slots.length - 1;
		let slot = spread(hash) & mask;
		for (let probes = 0; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
			const id = this.#slots[slot] - 1;
			if (this.#hashes[id] === hash && this.#isPlain(id, start, end)) return id;
			if (++probes > MOST_PROBES) return this.#mapped(this.#giveUp(), this.#text.slice(start, end), start);
		}
		return this.#add(this.#text.slice(start, end), start, hash, slot);
	}

	/** The number of a name that is not plain: escaped, or past ASCII. */
	decoded(name: string): number {
		if (this.#ids !== undefined) return this.#mapped(this.#ids, name, -1);
		let hash = HASH_START;
		for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), HASH_FACTOR);
		const mask = this.#slots.length - 1;
		let slot = spread(hash) & mask;
		for (let probes = 0; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
			const id = this.#slots[slot] - 1;
			if (this.#hashes[id] === hash && this.keys[id] === name) return id;
			if (++probes > MOST_PROBES) return this.#mapped(this.#giveUp(), name, -1);
		}
		return this.#add(name, -1, hash, slot);
	}

	#isPlain(id: number, start: number, end: number): boolean {
		const first = this.firsts[id];
		if (this.keys[id].length !== end - start) return false;
		if (first < 0) return this.keys[id] === this.#text.slice(start, end);
		const bytes = this.#bytes;
		for (let at = start, other = first; at < end; at++, other++) if (bytes[at] !== bytes[other]) return false;
		return true;
	}

	#add(name: string, start: number, hash: number, slot: number): number {
		const id = this.#push(name, start);
		this.#hashes[id] = hash;
		this.#slots[slot] = id + 1;
		if (this.keys.length * 2 > this.#slots.length) this.#rehash();
		return id;
	}

	#push(name: string, start: number): number {
		const id = this.keys.push(name) - 1;
		if (id === this.firsts.length) {
			this.firsts = double(this.firsts);
			this.follow = double(this.follow).fill(-1, id);
			this.#hashes = double(this.#hashes);
		}
		this.firsts[id] = start;
		return id;
	}

	#rehash(): void {
		const slots = new Int32Array(this.#slots.length * 4);
		const mask = slots.length - 1;
		for (let id = 0; id < this.keys.length; id++) {
			let slot = spread(this.#hashes[id]) & mask;
			while (slots[slot] !== 0) slot = (slot + 1) & mask;
			slots[slot] = id + 1;
		}
		this.#slots = slots;
	}

	#giveUp(): Map<string, number> {
		this.#ids = new Map(this.keys.map((key, id) => [key, id]));
		return this.#ids;
	}

	#mapped(ids: Map<string, number>, name: string, start: number): number {
		const found = ids.get(name);
		if (found !== undefined) return found;
		const id = this.#push(name, start);
		ids.set(name, id);
		return id;
	}
}

/** FNV's low bits alone depend too little on the first characters. */
function spread(hash: number): number {
	return hash ^ (hash >>> 15);
}

function double(table: Int32Array): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(table.length * 2);
	larger.set(table);
	return larger;
}
