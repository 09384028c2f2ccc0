import type { Document } from '../../../core/document/document.ts';
import type { Place } from './view.ts';

/** The same function, each place of a document worked out once. */
export function perNode<T>(make: (place: Place) => T): (place: Place) => T {
	const made = new WeakMap<Document, Map<number, T>>();
	return (place) => {
		const { document, node } = place;
		let ofDocument = made.get(document);
		if (ofDocument === undefined) {
			ofDocument = new Map();
			made.set(document, ofDocument);
		}
		let result = ofDocument.get(node);
		if (result === undefined) {
			result = make(place);
			ofDocument.set(node, result);
		}
		return result;
	};
}
