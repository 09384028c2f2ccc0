import { ARRAY, type Document, type Span } from '../../core/document/document.ts';

/** How a value is written. `block`: YAML's indented style. `inline`: JSON, flow style, a scalar. `empty`: nothing at all. */
export type Style = 'block' | 'inline' | 'empty';

/** How the value at a node is written. */
export function styleOf(document: Document, node: number): Style {
	const { start, end } = document.span(node);
	if (start === end) return 'empty';
	if (document.format === 'json' || document.kind(node) < ARRAY) return 'inline';
	return '{[*'.includes(document.text[start]) ? 'inline' : 'block';
}

/** Whether a node stands in JSON or in YAML's flow style, where no indented block can stand. */
export function inFlow(document: Document, node: number): boolean {
	if (document.format === 'json') return true;
	for (let at = document.parent(node); at >= 0; at = document.parent(at)) {
		if (styleOf(document, at) === 'inline') return true;
	}
	return false;
}

/** The spaces in front of everything in a block collection, or of the line on which an inline value begins. */
export function indentOf(document: Document, node: number): string {
	const { text } = document;
	const { start } = document.span(node);
	const line = lineStart(text, start);
	if (styleOf(document, node) === 'block') return ' '.repeat(start - line);
	return /^[ \t]*/.exec(text.slice(line, start))?.[0] ?? '';
}

/** The offset at which the line around an offset begins. */
export function lineStart(text: string, offset: number): number {
	return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** From the `:` after the name of a node to the end of its value; null where it has no name. */
export function afterName(document: Document, node: number): Span | null {
	const { text } = document;
	const { end } = document.span(node);
	if (document.keyStarts[node] < 0) return null;
	const colon = text.indexOf(':', document.keyEnds[node]);
	return colon < 0 ? null : { start: colon + 1, end: Math.max(end, colon + 1) };
}

/** How far the members of a block stand to the right of its name: as far as that name does of the one around it, or 2. */
export function stepOf(document: Document, node: number): number {
	const column = (at: number): number => {
		const start = document.keyStarts[at];
		return start < 0 ? -1 : start - lineStart(document.text, start);
	};
	const outer = document.parent(node);
	const step = outer < 0 || column(outer) < 0 ? column(node) : column(node) - column(outer);
	return step > 0 ? step : 2;
}
