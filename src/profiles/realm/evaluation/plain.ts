import { ARRAY, type Document, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../../core/document/document.ts';
import type { Json } from '../../../core/report.ts';
import { viewOf } from '../admission/view.ts';

/** A node as a JavaScript value: numbers as doubles, the last of equal names. */
export function plainValue(document: Document, node: number): Json {
	const made = new Map<number, Json>();
	// Children stand behind what holds them: from the end, they are all made before it.
	for (let at = document.nexts[node] - 1; at >= node; at--) {
		made.set(at, assemble(document, at, made));
	}
	return made.get(node) ?? null;
}

function assemble(document: Document, node: number, made: ReadonlyMap<number, Json>): Json {
	const view = viewOf(document);
	const kind = document.kind(node);
	if (kind === ARRAY) return view.items(node).map((item) => made.get(item) ?? null);
	if (kind !== OBJECT) return scalarValue(document, node);
	const object: { [name: string]: Json } = {};
	for (const [name, child] of view.object(node)) {
		// Assignment to `__proto__` would not make a property.
		Object.defineProperty(object, name, {
			value: made.get(child) ?? null,
			configurable: true,
			enumerable: true,
			writable: true,
		});
	}
	return object;
}

function scalarValue(document: Document, node: number): Json {
	switch (document.kind(node)) {
		case NULL:
			return null;
		case NUMBER:
			return Number(document.numberText(node));
		case STRING:
			return document.string(node);
		default:
			return document.kind(node) === TRUE;
	}
}
