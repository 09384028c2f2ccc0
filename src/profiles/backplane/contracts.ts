import type { ContractVersion } from '../../core/profile/profile.ts';

/** In the order of their release. Source: the host's changelog and history. */
export const contracts: readonly ContractVersion[] = [
	{
		id: 'A',
		title: 'primitive',
		release: '0.1.0',
		commit: '4d87a656f7f31db7195755b060cfa8257ef67593',
		changes:
			'The root takes type, properties, required and additionalProperties (and its other spelling); property schemas take type and description; not recursive; errors carry no path.',
	},
	{
		id: 'B',
		title: 'subset',
		release: '1.6.0',
		commit: '347ba7519426bc81da77c4907b147d9f9ff93494',
		changes: 'Recursive; adds minimum, items and oneOf; value errors carry a path.',
		current: true,
	},
	{
		id: 'C',
		title: 'typed enum',
		release: '1.7.0',
		changes: 'Adds enum, compared with == (1 equals 1.0); an empty enum refuses everything.',
	},
	{
		id: 'C′',
		title: 'anyOf',
		release: 'between 1.7.0 and 1.7.9',
		commit: '0720abf7fb1c6c49ccbc2a79a0cf9639866c8c05',
		changes: 'Adds anyOf, also beside object keywords.',
	},
	{
		id: 'D1',
		title: 'default',
		release: '1.7.9',
		changes: 'Adds default as an annotation.',
	},
	{
		id: 'D2',
		title: 'oneOf beside object keywords',
		release: '1.8.1',
		changes: 'Takes oneOf beside object keywords, also at the root.',
	},
	{
		id: 'D3',
		title: 'wider subset',
		release: '1.8.2',
		changes:
			'Adds null and lists of types, schema-valued additionalProperties, maximum, minLength, pattern (a portable subset, at most 1,024 bytes), minItems, maxItems, not, untyped nested schemas, and format, contentEncoding and $schema as annotations.',
	},
	{
		id: 'E',
		title: 'jsonschex',
		release: '1.8.3',
		changes: 'Full draft 2020-12 by the jsonschex engine, with limits on size, depth, nodes and references.',
	},
];
