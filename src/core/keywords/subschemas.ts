import { ARRAY, type Document, OBJECT } from '../document/document.ts';

/** How a keyword holds subschemas. `*-or-*`: it may hold something else in its place. */
export type SubschemaShape =
	/** One schema. */
	| 'schema'
	/** A list of schemas. */
	| 'list'
	/** An object whose values are schemas. */
	| 'map'
	/** One schema, or a list of them. */
	| 'schema-or-list'
	/** An object whose values are schemas or lists of names. */
	| 'map-or-names';

/** The places under one keyword of a schema where schemas stand, in document order. */
export function* subschemasOf(document: Document, node: number, shape: SubschemaShape): Generator<number> {
	const kind = document.kind(node);
	switch (shape) {
		case 'schema':
			yield node;
			return;
		case 'list':
			if (kind === ARRAY) yield* document.children(node);
			return;
		case 'schema-or-list':
			if (kind === ARRAY) yield* document.children(node);
			else yield node;
			return;
		case 'map':
			if (kind === OBJECT) yield* document.children(node);
			return;
		case 'map-or-names':
			if (kind !== OBJECT) return;
			for (const child of document.children(node)) if (document.kind(child) !== ARRAY) yield child;
	}
}
