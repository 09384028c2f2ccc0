import { ARRAY, type Document, OBJECT } from '../../core/document/document.ts';
import { compareUtf8 } from '../../core/document/utf8.ts';

/** The members of a schema by name. */
export type Members = ReadonlyMap<string, number>;

/** A place where the host expects a schema. */
export interface Place {
	readonly node: number;
	/** The keyword under which it stands; null for the root. */
	readonly via: string | null;
}

/** The members of an object in the order in which the host walks them: by the bytes of their names. */
export function membersByBytes(document: Document, node: number): Members {
	const members = [...document.children(node)].map((child) => [document.key(child) ?? '', child] as const);
	return new Map(members.sort(([a], [b]) => compareUtf8(a, b)));
}

/** The schemas that stand under the given keywords of a schema, in the host's order; other values are passed over. */
export function schemasIn(
	document: Document,
	members: Members,
	keywords: readonly string[] = ['properties', 'items', 'oneOf'],
): readonly Place[] {
	return keywords.flatMap((via) => {
		const value = members.get(via);
		if (value === undefined) return [];
		const kind = document.kind(value);
		const nodes =
			via === 'properties' && kind === OBJECT
				? membersByBytes(document, value).values()
				: via === 'oneOf' && kind === ARRAY
					? document.children(value)
					: via === 'items' && kind === OBJECT
						? [value]
						: [];
		return [...nodes].map((node) => ({ node, via }));
	});
}
