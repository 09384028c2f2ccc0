import { ARRAY, type Document, KIND_MASK, OBJECT } from '../../core/document/document.ts';
import { linesOf } from '../../core/document/lines.ts';
import { resolvePlain } from '../../core/document/yaml-scalars.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';

/**
 * Where the loader finds the keys of a workflow file. It pairs keys and values as its YAML reader hands them over,
 * and where they do not pair up (a key that JavaScript sorts to the front, a merge key, a key that is no text, a
 * flow key without a value) it places nothing of that mapping, nor of what is inside it. What stands in a list or
 * behind an alias has no place either.
 */
export class Positions {
	readonly #document: Document;
	readonly #paired = new Map<number, boolean>();

	constructor(document: Document) {
		this.#document = document;
	}

	/** The 1-based line of a key, by its path from the top of the file; undefined where the loader cannot place it. */
	lineOf(path: readonly string[]): number | undefined {
		const document = this.#document;
		let node = 0;
		for (const name of path) {
			if (document.kind(node) !== OBJECT || this.#isAlias(node) || !this.#isPaired(node)) return undefined;
			node = viewOf(document).get(node, name);
			if (node < 0) return undefined;
		}
		return node === 0 ? undefined : linesOf(document).position(document.keyStarts[node]).line;
	}

	#isAlias(node: number): boolean {
		const { format, kinds, text, starts } = this.#document;
		return format === 'yaml' && (kinds[node] & KIND_MASK) >= ARRAY && text[starts[node]] === '*';
	}

	#isPaired(node: number): boolean {
		let paired = this.#paired.get(node);
		if (paired === undefined) {
			paired = this.#pairsUp(node);
			this.#paired.set(node, paired);
		}
		return paired;
	}

	#pairsUp(node: number): boolean {
		const document = this.#document;
		const children = [...document.children(node)];
		if (children.length !== document.counts[node]) return false;
		const enumerated = viewOf(document).object(node).keys();
		for (const child of children) {
			if (document.key(child) !== enumerated.next().value) return false;
			if (document.format === 'yaml' && !isPlainPair(document, child)) return false;
		}
		return true;
	}
}

const known = new WeakMap<Document, Positions>();

/** The positions of a document, found out once. */
export function positionsOf(document: Document): Positions {
	let positions = known.get(document);
	if (positions === undefined) {
		positions = new Positions(document);
		known.set(document, positions);
	}
	return positions;
}

/** Plain scalars that are no text to the loader's YAML reader, beside those of the core schema: dates, binary numbers. */
const OTHER_THAN_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?|[-+]?0b[01]+)$/;

/** Whether a key is text, no merge key and no alias, and has its colon. */
function isPlainPair(document: Document, child: number): boolean {
	const { text, keyStarts, keyEnds } = document;
	const written = text.slice(keyStarts[child], keyEnds[child]);
	if (written === '<<' || written.startsWith('*') || OTHER_THAN_TEXT.test(written)) return false;
	if (resolvePlain(written).kind !== 'text') return false;
	return /^[ \t]*:/.test(text.slice(keyEnds[child], keyEnds[child] + 256)) || isExplicit(text, keyStarts[child]);
}

/** Whether a key is written with a question mark, its colon on a line of its own. */
function isExplicit(text: string, start: number): boolean {
	return /\?[ \t]+$/.test(text.slice(Math.max(0, start - 16), start));
}
