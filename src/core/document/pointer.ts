import { ARRAY, type Document, OBJECT } from './document.ts';

/** One reference token of a JSON Pointer (RFC 6901): `~` and `/` escaped. */
export function escapeToken(name: string): string {
	return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** The JSON Pointer of a node; "" for the root. A name written twice gives the same pointer twice. */
export function pointerOf(document: Document, node: number): string {
	const tokens: string[] = [];
	for (let at = node; at > 0; at = document.parent(at)) {
		tokens.push(escapeToken(document.key(at) ?? String(document.place(at))));
	}
	return tokens.length === 0 ? '' : `/${tokens.reverse().join('/')}`;
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The node at which a JSON Pointer points, or -1 where there is none or the text is no pointer. Where a name
 * is written twice its last value counts. The array position `-` and indices with leading zeros name nothing.
 * @param from the node at which the pointer starts; the root by default
 */
export function nodeAt(document: Document, pointer: string, from = 0): number {
	if (pointer === '') return from;
	if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return -1;
	let node = from;
	for (const token of pointer.slice(1).split('/')) {
		const kind = document.kind(node);
		if (kind === OBJECT) node = document.child(node, token.replaceAll('~1', '/').replaceAll('~0', '~'));
		else if (kind === ARRAY && INDEX.test(token)) node = document.childAt(node, Number(token));
		else return -1;
		if (node < 0) return -1;
	}
	return node;
}
