import { ARRAY, type Document, NUMBER, OBJECT, STRING } from '../../../core/document/document.ts';
import { isArrayIndex } from '../../../core/evaluate/order.ts';

/** A node of a document: an object, array or scalar as the host's JavaScript holds it. */
export interface Place {
	readonly document: Document;
	readonly node: number;
}

/** The keys under which a schema is no longer copied into the function of the one that refers to it. */
const REFERENCE_KEYS: ReadonlySet<string> = new Set([
	'$ref',
	'$recursiveRef',
	'$recursiveAnchor',
	'$dynamicRef',
	'$dynamicAnchor',
]);

const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * A document as a JavaScript program that has parsed it sees it: an object enumerates names that look like array
 * indices first, and a name written twice keeps its first position with its last value.
 */
export class View {
	readonly document: Document;
	readonly #objects = new Map<number, ReadonlyMap<string, number>>();
	#references: Uint8Array | null = null;

	constructor(document: Document) {
		this.document = document;
	}

	/** Name → node of an object's properties, in JavaScript's order; empty for anything else. */
	object(node: number): ReadonlyMap<string, number> {
		if (this.document.kind(node) !== OBJECT) return NOTHING;
		let properties = this.#objects.get(node);
		if (properties === undefined) {
			properties = enumerated(this.document, node);
			this.#objects.set(node, properties);
		}
		return properties;
	}

	/** The items of an array; empty for anything else. */
	items(node: number): readonly number[] {
		const { document } = this;
		if (document.kind(node) !== ARRAY) return [];
		const items: number[] = [];
		for (let child = node + 1; child < document.nexts[node]; child = document.nexts[child]) items.push(child);
		return items;
	}

	/** The property `name` of an object node, or -1. */
	get(node: number, name: string): number {
		return this.object(node).get(name) ?? -1;
	}

	/** A number as a double: what lies beyond is infinite. NaN where the node is no number. */
	number(node: number): number {
		return this.document.kind(node) === NUMBER ? Number(this.document.numberText(node)) : Number.NaN;
	}

	/** The text of a string node; null where the node is none. */
	string(node: number): string | null {
		return this.document.kind(node) === STRING ? this.document.string(node) : null;
	}

	/** Whether a reference stands anywhere at or below `node`. */
	hasReference(node: number): boolean {
		this.#references ??= markReferences(this.document);
		return this.#references[node] === 1;
	}
}

function enumerated(document: Document, node: number): ReadonlyMap<string, number> {
	const properties = new Map<string, number>();
	const { nexts, shadowed } = document;
	for (let child = node + 1; child < nexts[node]; child = nexts[child]) {
		const name = document.key(child) ?? '';
		if (shadowed?.has(child) !== true) properties.set(name, child);
		else if (!properties.has(name)) properties.set(name, -1);
	}
	// A name whose every value is passed over is not there at all.
	if (shadowed !== null) for (const [name, child] of properties) if (child < 0) properties.delete(name);
	const indices = [...properties.keys()].filter(isArrayIndex);
	if (indices.length === 0) return properties;
	indices.sort((a, b) => Number(a) - Number(b));
	const others = [...properties.keys()].filter((name) => !isArrayIndex(name));
	return new Map([...indices, ...others].map((name) => [name, properties.get(name) as number]));
}

function markReferences(document: Document): Uint8Array {
	const marks = new Uint8Array(document.size);
	for (let node = 1; node < document.size; node++) {
		const key = document.key(node);
		if (key === undefined || !REFERENCE_KEYS.has(key) || isShadowed(document, node)) continue;
		for (let at = document.parent(node); at >= 0 && marks[at] === 0; at = document.parent(at)) marks[at] = 1;
	}
	return marks;
}

/** Whether the node, or something that holds it, is overwritten by a later value of the same name. */
function isShadowed(document: Document, node: number): boolean {
	if (document.shadowed === null) return false;
	for (let at = node; at >= 0; at = document.parent(at)) if (document.shadowed.has(at)) return true;
	return false;
}

const views = new WeakMap<Document, View>();

/** The view of a document, made once. */
export function viewOf(document: Document): View {
	let view = views.get(document);
	if (view === undefined) {
		view = new View(document);
		views.set(document, view);
	}
	return view;
}
