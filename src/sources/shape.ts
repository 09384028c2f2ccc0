import { ARRAY, type Document, OBJECT, STRING } from '../core/document/document.ts';

/** The member `name` of an object, whatever it is; -1 when absent or where `node` is no object. */
export function member(document: Document, node: number, name: string): number {
	return node >= 0 && document.kind(node) === OBJECT ? document.child(node, name) : -1;
}

/** The first member that is there, of several spellings of one name. */
export function anyMember(document: Document, node: number, names: readonly string[]): number {
	for (const name of names) {
		const found = member(document, node, name);
		if (found >= 0) return found;
	}
	return -1;
}

/** The node at the end of a path of names; -1 when it ends early. */
export function memberAt(document: Document, node: number, path: readonly string[]): number {
	let at = node;
	for (const name of path) at = member(document, at, name);
	return at;
}

export function isObject(document: Document, node: number): boolean {
	return node >= 0 && document.kind(node) === OBJECT;
}

export function isArray(document: Document, node: number): boolean {
	return node >= 0 && document.kind(node) === ARRAY;
}

/** The string at a node; null where there is none. */
export function textAt(document: Document, node: number): string | null {
	return node >= 0 && document.kind(node) === STRING ? document.string(node) : null;
}

/** The string under a name; null where there is none. */
export function textOf(document: Document, node: number, name: string): string | null {
	return textAt(document, member(document, node, name));
}

/** The members or items of a node; none where it is a scalar or absent. */
export function* childrenOf(document: Document, node: number): Generator<number> {
	if (node >= 0 && document.kind(node) >= ARRAY) yield* document.children(node);
}

const TYPES: ReadonlySet<string> = new Set(['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']);
const SCHEMA_NAMES = ['$schema', '$ref', '$defs', 'properties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'];

/** Whether a node, by the names it bears, is a schema itself and no document that holds schemas. */
export function looksLikeSchema(document: Document, node: number): boolean {
	if (!isObject(document, node)) return false;
	if (SCHEMA_NAMES.some((name) => member(document, node, name) >= 0)) return true;
	const type = member(document, node, 'type');
	return isArray(document, type) || TYPES.has(textAt(document, type) ?? '');
}
