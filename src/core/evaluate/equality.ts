import { ARRAY, type Document, NUMBER, OBJECT, STRING } from '../document/document.ts';

/** The same text for equal numbers, see numberKeys. */
export type NumberKey = (text: string) => string;

/** Whether two values are equal, in the same document or not. Names written twice count once, with the last value. */
export function equals(a: Document, nodeA: number, b: Document, nodeB: number, numberKey: NumberKey): boolean {
	const pending = [nodeA, nodeB];
	while (pending.length > 0) {
		const y = pending.pop() as number;
		const x = pending.pop() as number;
		const kind = a.kind(x);
		if (kind !== b.kind(y)) return false;
		if (kind < NUMBER) continue;
		if (kind === NUMBER) {
			if (!sameNumber(a.numberText(x), b.numberText(y), numberKey)) return false;
		} else if (kind === STRING) {
			if (a.string(x) !== b.string(y)) return false;
		} else if (kind === ARRAY) {
			if (a.counts[x] !== b.counts[y]) return false;
			let other = y + 1;
			for (let child = x + 1; child < a.nexts[x]; child = a.nexts[child]) {
				pending.push(child, other);
				other = b.nexts[other];
			}
		} else if (!pairProperties(a, x, b, y, pending)) return false;
	}
	return true;
}

function sameNumber(a: string, b: string, numberKey: NumberKey): boolean {
	return a === b || numberKey(a) === numberKey(b);
}

/** Queues the values under equal names; false where the names differ. */
function pairProperties(a: Document, x: number, b: Document, y: number, pending: number[]): boolean {
	const children = new Map<string, number>();
	for (const child of a.children(x)) children.set(a.key(child) ?? '', child);
	let count = 0;
	for (const other of b.children(y)) {
		const child = children.get(b.key(other) ?? '');
		if (child === undefined) return false;
		pending.push(child, other);
		count++;
	}
	return count === children.size;
}

/**
 * A hash of a value: equal values have the same. Children stand behind their container in a document, so one
 * walk from the end finds every child's hash before its container's.
 */
export function hashOf(document: Document, node: number, numberKey: NumberKey): number {
	const end = document.nexts[node];
	const hashes = new Int32Array(end - node);
	for (let at = end - 1; at >= node; at--) hashes[at - node] = hashNode(document, at, node, hashes, numberKey);
	return hashes[0];
}

function hashNode(document: Document, at: number, base: number, hashes: Int32Array, numberKey: NumberKey): number {
	const kind = document.kind(at);
	if (kind < NUMBER) return mix(0x9e3779b9, kind);
	if (kind === NUMBER) return hashText(numberKey(document.numberText(at)), 3);
	if (kind === STRING) return hashText(document.string(at), 4);
	const end = document.nexts[at];
	if (kind === ARRAY) {
		let hash = 5;
		for (let child = at + 1; child < end; child = document.nexts[child]) hash = mix(hash, hashes[child - base]);
		return hash;
	}
	// The order of properties does not count: a sum.
	let sum = OBJECT;
	for (const child of document.children(at)) {
		sum = (sum + mix(hashText(document.key(child) ?? '', 7), hashes[child - base])) | 0;
	}
	return sum;
}

function mix(hash: number, value: number): number {
	let mixed = Math.imul(hash ^ value, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	return Math.imul(mixed, 0xc2b2ae35) ^ (mixed >>> 16);
}

function hashText(text: string, seed: number): number {
	let hash = seed;
	for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
	return mix(hash, text.length);
}
