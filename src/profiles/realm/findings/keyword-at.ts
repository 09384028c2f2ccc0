import type { Document } from '../../../core/document/document.ts';
import { walkSubschemas } from '../../../core/profile/subschemas.ts';
import { applicators } from '../keywords.ts';

/** Tells for a part of a schema which keyword it belongs to. */
export class KeywordPlaces {
	readonly #document: Document;
	readonly #schemas: ReadonlyMap<number, string | null>;

	constructor(document: Document) {
		this.#document = document;
		this.#schemas = new Map([...walkSubschemas(document, 0, applicators)].map(({ node, via }) => [node, via]));
	}

	/** The keyword whose value holds the node, or is it; null for the whole schema. */
	keywordAt(node: number): string | null {
		const via = this.#schemas.get(node);
		if (via !== undefined) return via;
		for (let at = node; at > 0; at = this.#document.parent(at)) {
			if (this.#schemas.has(this.#document.parent(at))) return this.#document.key(at) ?? null;
		}
		return null;
	}
}
