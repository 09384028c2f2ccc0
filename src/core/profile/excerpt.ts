import { ARRAY, type Document, OBJECT } from '../document/document.ts';

const LONGEST = 60;

/** Cuts a text to what a sentence can carry, on a whole code point. */
export function shorten(text: string, longest = LONGEST): string {
	if (text.length <= longest) return text;
	let end = longest - 1;
	const unit = text.charCodeAt(end - 1);
	if (unit >= 0xd800 && unit < 0xdc00) end--;
	return `${text.slice(0, end)}…`;
}

/** A value as a sentence shows it: scalars as written and cut short, containers by their size. */
export function excerpt(document: Document, node: number): string {
	const kind = document.kind(node);
	const count = document.counts[node];
	if (kind === OBJECT) return count === 0 ? '{}' : `an object with ${count} ${count === 1 ? 'property' : 'properties'}`;
	if (kind === ARRAY) return count === 0 ? '[]' : `an array of ${count} ${count === 1 ? 'item' : 'items'}`;
	const { start, end } = document.span(node);
	return shorten(document.text.slice(start, Math.min(end, start + 4 * LONGEST)));
}

/** What kind of value a node is, in JSON Schema's words. */
export function typeName(document: Document, node: number): string {
	return ['null', 'boolean', 'boolean', 'number', 'string', 'array', 'object'][document.kind(node)];
}
