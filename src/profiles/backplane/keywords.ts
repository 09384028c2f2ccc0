import type { KeywordRow } from '../../core/profile/profile.ts';
import type { SubschemaShapes } from '../../core/profile/subschemas.ts';
import { DOCUMENT } from './problems.ts';

const documented = { basis: 'documented', source: DOCUMENT } as const;

/** What the host does with each keyword that it knows. */
export const keywords: readonly KeywordRow[] = [
	{
		keyword: 'type',
		disposition: 'enforce',
		note: 'One of object, array, string, integer, number, boolean; needed everywhere below the root. No type takes null. An integer is told by its spelling: 1.0 is none.',
		...documented,
	},
	{ keyword: 'properties', disposition: 'enforce', note: 'Only beside the type object.', ...documented },
	{
		keyword: 'required',
		disposition: 'enforce',
		note: 'Only beside the type object. Names need not be in properties.',
		...documented,
	},
	{
		keyword: 'additionalProperties',
		disposition: 'enforce',
		note: 'true or false, only beside the type object.',
		...documented,
	},
	{
		keyword: 'additional_properties',
		disposition: 'enforce',
		note: 'Another spelling of additionalProperties; without effect beside it.',
		...documented,
	},
	{ keyword: 'description', disposition: 'annotate', note: 'Never checked, whatever it is.', ...documented },
	{
		keyword: 'minimum',
		disposition: 'enforce',
		note: 'Inclusive, only beside the types integer and number.',
		...documented,
	},
	{
		keyword: 'items',
		disposition: 'enforce',
		note: 'One schema, only beside the type array. Without it any items fit, null too.',
		...documented,
	},
	{
		keyword: 'oneOf',
		disposition: 'enforce',
		note: 'A list with at least one schema, only beside description, not at the root.',
		...documented,
	},
];

/** All else is refused, wherever it stands. */
export const otherKeywords: Omit<KeywordRow, 'keyword'> = {
	disposition: 'refuse',
	note: 'Not in the profile.',
	...documented,
};

/** The keywords that hold schemas here; additionalProperties takes no schema. */
export const applicators: SubschemaShapes = new Map([
	['properties', 'map'],
	['items', 'schema'],
	['oneOf', 'list'],
]);
