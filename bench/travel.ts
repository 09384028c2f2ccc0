import { findProfile } from '../src/profiles/index.ts';
import { makeTravel } from '../src/travel/index.ts';
import { schema as tool } from './corpus/tool.ts';
import type { Growth } from './growth.ts';
import { race } from './measure.ts';

/** The input of a tool as its server declares it: the file editor of the reference servers of MCP. */
const EDIT_FILE = {
	$schema: 'http://json-schema.org/draft-07/schema#',
	type: 'object',
	properties: {
		path: { type: 'string' },
		edits: {
			type: 'array',
			items: {
				type: 'object',
				properties: {
					oldText: { type: 'string', description: 'Text to search for - must match exactly' },
					newText: { type: 'string', description: 'Text to replace with' },
				},
				required: ['oldText', 'newText'],
				additionalProperties: false,
			},
		},
		dryRun: { type: 'boolean', default: false, description: 'Preview changes using git-style diff format' },
	},
	required: ['path', 'edits'],
	additionalProperties: false,
};

/** From the text to the edits by which three hosts take it, each tried on its values; constraints may be lost. */
export async function travelling(): Promise<Growth> {
	const targets = ['backplane', 'me', 'realm'].map((id) => {
		const profile = findProfile(id);
		if (profile === undefined) throw new Error(`There is no profile ${id}.`);
		return { profile };
	});
	const costs: { at: string; ns: number }[] = [];
	for (const [at, schema] of [
		['a file editor', EDIT_FILE],
		['the tool schema', tool],
	] as const) {
		const input = {
			schema: { text: JSON.stringify(schema, null, 2), format: 'json' },
			targets,
			allow: { loses: true, adds: false },
		} as const;
		const { steps, reached } = makeTravel(input);
		if (!reached) throw new Error(`${at} does not come to be taken by all.`);
		const [{ ms, error }] = await race([{ name: 'keyhole', run: () => makeTravel(input) }], 5);
		if (ms === null) throw new Error(error);
		costs.push({ at: `${at}, ${steps.length} edits`, ns: ms });
	}
	return { what: 'find and prove the edits by which three hosts take a schema', unit: 'ms', costs };
}
