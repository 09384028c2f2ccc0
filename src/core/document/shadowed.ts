import type { Tables } from './tables.ts';

/** Finds the children of objects whose name comes again later in the same object. */
export class Shadows {
	/** For each name: the object in which it was last seen, and the child that had it. */
	#owners = new Int32Array(0);
	#children = new Int32Array(0);
	/** The children of one object that share a name, by the last of them. */
	readonly #groups = new Map<number, number[]>();

	/** Looks through one object whose children are all read. `names` is the number of distinct names so far. */
	look(tables: Tables, object: number, names: number): void {
		if (this.#owners.length < names) {
			this.#owners = new Int32Array(names * 2).fill(-1);
			this.#children = new Int32Array(names * 2);
		}
		const { nexts, keyIds } = tables;
		const end = nexts[object];
		for (let child = object + 1; child < end; child = nexts[child]) {
			const key = keyIds[child];
			if (this.#owners[key] === object) this.#join(this.#children[key], child);
			this.#owners[key] = object;
			this.#children[key] = child;
		}
	}

	#join(earlier: number, child: number): void {
		const group = this.#groups.get(earlier) ?? [earlier];
		this.#groups.delete(earlier);
		group.push(child);
		this.#groups.set(child, group);
	}

	/** Each list of children that share a name in one object, in document order of their second members. */
	groups(): readonly (readonly number[])[] {
		return [...this.#groups.values()].sort((a, b) => a[1] - b[1]);
	}

	/** Every child whose name comes again, in document order; null when there is none. */
	nodes(): ReadonlySet<number> | null {
		if (this.#groups.size === 0) return null;
		const nodes = [...this.#groups.values()].flatMap((group) => group.slice(0, -1));
		return new Set(nodes.sort((a, b) => a - b));
	}
}
