import type { SourceKind } from '../source.ts';

/** The published dialect that a host without a profile of its own comes closest to. */
const DIALECT = 'json-schema-2020-12';

/** Ids of the profiles that fit a kind of document when none is chosen, the best first. */
const USUAL: Readonly<Record<SourceKind, readonly string[]>> = {
	'realm-workflow': ['realm'],
	openapi: [DIALECT],
	'custom-resource': [DIALECT],
	'json-rpc': [DIALECT],
	'mcp-tools': [DIALECT],
	request: [DIALECT],
	'tool-array': [DIALECT],
	tool: [DIALECT],
	'response-format': [DIALECT],
};

/** The profile by which a document is judged when none is chosen: the first usual one of those that there are. */
export function usualProfile<T extends { readonly id: string }>(
	kind: SourceKind,
	profiles: readonly T[],
): T | undefined {
	for (const id of USUAL[kind]) {
		const found = profiles.find((profile) => profile.id === id);
		if (found !== undefined) return found;
	}
	return profiles.at(0);
}
