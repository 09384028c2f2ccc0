import { ARRAY, type Document, FALSE, NULL, NUMBER, OBJECT, STRING } from '../../core/document/document.ts';

/**
 * The value at a node as JSON text on one line, numbers as written; names written twice keep their last value.
 * In time of the text that is written, aliases included; without recursion.
 */
export function jsonText(document: Document, root = 0): string {
	const parts: string[] = [];
	/** What closes each open container, and where it ends. */
	const open: { readonly end: number; readonly close: string }[] = [];
	const end = document.nexts[root];
	let first = true;
	for (let node = root; node < end; node++) {
		for (let top = open.at(-1); top !== undefined && top.end <= node; top = open.at(-1)) {
			parts.push(top.close);
			open.pop();
			first = false;
		}
		if (document.shadowed?.has(node) && node !== root) {
			node = document.nexts[node] - 1;
			continue;
		}
		if (!first) parts.push(', ');
		const key = node === root ? undefined : document.key(node);
		if (key !== undefined) parts.push(JSON.stringify(key), ': ');
		const kind = document.kind(node);
		first = kind >= ARRAY;
		if (kind >= ARRAY) {
			parts.push(kind === OBJECT ? '{' : '[');
			open.push({ end: document.nexts[node], close: kind === OBJECT ? '}' : ']' });
		} else parts.push(scalarText(document, node));
	}
	return (
		parts.join('') +
		open
			.reverse()
			.map(({ close }) => close)
			.join('')
	);
}

function scalarText(document: Document, node: number): string {
	switch (document.kind(node)) {
		case STRING:
			return JSON.stringify(document.string(node));
		case NUMBER:
			return document.numberText(node);
		case NULL:
			return 'null';
		default:
			return document.kind(node) === FALSE ? 'false' : 'true';
	}
}
