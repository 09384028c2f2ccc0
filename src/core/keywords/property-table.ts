import type { CompiledSchema } from '../plan/plan.ts';

/**
 * Schemas by the number of a property name. Numbers are given out one after the other, so names of one object
 * mostly fall on different places and the first look finds them.
 */
export class PropertyTable {
	readonly #names: Int32Array;
	readonly #schemas: (CompiledSchema | null)[];
	readonly #mask: number;

	constructor(entries: readonly { readonly name: number; readonly schema: CompiledSchema }[]) {
		let size = 4;
		while (size < entries.length * 2) size *= 2;
		this.#mask = size - 1;
		this.#names = new Int32Array(size).fill(-1);
		this.#schemas = new Array<CompiledSchema | null>(size).fill(null);
		for (const { name, schema } of entries) {
			let place = name & this.#mask;
			while (this.#names[place] >= 0) place = (place + 1) & this.#mask;
			this.#names[place] = name;
			this.#schemas[place] = schema;
		}
	}

	/** The schema of a name, or null; -1 is no name's number. */
	get(name: number): CompiledSchema | null {
		if (name < 0) return null;
		const names = this.#names;
		let place = name & this.#mask;
		let found = names[place];
		while (found !== name) {
			if (found < 0) return null;
			place = (place + 1) & this.#mask;
			found = names[place];
		}
		return this.#schemas[place];
	}
}
