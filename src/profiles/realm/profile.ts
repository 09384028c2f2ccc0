import type { Profile } from '../../core/profile/profile.ts';
import { admit } from './admit.ts';
import { contexts } from './contexts.ts';
import { placed } from './findings/placed.ts';
import { applicators, keywords, otherKeywords } from './keywords.ts';
import { remarks } from './remarks.ts';
import { answer } from './reply/host.ts';
import { reply, replyNote } from './reply/reply.ts';
import { rules } from './rules.ts';

/** Realm's JSON Schema blocks: Ajv 8.20.0 in its default configuration, and the loader's words around it. */
export const realm: Profile = {
	id: 'realm',
	version: 'ajv-8.20.0',
	title: 'Realm',
	group: 'Workflow engines',
	summary:
		'The JSON Schema blocks of a Realm workflow file (the workflow engine): draft-07 in Ajv’s strict mode, checked when the file is loaded and again in each run.',
	partial:
		'Only the blocks: not the rest of the workflow file, nor the narrower rules of structured_output: strict for model providers.',
	source: { title: 'JSON Schema blocks', url: 'https://realmengine.dev/docs/reference/workflow/json-schema-blocks.md' },
	contexts,
	dialect: 'draft-07',
	keywords,
	applicators,
	otherKeywords,
	limits: [],
	schemaFormats: ['yaml', 'json'],
	// The loader's YAML reader refuses a name written twice; answers and parameters come as JSON, where the last one counts.
	duplicateNames: { schema: 'refuse', value: 'warn' },
	rules,
	admit,
	placed,
	answer,
	remarks,
	reply,
	replyNote,
};
