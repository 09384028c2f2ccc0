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

/** The keywords that hold subschemas. A Map, so that no inherited name is taken for a keyword. */
export type SubschemaShapes = ReadonlyMap<string, SubschemaShape>;

/** The keywords that hold subschemas in any published dialect. */
export const STANDARD_SHAPES: SubschemaShapes = new Map<string, SubschemaShape>([
	['additionalItems', 'schema'],
	['additionalProperties', 'schema'],
	['allOf', 'list'],
	['anyOf', 'list'],
	['contains', 'schema'],
	['contentSchema', 'schema'],
	['definitions', 'map'],
	['$defs', 'map'],
	['dependencies', 'map-or-names'],
	['dependentSchemas', 'map'],
	['else', 'schema'],
	['if', 'schema'],
	['items', 'schema-or-list'],
	['not', 'schema'],
	['oneOf', 'list'],
	['patternProperties', 'map'],
	['prefixItems', 'list'],
	['properties', 'map'],
	['propertyNames', 'schema'],
	['then', 'schema'],
	['unevaluatedItems', 'schema'],
	['unevaluatedProperties', 'schema'],
]);

/** One place where a schema stands. What stands there may be no schema: a reader of malformed schemas decides. */
export interface SubschemaVisit {
	readonly node: number;
	/** The schema that holds it directly, or -1 for the root. */
	readonly parent: number;
	/** 1 for the root, one more for each schema around it. */
	readonly level: number;
	/** The keyword of `parent` under which it stands, or null for the root. */
	readonly via: string | null;
}

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

/** Every place where a schema stands at or below `root`, in document order; linear, without recursion. */
export function* walkSubschemas(
	document: Document,
	root: number,
	shapes: SubschemaShapes = STANDARD_SHAPES,
): Generator<SubschemaVisit> {
	const stack: SubschemaVisit[] = [{ node: root, parent: -1, level: 1, via: null }];
	for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
		yield visit;
		const { node, level } = visit;
		if (document.kind(node) !== OBJECT) continue;
		const below: SubschemaVisit[] = [];
		for (const member of document.children(node)) {
			const via = document.key(member) ?? '';
			const shape = shapes.get(via);
			if (shape === undefined) continue;
			for (const child of subschemasOf(document, member, shape)) {
				below.push({ node: child, parent: node, level: level + 1, via });
			}
		}
		while (below.length > 0) stack.push(below.pop() as SubschemaVisit);
	}
}

/** How many schemas a schema document holds and how deep they nest, the root included. */
export function schemaExtent(
	document: Document,
	shapes: SubschemaShapes = STANDARD_SHAPES,
): { readonly nodes: number; readonly levels: number } {
	let nodes = 0;
	let levels = 0;
	for (const { level } of walkSubschemas(document, 0, shapes)) {
		nodes++;
		if (level > levels) levels = level;
	}
	return { nodes, levels };
}
