import type { Json } from '../report.ts';
import { ARRAY, type Document, FALSE, NULL, NUMBER, STRING, TRUE } from './document.ts';

/**
 * The value of a node as JavaScript has it: numbers as doubles, the last of repeated names. Children stand
 * behind their container, so one walk from the end finds every child before its container.
 */
export function dataOf(document: Document, node = 0): Json {
	const end = document.nexts[node];
	const made: Json[] = new Array<Json>(end - node);
	for (let at = end - 1; at >= node; at--) made[at - node] = dataOfOne(document, at, (child) => made[child - node]);
	return made[0];
}

function dataOfOne(document: Document, node: number, made: (child: number) => Json): Json {
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
			return Array.from(document.children(node), made);
		default:
			// Defines every name as the object's own, `__proto__` too.
			return Object.fromEntries(Array.from(document.children(node), (child) => [document.key(child), made(child)]));
	}
}
