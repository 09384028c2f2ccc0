import { countCodePoints } from '../document/code-points.ts';
import { type Document, KIND_MASK, MARKED, STRING } from '../document/document.ts';
import { FUNCTION, type InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Plan } from '../plan/plan.ts';
import { orderedChildren, orderRanks } from './order.ts';

/**
 * A value as the machine reads it: the document's tables, its property names matched once with those of the
 * plan, and what is noted about it during the run.
 *
 * An instance is a number: a node of the document; or, from `size` on, the *name* of the node `size` less,
 * taken as a string (for `propertyNames`); or, below zero, a function that the object `-1 - instance` inherits.
 */
export class Value {
	readonly document: Document;
	readonly text: string;
	readonly size: number;
	readonly kinds: Uint8Array;
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	readonly nexts: Int32Array;
	readonly counts: Int32Array;
	readonly keyIds: Int32Array;
	readonly shadowed: ReadonlySet<number> | null;
	/** For each name of the document its number in the plan, or -1. */
	readonly names: Int32Array;
	/** The number read last, and what it stands for: see numbers.ts. */
	numberNode = -1;
	number = Number.NaN;
	/** Children of the frame's instance that were evaluated; a stack over all frames. */
	readonly trail: number[] = [];
	trailSize = 0;
	readonly #plan: Plan;
	readonly #schemas: (readonly CompiledSchema[] | undefined)[][] = [];
	readonly #answers: Uint8Array[] = [];
	#indexed = -1;
	#turn = 0;
	#found: Int32Array | null = null;
	#foundIn: Int32Array | null = null;
	#ranks: Int32Array | null = null;
	#evaluated: Int32Array | null = null;
	#generation = 0;

	constructor(document: Document, plan: Plan) {
		this.document = document;
		this.text = document.text;
		this.size = document.size;
		this.kinds = document.kinds;
		this.starts = document.starts;
		this.ends = document.ends;
		this.nexts = document.nexts;
		this.counts = document.counts;
		this.keyIds = document.keyIds;
		this.shadowed = document.shadowed;
		this.#plan = plan;
		const { keys } = document;
		this.names = new Int32Array(keys.length);
		for (let id = 0; id < keys.length; id++) this.names[id] = plan.names.get(keys[id]) ?? -1;
	}

	/** The kind of any instance: a node, a name (see Value) or an inherited function. */
	kindOf(node: number): InstanceKind {
		if (node < 0) return FUNCTION;
		return node < this.size ? ((this.kinds[node] & KIND_MASK) as InstanceKind) : STRING;
	}

	/** The decoded text of a string, or of a name. */
	string(node: number): string {
		if (node >= this.size) return this.document.keys[this.keyIds[node - this.size]];
		return this.document.string(node);
	}

	/** The length of a string or name in code points; a lone surrogate counts as one. */
	codePoints(node: number): number {
		if (node >= this.size || (this.kinds[node] & MARKED) !== 0) {
			const text = this.string(node);
			return countCodePoints(text, 0, text.length);
		}
		return countCodePoints(this.text, this.starts[node] + 1, this.ends[node] - 1);
	}

	/** The length of a string in UTF-16 units where its text says it plainly; -1 where not. */
	units(node: number): number {
		if (node >= this.size || (this.kinds[node] & MARKED) !== 0) return -1;
		return this.ends[node] - this.starts[node] - 2;
	}

	/** Whether a string of so many units (see `units`) is this text of the same length. */
	isText(node: number, text: string): boolean {
		const from = this.starts[node] + 1;
		for (let i = 0; i < text.length; i++) if (this.text.charCodeAt(from + i) !== text.charCodeAt(i)) return false;
		return true;
	}

	/** Whether two strings with units (see `units`) are written alike. */
	isSameText(a: number, b: number): boolean {
		const { text, starts, ends } = this;
		const length = ends[a] - starts[a];
		if (length !== ends[b] - starts[b]) return false;
		for (let i = 1; i < length; i++) {
			if (text.charCodeAt(starts[a] + i) !== text.charCodeAt(starts[b] + i)) return false;
		}
		return true;
	}

	/** How many different names an object has. */
	propertyCount(node: number): number {
		let count = this.counts[node];
		if (this.shadowed === null) return count;
		const end = this.nexts[node];
		for (let child = node + 1; child < end; child = this.nexts[child]) if (this.shadowed.has(child)) count--;
		return count;
	}

	/** Makes `child` answer for the properties of this object. */
	index(node: number): void {
		if (this.#indexed === node) return;
		this.#indexed = node;
		this.#found ??= new Int32Array(this.#plan.names.size);
		this.#foundIn ??= new Int32Array(this.#plan.names.size);
		const turn = ++this.#turn;
		const { nexts, names, keyIds } = this;
		const found = this.#found;
		const foundIn = this.#foundIn;
		const end = nexts[node];
		for (let child = node + 1; child < end; child = nexts[child]) {
			const name = names[keyIds[child]];
			if (name >= 0) {
				found[name] = child;
				foundIn[name] = turn;
			}
		}
	}

	/** The property with this plan name of the object indexed last, or -1. */
	child(name: number): number {
		return this.#found !== null && this.#foundIn !== null && this.#foundIn[name] === this.#turn
			? this.#found[name]
			: -1;
	}

	/** The properties of an object in the host's order, written to `into`. */
	children(node: number, into: number[]): void {
		this.#ranks ??= orderRanks(this.document.keys, this.#plan.rules.propertyOrder);
		orderedChildren(this, node, this.#ranks, into);
	}

	/** The schemas that the instruction with this slot has found for names of this value so far. */
	schemasByKey(slot: number): (readonly CompiledSchema[] | undefined)[] {
		this.#schemas[slot] ??= new Array<undefined>(this.document.keys.length);
		return this.#schemas[slot];
	}

	/** What the instruction with this slot has found out about names of this value so far; 0 where nothing yet. */
	answersByKey(slot: number): Uint8Array {
		this.#answers[slot] ??= new Uint8Array(this.document.keys.length);
		return this.#answers[slot];
	}

	/** Notes that a child was evaluated. */
	mark(child: number): void {
		this.trail[this.trailSize++] = child;
	}

	/** Makes `isEvaluated` answer for what was noted since `start`. */
	recall(start: number): void {
		this.#evaluated ??= new Int32Array(this.size);
		const evaluated = this.#evaluated;
		const generation = ++this.#generation;
		const { trail, trailSize } = this;
		for (let i = start; i < trailSize; i++) evaluated[trail[i]] = generation;
	}

	isEvaluated(child: number): boolean {
		return this.#evaluated !== null && this.#evaluated[child] === this.#generation;
	}
}
