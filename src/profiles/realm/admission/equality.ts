import { ARRAY, NUMBER, STRING } from '../../../core/document/document.ts';
import { type Place, viewOf } from './view.ts';

/** What the host's own code throws where a value has a property that it calls as a method. */
export class HostError extends Error {}

/**
 * Whether two values are equal as the validator's comparison says. It compares the `constructor` of objects and
 * calls `valueOf` and `toString` where an object has its own, so that values with such properties are unequal
 * to themselves, or end the comparison.
 * @throws HostError with the text that the host throws
 */
export function hostEquals(a: Place, b: Place): boolean {
	const pending: [Place, Place][] = [[a, b]];
	for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
		const [x, y] = pair;
		const kind = x.document.kind(x.node);
		if (kind !== y.document.kind(y.node)) return false;
		if (kind < ARRAY) {
			if (!sameScalar(x, y)) return false;
		} else if (x.document === y.document && x.node === y.node) continue;
		else if (!queueParts(x, y, kind, pending)) return false;
	}
	return true;
}

function sameScalar(x: Place, y: Place): boolean {
	const kind = x.document.kind(x.node);
	if (kind === STRING) return x.document.string(x.node) === y.document.string(y.node);
	return kind !== NUMBER || viewOf(x.document).number(x.node) === viewOf(y.document).number(y.node);
}

/** Queues the parts of two arrays or objects, to be compared last part first; false where they differ as wholes. */
function queueParts(x: Place, y: Place, kind: number, pending: [Place, Place][]): boolean {
	if (kind === ARRAY) {
		const items = viewOf(x.document).items(x.node);
		const others = viewOf(y.document).items(y.node);
		if (items.length !== others.length) return false;
		items.forEach((item, index) => {
			pending.push([at(x, item), at(y, others[index])]);
		});
		return true;
	}
	const properties = viewOf(x.document).object(x.node);
	const others = viewOf(y.document).object(y.node);
	if (!sameConstructor(x, properties.get('constructor'), y, others.get('constructor'))) return false;
	for (const method of ['valueOf', 'toString']) {
		if (properties.has(method)) throw new HostError(`a.${method} is not a function`);
	}
	if (properties.size !== others.size) return false;
	for (const name of properties.keys()) if (!others.has(name)) return false;
	for (const [name, node] of properties) pending.push([at(x, node), at(y, others.get(name) as number)]);
	return true;
}

function sameConstructor(x: Place, a: number | undefined, y: Place, b: number | undefined): boolean {
	if (a === undefined || b === undefined) return a === b;
	const [first, second] = [at(x, a), at(y, b)];
	const kind = first.document.kind(a);
	if (kind !== second.document.kind(b)) return false;
	if (kind >= ARRAY) return x.document === y.document && a === b;
	return sameScalar(first, second);
}

function at({ document }: Place, node: number): Place {
	return { document, node };
}
