import { type Document, OBJECT, STRING } from '../document/document.ts';
import { nodeAt } from '../document/pointer.ts';
import type { Random } from '../random.ts';

/** Schemas that one conjunction may come to. */
const MOST_PARTS = 64;

/**
 * All schemas that a value under these must fit, with references followed, `allOf` merged and one branch of each
 * choice picked by chance. Under-specified on purpose: what is left out (`not`, the other branches of `oneOf`) the
 * engine decides afterwards. Without recursion.
 */
export function expand(document: Document, schemas: readonly number[], random: Random): readonly number[] {
	const seen = new Set<number>();
	const waiting = [...schemas];
	for (let node = waiting.pop(); node !== undefined && seen.size < MOST_PARTS; node = waiting.pop()) {
		if (seen.has(node)) continue;
		seen.add(node);
		if (document.kind(node) === OBJECT) waiting.push(...impliedBy(document, node, random));
	}
	return [...seen];
}

function impliedBy(document: Document, schema: number, random: Random): readonly number[] {
	const implied: number[] = [];
	let condition = -1;
	let outcomes: readonly [number, number] = [-1, -1];
	for (const member of document.children(schema)) {
		switch (document.key(member)) {
			case '$ref':
			case '$dynamicRef':
			case '$recursiveRef': {
				const target = document.kind(member) === STRING ? targetOf(document, document.string(member)) : -1;
				if (target >= 0) implied.push(target);
				break;
			}
			case 'allOf':
				implied.push(...document.children(member));
				break;
			case 'anyOf':
			case 'oneOf': {
				const branches = [...document.children(member)];
				if (branches.length > 0) implied.push(random.pick(branches));
				break;
			}
			case 'dependentSchemas':
			case 'dependencies':
				// Too much where the property is absent, but never wrong.
				if (random.chance(0.7))
					implied.push(...[...document.children(member)].filter((node) => document.kind(node) === OBJECT));
				break;
			case 'if':
				condition = member;
				break;
			case 'then':
				outcomes = [member, outcomes[1]];
				break;
			case 'else':
				outcomes = [outcomes[0], member];
				break;
		}
	}
	if (condition < 0) return implied;
	const [then, otherwise] = outcomes;
	if (random.chance(0.5)) return [...implied, condition, ...(then < 0 ? [] : [then])];
	return [...implied, ...(otherwise < 0 ? [] : [otherwise])];
}

/** The schema that a reference within the document leads to, or -1: by JSON Pointer, by anchor, or the root. */
export function targetOf(document: Document, reference: string): number {
	if (!reference.startsWith('#')) return -1;
	const fragment = decoded(reference.slice(1));
	if (fragment === '' || fragment.startsWith('/')) return nodeAt(document, fragment);
	for (let node = 1; node < document.size; node++) {
		const key = document.key(node);
		if (key !== '$anchor' && key !== '$dynamicAnchor' && key !== '$id' && key !== 'id') continue;
		if (document.kind(node) !== STRING) continue;
		const said = document.string(node);
		if (said === (key.endsWith('id') ? `#${fragment}` : fragment)) return document.parent(node);
	}
	return -1;
}

function decoded(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}
