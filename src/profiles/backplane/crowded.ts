import { type Document, OBJECT } from '../../core/document/document.ts';

/** Up to here the BEAM keeps a map's keys in order; beyond, in the order of their hashes. */
const MOST_ORDERED = 32;

/**
 * The object, if any, in which the host may come to another failure first: it holds the first failure in one
 * member and another one in another, and has more members than the host walks in order.
 * @returns the innermost such object, or -1
 */
export function crowdedObject(document: Document, first: number, others: readonly number[]): number {
	for (let member = first; member > 0; member = document.parent(member)) {
		const object = document.parent(member);
		if (document.kind(object) !== OBJECT || document.counts[object] <= MOST_ORDERED) continue;
		const end = document.nexts[object];
		const elsewhere = (node: number): boolean =>
			node > object && node < end && (node < member || node >= document.nexts[member]);
		if (others.some(elsewhere)) return object;
	}
	return -1;
}

/** What is said of such an object. */
export function crowdMessage(document: Document, object: number): string {
	return `This object has ${document.counts[object]} members. Above ${MOST_ORDERED} the host walks them in the order of their hashes, so it may name another failure first than the one named here, which is the first by the bytes of the names.`;
}
