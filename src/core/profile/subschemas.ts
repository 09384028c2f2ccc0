import { allDialects } from '../dialects/dialects.ts';
import { type Document, OBJECT } from '../document/document.ts';
import { type SubschemaShape, subschemasOf } from '../keywords/subschemas.ts';

/** The keywords that hold subschemas. A Map, so that no inherited name is taken for a keyword. */
export type SubschemaShapes = ReadonlyMap<string, SubschemaShape>;

/** The keywords that hold subschemas in any published dialect; of two shapes of one keyword the wider. */
export const STANDARD_SHAPES: SubschemaShapes = shapesOfDialects();

function shapesOfDialects(): SubschemaShapes {
	const shapes = new Map<string, SubschemaShape>();
	for (const { keywords } of allDialects()) {
		for (const { name, subschemas } of keywords) {
			if (subschemas !== undefined && shapes.get(name) !== 'schema-or-list') shapes.set(name, subschemas);
		}
	}
	return shapes;
}

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
