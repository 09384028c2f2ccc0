import type { ReadResult } from '../document/syntax.ts';
import { splitFragment } from '../plan/uri.ts';
import type { RawFinding } from './profile.ts';

/** A schema document given beside the one that is judged. */
export interface FurtherSchema {
	readonly uri: string;
	readonly read: ReadResult;
}

/**
 * What keeps references from reaching further schema documents, each named by its URI. Warnings: whether the
 * schema needs such a document is told by its references.
 */
export function furtherFindings(schemas: readonly FurtherSchema[]): readonly RawFinding[] {
	const seen = new Set<string>();
	return schemas.flatMap(({ uri, read }) => {
		const bare = splitFragment(uri).uri;
		const name = uri === '' ? 'A further schema without a URI' : `The further schema ${JSON.stringify(uri)}`;
		const troubles: string[] = [];
		if (!read.ok) troubles.push(`${name} cannot be read, and references do not reach it. ${read.error.message}`);
		if (bare === '') troubles.push(`${name} is reached by no reference: give it the URI that references name.`);
		else if (seen.has(bare)) troubles.push(`${name} comes after another with the same URI: only the first is used.`);
		seen.add(bare);
		return troubles.map(finding);
	});
}

function finding(message: string): RawFinding {
	return {
		code: 'further-schema',
		severity: 'warning',
		side: 'schema',
		keyword: null,
		node: 0,
		mark: 'value',
		message,
		basis: 'documented',
		span: { start: 0, end: 0 },
	};
}
