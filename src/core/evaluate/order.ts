import { compareUtf8 } from '../document/utf8.ts';
import type { PropertyOrder } from './evaluation.ts';
import type { Value } from './value.ts';

/** The names that JavaScript objects enumerate first: whole numbers below 2³² − 1 in their shortest spelling. */
const ARRAY_INDEX = /^(?:0|[1-9]\d{0,9})$/;

/** Whether a JavaScript object enumerates this name before those written earlier. */
export function isArrayIndex(name: string): boolean {
	return ARRAY_INDEX.test(name) && Number(name) < 4294967295;
}

/** Names in the order of `order`; `source` and ties leave them as they are. */
export function sortNames<T>(entries: T[], nameOf: (entry: T) => string, order: PropertyOrder): T[] {
	if (order === 'utf8') return entries.sort((a, b) => compareUtf8(nameOf(a), nameOf(b)));
	if (order === 'source') return entries;
	const indices = entries.filter((entry) => isArrayIndex(nameOf(entry)));
	if (indices.length === 0) return entries;
	indices.sort((a, b) => Number(nameOf(a)) - Number(nameOf(b)));
	return [...indices, ...entries.filter((entry) => !isArrayIndex(nameOf(entry)))];
}

/** For each name its place in the order, or -1 where it stays as written, after the others. */
export function orderRanks(keys: readonly string[], order: PropertyOrder): Int32Array {
	const ranks = new Int32Array(keys.length).fill(-1);
	if (order === 'source') return ranks;
	const ids = keys.map((_, id) => id).filter((id) => order === 'utf8' || isArrayIndex(keys[id]));
	sortNames(ids, (id) => keys[id], order).forEach((id, rank) => {
		ranks[id] = rank;
	});
	return ranks;
}

/**
 * The properties of an object in the host's order. A name written twice counts once, with its last value,
 * at the place of its first one, as in a JavaScript object.
 */
export function orderedChildren(value: Value, node: number, ranks: Int32Array, into: number[]): void {
	const { nexts, keyIds, shadowed } = value;
	into.length = 0;
	const end = nexts[node];
	let ranked = 0;
	for (let child = node + 1; child < end; child = nexts[child]) {
		if (ranks[keyIds[child]] >= 0) ranked++;
		into.push(child);
	}
	if (shadowed !== null) keepLast(value, into);
	if (ranked === 0) return;
	// Sorting is stable: names without a rank stay as written.
	into.sort((a, b) => place(ranks[keyIds[a]]) - place(ranks[keyIds[b]]));
}

const place = (rank: number): number => (rank < 0 ? Number.MAX_SAFE_INTEGER : rank);

function keepLast(value: Value, children: number[]): void {
	const places = new Map<number, number>();
	let kept = 0;
	for (const child of children) {
		const before = places.get(value.keyIds[child]);
		if (before !== undefined) children[before] = child;
		else {
			places.set(value.keyIds[child], kept);
			children[kept++] = child;
		}
	}
	children.length = kept;
}
