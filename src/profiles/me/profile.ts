import type { Profile } from '../../core/profile/profile.ts';
import { admit } from './admit.ts';
import { applicators, DOCUMENT, keywords, otherKeywords } from './keywords.ts';
import { limits } from './limits.ts';
import { preflight } from './preflight.ts';
import { reply, replyNote } from './reply.ts';

/** Me's schemas of captured handlers. */
export const me: Profile = {
	id: 'me',
	version: 'current',
	title: 'Me captured handler',
	group: 'Agent runtimes',
	summary: 'Schemas of captured handlers: checked when a handler is bound, called, and when it returns.',
	source: { title: DOCUMENT },
	contexts: [
		{
			id: 'function-input',
			title: 'Function input',
			summary: 'What a function is called with: an object, whatever the schema.',
		},
		{
			id: 'method-args',
			title: 'Method call',
			summary: 'The envelope of a method call: exactly `self`, an object, and `args`, which the schema describes.',
			envelope: { before: '{"self":{},"args":', after: '}' },
		},
		{ id: 'output', title: 'Output', summary: 'The unwrapped result of a handler, checked before it is returned.' },
	],
	dialect: '2020-12',
	keywords,
	otherKeywords,
	applicators,
	limits,
	schemaFormats: ['json'],
	duplicateNames: { schema: 'refuse', value: 'refuse' },
	rules: {
		numbers: 'exact',
		propertyOrder: 'source',
		propertiesBySchema: false,
		keywordOrder: 'schema',
		inheritedNames: false,
		integerBySpelling: false,
		lastNameWins: false,
		formatAssertion: false,
	},
	silent: true,
	admit,
	preflight,
	reply,
	replyNote,
};
