import { ARRAY, type Document, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../core/document/document.ts';
import type { Json } from '../../core/report.ts';

/** An Elixir term: atoms, structs and what a JSON document decodes to. */
export type Term =
	| { readonly kind: 'atom'; readonly name: string }
	| { readonly kind: 'binary'; readonly text: string }
	/** `text` is JSON number text: a float where it has a fraction or an exponent. */
	| { readonly kind: 'number'; readonly text: string }
	| { readonly kind: 'list'; readonly items: readonly Term[] }
	| { readonly kind: 'tuple'; readonly items: readonly Term[] }
	/** A map with atom keys, or with `struct` a struct, whose fields keep their order. */
	| { readonly kind: 'fields'; readonly struct?: string; readonly fields: Readonly<Record<string, Term>> }
	/** What a node of a document decodes to. */
	| { readonly kind: 'node'; readonly document: Document; readonly node: number };

export const NIL: Term = { kind: 'atom', name: 'nil' };

export function atom(name: string): Term {
	return { kind: 'atom', name };
}

export function binary(text: string): Term {
	return { kind: 'binary', text };
}

/** How deep a node is turned into JSON; the host's printer shows no more than that either. */
const DEEPEST = 50;

/**
 * A term as JSON, as encoding it would give: atoms become strings. A number that a double cannot hold is
 * rounded (JSON values are JavaScript's here). What lies more than 50 levels deep is left out as "…".
 */
export function termToJson(term: Term, depth = DEEPEST): Json {
	switch (term.kind) {
		case 'atom':
			return term.name === 'nil' ? null : term.name === 'true' ? true : term.name === 'false' ? false : term.name;
		case 'binary':
			return term.text;
		case 'number':
			return Number(term.text);
		case 'list':
		case 'tuple':
			return depth === 0 ? '…' : term.items.map((item) => termToJson(item, depth - 1));
		case 'fields':
			return depth === 0
				? '…'
				: Object.fromEntries(Object.entries(term.fields).map(([name, field]) => [name, termToJson(field, depth - 1)]));
		case 'node':
			return nodeToJson(term.document, term.node, depth);
	}
}

function nodeToJson(document: Document, node: number, depth: number): Json {
	const kind = document.kind(node);
	if (kind < ARRAY) return termToJson(scalarOf(document, node));
	if (depth === 0) return '…';
	const children = [...document.children(node)];
	if (kind === ARRAY) return children.map((child) => nodeToJson(document, child, depth - 1));
	return Object.fromEntries(
		children.map((child) => [document.key(child) ?? '', nodeToJson(document, child, depth - 1)]),
	);
}

/** The term of a node that is no container. */
export function scalarOf(document: Document, node: number): Term {
	switch (document.kind(node)) {
		case STRING:
			return binary(document.string(node));
		case NUMBER:
			return { kind: 'number', text: document.numberText(node) };
		case TRUE:
			return atom('true');
		case FALSE:
			return atom('false');
		case NULL:
		case ARRAY:
		case OBJECT:
			return NIL;
	}
}
