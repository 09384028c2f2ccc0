import type { Profile } from '../../core/profile/profile.ts';
import { admit } from './admit.ts';
import { contracts } from './contracts.ts';
import { applicators, keywords, otherKeywords } from './keywords.ts';
import { preflight } from './preflight.ts';
import { remarks } from './remarks.ts';
import { reply, replyNote } from './reply.ts';

/** Backplane's tool input schemas, contract B: the subset of package 1.6.0. The other contracts: `contracts.ts`. */
export const backplane: Profile = {
	id: 'backplane',
	version: '1.6.0',
	title: 'Backplane',
	group: 'Agent runtimes',
	summary: 'Tool input schemas of the Backplane agent runtime, contract B: the subset of package 1.6.0.',
	source: {
		title: 'Tool input schema support, backplane_agent_runtime',
		url: 'https://github.com/gsmlg-opt/backplane/tree/347ba7519426bc81da77c4907b147d9f9ff93494/apps/backplane_agent_runtime',
	},
	versions: contracts,
	contexts: [
		{
			id: 'arguments',
			title: 'Tool arguments',
			summary: 'The arguments of a tool call, checked against the tool’s input schema at the execution gateway.',
		},
	],
	dialect: '2020-12',
	keywords,
	otherKeywords,
	applicators,
	limits: [],
	schemaFormats: ['json'],
	duplicateNames: { schema: 'warn', value: 'warn' },
	rules: {
		numbers: 'tagged',
		propertyOrder: 'utf8',
		propertiesBySchema: false,
		keywordOrder: ['type', 'required', 'additionalProperties', 'properties', 'items', 'minimum', 'oneOf'],
		inheritedNames: false,
		integerBySpelling: true,
		lastNameWins: true,
		formatAssertion: false,
		aliases: { additional_properties: 'additionalProperties' },
	},
	admit,
	preflight,
	remarks,
	reply,
	replyNote,
};
