import { Document } from '../core/document/document.ts';

/**
 * A part of a document as a document of its own: `node` becomes the root. It is a view on the same text, so
 * every offset stays true for the whole; only the tables that name nodes are made new, in time and space of the
 * part. Pointers of the view begin at its root.
 * @param references where local references lead: within the part, or, as in OpenAPI, in the whole document
 */
export function subDocument(document: Document, node: number, references: 'part' | 'whole' = 'part'): Document {
	const end = document.nexts[node];
	const size = end - node;
	const nexts = new Int32Array(size);
	for (let at = 0; at < size; at++) nexts[at] = document.nexts[node + at] - node;
	const keyStarts = document.keyStarts.slice(node, end);
	const keyEnds = document.keyEnds.slice(node, end);
	// A root stands under no name.
	keyStarts[0] = -1;
	keyEnds[0] = -1;
	return new Document({
		text: document.text,
		format: document.format,
		size,
		kinds: document.kinds.subarray(node, end),
		starts: document.starts.subarray(node, end),
		ends: document.ends.subarray(node, end),
		nexts,
		counts: document.counts.subarray(node, end),
		...namesOf(document, node, end),
		keyStarts,
		keyEnds,
		cooked: cookedOf(document, node, end),
		shadowed: shadowedOf(document, node, end),
		whole: document.whole ?? document,
		scope: references === 'whole' ? (document.whole ?? document) : null,
	});
}

/** The names that occur in the part, numbered anew: work that is done once a name must not grow with the whole. */
function namesOf(document: Document, node: number, end: number): { keyIds: Int32Array; keys: readonly string[] } {
	const keyIds = document.keyIds.slice(node, end);
	const keys: string[] = [];
	const known = new Map<number, number>();
	keyIds[0] = -1;
	for (let at = 1; at < keyIds.length; at++) {
		const id = keyIds[at];
		if (id < 0) continue;
		let own = known.get(id);
		if (own === undefined) {
			own = keys.push(document.keys[id]) - 1;
			known.set(id, own);
		}
		keyIds[at] = own;
	}
	return { keyIds, keys };
}

function cookedOf(document: Document, node: number, end: number): ReadonlyMap<number, string> | null {
	if (document.cooked === null) return null;
	const cooked = new Map<number, string>();
	for (let at = node; at < end; at++) {
		const text = document.cooked.get(at);
		if (text !== undefined) cooked.set(at - node, text);
	}
	return cooked;
}

function shadowedOf(document: Document, node: number, end: number): ReadonlySet<number> | null {
	if (document.shadowed === null) return null;
	const shadowed = new Set<number>();
	for (let at = node + 1; at < end; at++) if (document.shadowed.has(at)) shadowed.add(at - node);
	return shadowed.size === 0 ? null : shadowed;
}
