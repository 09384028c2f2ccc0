import type { Document } from '../../../core/document/document.ts';
import type { Place } from './view.ts';

/** The same function, each place of a document worked out once. */
export function perNode<T>(make: (place: Place) => T): (place: Place) => T {
	const made = new WeakMap<Document, Map<number, T>>();
	// Asked for again and again about one document.
	let last: Document | null = null;
	let ofLast = new Map<number, T>();
	return (place) => {
		const { document, node } = place;
		if (document !== last) {
			ofLast = made.get(document) ?? new Map();
			made.set(document, ofLast);
			last = document;
		}
		let result = ofLast.get(node);
		if (result === undefined) {
			result = make(place);
			(made.get(document) ?? ofLast).set(node, result);
		}
		return result;
	};
}
