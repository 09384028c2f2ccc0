import { ARRAY, type Document, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../core/document/document.ts';

/** The value of a document as `JSON.parse` gives it (numbers as doubles, the last of repeated names). For tests only: it recurses. */
export function dataOf(document: Document, node = 0): unknown {
	switch (document.kind(node)) {
		case NULL:
			return null;
		case FALSE:
			return false;
		case TRUE:
			return true;
		case NUMBER:
			return Number(document.numberText(node));
		case STRING:
			return document.string(node);
		case ARRAY:
			return [...document.children(node)].map((child) => dataOf(document, child));
		case OBJECT: {
			const object: Record<string, unknown> = {};
			for (const child of document.children(node)) {
				const value = dataOf(document, child);
				// A plain assignment of __proto__ would set the prototype.
				Object.defineProperty(object, document.key(child) ?? '', {
					value,
					enumerable: true,
					configurable: true,
					writable: true,
				});
			}
			return object;
		}
	}
}
