import { ARRAY, type Document, FALSE, NULL, NUMBER, OBJECT, TRUE } from './document.ts';

/** Containers nested deeper than this stand on one line: indenting a hundred thousand levels would take gigabytes. */
const MOST_INDENTED = 100;

/** How JSON is written. */
export interface JsonStyle {
	/** What one level is indented by; "" writes all on one line. */
	readonly indent: string;
	/** How a string or name is written. Left out: as it stands in a JSON text, else with the fewest escapes. */
	readonly quote?: (text: string) => string;
}

interface Open {
	readonly end: number;
	readonly close: ']' | '}';
	/** What begins each line inside it, and the line that closes it; "" on one line. */
	readonly inner: string;
	readonly outer: string;
}

/**
 * The part of a document at and below `root` as JSON text, without recursion. Numbers keep their digits, and names
 * written twice are written twice.
 */
export function writeJson(document: Document, root: number, { indent, quote }: JsonStyle): string {
	const { nexts, keyIds } = document;
	const colon = indent === '' ? ':' : ': ';
	const parts: string[] = [];
	const stack: Open[] = [];
	const end = nexts[root];
	let first = true;
	const closeBefore = (node: number) => {
		for (let open = stack.at(-1); open !== undefined && open.end <= node; open = stack.at(-1)) {
			parts.push(open.outer, open.close);
			stack.pop();
		}
	};
	for (let node = root; node < end; node++) {
		closeBefore(node);
		const inside = stack.at(-1);
		if (inside !== undefined) {
			if (!first) parts.push(',');
			parts.push(inside.inner);
			if (keyIds[node] >= 0) parts.push(writeName(document, node, quote), colon);
		}
		first = false;
		const kind = document.kind(node);
		if (kind !== ARRAY && kind !== OBJECT) parts.push(writeScalar(document, node, quote));
		else if (nexts[node] === node + 1) parts.push(kind === ARRAY ? '[]' : '{}');
		else {
			const flat = indent === '' || stack.length >= MOST_INDENTED;
			const outer = flat ? '' : `\n${indent.repeat(stack.length)}`;
			parts.push(kind === ARRAY ? '[' : '{');
			stack.push({
				end: nexts[node],
				close: kind === ARRAY ? ']' : '}',
				inner: flat ? '' : outer + indent,
				outer,
			});
			first = true;
		}
	}
	closeBefore(end);
	return parts.join('');
}

function writeName(document: Document, node: number, quote: JsonStyle['quote']): string {
	if (quote === undefined && document.format === 'json') {
		return document.text.slice(document.keyStarts[node], document.keyEnds[node]);
	}
	return (quote ?? JSON.stringify)(document.key(node) ?? '');
}

function writeScalar(document: Document, node: number, quote: JsonStyle['quote']): string {
	switch (document.kind(node)) {
		case NULL:
			return 'null';
		case FALSE:
			return 'false';
		case TRUE:
			return 'true';
		case NUMBER:
			return document.numberText(node);
		default:
			if (quote === undefined && document.format === 'json') {
				return document.text.slice(document.starts[node], document.ends[node]);
			}
			return (quote ?? JSON.stringify)(document.string(node));
	}
}
