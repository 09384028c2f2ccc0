import type { Example } from '../profiles/example.ts';
import { readFragment } from './permalink/fragment.ts';
import { type ReadLink, readLink } from './permalink/permalink.ts';
import type { SharedState } from './permalink/shared-state.ts';

/** What an example opens. */
export function exampleState({ schema, value, profile, context, formatAssertion }: Example): SharedState {
	return { schema, value, profile, context: context ?? null, formatAssertion: formatAssertion ?? false, schemas: [] };
}

/** Reads the state out of a URL or its fragment, be it a link or the name of an example. Never throws. */
export async function openLink(urlOrFragment: string, examples: readonly Example[]): Promise<ReadLink> {
	const fragment = readFragment(urlOrFragment);
	if (fragment.kind !== 'example') return readLink(urlOrFragment);
	const example = examples.find(({ id }) => id === fragment.id);
	if (example !== undefined) return { ok: true, state: exampleState(example) };
	return { ok: false, code: 'example', message: `There is no example “${fragment.id.slice(0, 60)}” in this build.` };
}
