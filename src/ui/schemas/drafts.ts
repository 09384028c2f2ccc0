import type { NamedSchema } from '../../core/index.ts';

/** A further schema while it is written: known by its number, whatever its URI becomes. */
export interface Draft extends NamedSchema {
	readonly number: number;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** What there is to edit: the schemas given so far, and one for a URI that something needs. */
export function draftsOf(schemas: readonly NamedSchema[], wanted: string | null): readonly Draft[] {
	const missing = wanted === null || schemas.some(({ uri }) => uri === wanted) ? [] : [{ uri: wanted, text: '' }];
	return [...schemas, ...missing].map((schema, number) => ({ ...schema, number }));
}

/** The drafts with an empty one more. */
export function withDraft(drafts: readonly Draft[]): readonly Draft[] {
	const number = Math.max(-1, ...drafts.map((draft) => draft.number)) + 1;
	return [...drafts, { number, uri: '', text: '' }];
}

/** What of the drafts is given to the judge: those that hold a text. */
export function schemasOf(drafts: readonly Draft[]): readonly NamedSchema[] {
	return drafts.filter(({ text }) => !isBlank(text)).map(({ uri, text }) => ({ uri, text }));
}

/** Each draft with its position among those given to the judge; null where it is not. */
export function withPositions(drafts: readonly Draft[]): readonly { draft: Draft; position: number | null }[] {
	let given = 0;
	return drafts.map((draft) => ({ draft, position: isBlank(draft.text) ? null : given++ }));
}
