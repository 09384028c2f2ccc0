import { ARRAY, type Document, OBJECT, STRING } from '../../../core/document/document.ts';
import { type Place, viewOf } from '../admission/view.ts';
import { plainValue } from '../evaluation/plain.ts';

/** Longest JSON of a list or object that is shown whole. */
const LONGEST = 30;
/** The JSON of more nodes than this is longer in any case. */
const MOST_NODES = 16;

/** A value as the loader shows it: as written, JSON where that is short, else `[…]` or `{…}`. */
export function renderValue(document: Document, node: number): string {
	const kind = document.kind(node);
	if (kind === STRING) return document.string(node);
	if (kind < ARRAY) return String(plainValue(document, node));
	if (document.nexts[node] - node <= MOST_NODES) {
		const text = JSON.stringify(plainValue(document, node));
		if (text.length <= LONGEST) return text;
	}
	return kind === ARRAY ? '[…]' : '{…}';
}

/** ` ('{name}: {value}' here)`. */
export function hereClause(name: string, { document, node }: Place): string {
	return ` ('${name}: ${renderValue(document, node)}' here)`;
}

/** `, at "{key}/{path}"`; nothing at the root of the block. */
export function atClause(key: string, path: readonly string[]): string {
	return path.length === 0 ? '' : `, at "${key}/${path.join('/')}"`;
}

/** The tokens of a JSON Pointer, as the loader takes it apart: empty ones are passed over. */
export function pointerTokens(pointer: string): string[] {
	return pointer
		.split('/')
		.filter((token) => token !== '')
		.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path inside the block; null where there is none. */
export function valueAt(block: Place, path: readonly string[]): Place | null {
	const { document } = block;
	let node = block.node;
	for (const token of path) {
		const kind = document.kind(node);
		if (kind === ARRAY) node = document.childAt(node, /^\d+$/.test(token) ? Number(token) : -1);
		else node = kind === OBJECT ? viewOf(document).get(node, token) : -1;
		if (node < 0) return null;
	}
	return { document, node };
}

/** The object at a path that leads through objects alone; null where there is none. */
export function objectAt(block: Place, path: readonly string[]): Place | null {
	const { document } = block;
	let node = block.node;
	for (const token of path) {
		node = document.kind(node) === OBJECT ? viewOf(document).get(node, token) : -1;
		if (node < 0) return null;
	}
	return document.kind(node) === OBJECT ? { document, node } : null;
}
