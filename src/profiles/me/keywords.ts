import type { KeywordRow } from '../../core/profile/profile.ts';
import type { SubschemaShapes } from '../../core/profile/subschemas.ts';

/** The host's one public text. */
export const DOCUMENT = 'Me captured handler schema profile';

const enforced = (keyword: string, note?: string): KeywordRow => ({
	keyword,
	disposition: 'enforce',
	...(note === undefined ? {} : { note }),
	basis: 'documented',
	source: DOCUMENT,
});

const annotation = (keyword: string): KeywordRow => ({
	keyword,
	disposition: 'annotate',
	note: 'An annotation: its value is not checked, but it counts in the bytes of the schema.',
	basis: 'documented',
	source: DOCUMENT,
});

/** What the host does with each keyword that it names. */
export const keywords: readonly KeywordRow[] = [
	enforced('type', 'One type, or a list of one type and "null". Other lists are not documented and refused here.'),
	enforced('properties'),
	enforced('required'),
	enforced('additionalProperties', 'A boolean or a schema.'),
	enforced('minProperties'),
	enforced('maxProperties'),
	enforced('items', 'One schema; a list (a tuple) is refused.'),
	enforced('minItems'),
	enforced('maxItems'),
	enforced('minLength', 'In Unicode code points.'),
	enforced('maxLength', 'In Unicode code points.'),
	enforced('minimum'),
	enforced('maximum'),
	enforced('exclusiveMinimum', 'Numeric; the boolean form of draft-04 is refused.'),
	enforced('exclusiveMaximum', 'Numeric; the boolean form of draft-04 is refused.'),
	enforced('multipleOf', 'Greater than 0; by exact decimals.'),
	enforced('enum', 'Scalars only: strings, numbers, booleans and null.'),
	enforced('const', 'A scalar only: a string, a number, a boolean or null.'),
	enforced('allOf'),
	enforced('anyOf'),
	enforced('oneOf'),
	enforced('not'),
	annotation('title'),
	annotation('description'),
	annotation('default'),
	annotation('examples'),
	annotation('readOnly'),
	annotation('writeOnly'),
	annotation('deprecated'),
	{
		keyword: '$schema',
		disposition: 'annotate',
		note: 'Names draft 2020-12 or draft-07, at the root only.',
		basis: 'documented',
		source: DOCUMENT,
	},
];

/** All else refuses the binding. */
export const otherKeywords: Omit<KeywordRow, 'keyword'> = {
	disposition: 'refuse',
	note: 'Not in the profile: refuses the binding.',
	basis: 'documented',
	source: DOCUMENT,
};

/** The keywords that hold schemas here. */
export const applicators: SubschemaShapes = new Map([
	['properties', 'map'],
	['additionalProperties', 'schema'],
	['items', 'schema'],
	['allOf', 'list'],
	['anyOf', 'list'],
	['oneOf', 'list'],
	['not', 'schema'],
]);
