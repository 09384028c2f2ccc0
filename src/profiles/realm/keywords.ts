import type { KeywordRow } from '../../core/profile/profile.ts';
import { STANDARD_SHAPES, type SubschemaShapes } from '../../core/profile/subschemas.ts';
import { AJV, type Fact, PAGE } from './sources.ts';

function enforce(fact: Fact, note: string | undefined, ...keywords: readonly string[]): readonly KeywordRow[] {
	return keywords.map((keyword) => ({ keyword, disposition: 'enforce', ...fact, ...(note !== undefined && { note }) }));
}

function annotate(note: string, ...keywords: readonly string[]): readonly KeywordRow[] {
	return keywords.map((keyword) => ({ keyword, disposition: 'annotate', note, ...AJV }));
}

function refuse(fact: Fact, note: string, ...keywords: readonly string[]): readonly KeywordRow[] {
	return keywords.map((keyword) => ({ keyword, disposition: 'refuse', note, ...fact }));
}

const OWN_PROPERTY =
	'Names that every JavaScript object inherits (toString, constructor, …) count as present even where they are not written.';
const DOUBLES = 'Numbers are JavaScript doubles: digits beyond the 17th are lost, and what is too large is infinite.';
const TYPED = 'Warns where no `type` beside it, or around it, names the type to which it applies.';

/** Every keyword that the host names or knows, with what becomes of it. */
export const keywords: readonly KeywordRow[] = [
	...enforce(
		PAGE,
		'A list of several types is taken with a warning; [T, "null"] and a list of one are not warned of.',
		'type',
	),
	...enforce(
		AJV,
		'No keyword of JSON Schema. Beside `type` it lets null pass; without `type` the block is refused.',
		'nullable',
	),
	...enforce(PAGE, 'Values are compared as JSON, numbers as doubles.', 'const', 'enum'),
	...enforce(PAGE, `${TYPED} Lengths count code points.`, 'minLength', 'maxLength'),
	...enforce(PAGE, `${TYPED} A JavaScript regular expression in Unicode mode.`, 'pattern'),
	...enforce(PAGE, `${TYPED} ${DOUBLES}`, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
	...enforce(
		PAGE,
		`${TYPED} Doubles are divided: 0.3 is no multiple of 0.1, and a quotient of 1e21 or more, or below 1e-6, never fits.`,
		'multipleOf',
	),
	...enforce(PAGE, TYPED, 'minItems', 'maxItems', 'contains'),
	...enforce(PAGE, `${TYPED} A list of schemas is taken; a warning where its length is left open.`, 'items'),
	...enforce(AJV, 'Refused where `items` is not a list of schemas: it would have no effect.', 'additionalItems'),
	...enforce(PAGE, `${TYPED} Items are compared as JSON, numbers as doubles.`, 'uniqueItems'),
	...enforce(PAGE, TYPED, 'minProperties', 'maxProperties', 'additionalProperties', 'propertyNames'),
	...enforce(PAGE, `${TYPED} ${OWN_PROPERTY}`, 'properties', 'required', 'dependencies'),
	...enforce(PAGE, `${TYPED} A pattern that matches a name in \`properties\` is refused.`, 'patternProperties'),
	...enforce(PAGE, undefined, 'anyOf', 'oneOf', 'allOf', 'not'),
	...enforce(AJV, 'Refused without `then` and `else`: it would have no effect.', 'if'),
	...enforce(AJV, 'Refused without `if`: it would have no effect.', 'then', 'else'),
	...enforce(
		PAGE,
		'Leads into the same block, or to the draft-07 meta-schema; keywords beside it apply. Nothing is fetched.',
		'$ref',
	),
	...enforce(AJV, 'Sets the URI against which references are resolved; two schemas must not share one.', '$id'),
	...enforce(PAGE, 'Only draft-07 is taken, and only the root’s is looked at.', '$schema'),
	...annotate(
		'A definition is compiled only when something refers to it; malformed values in it are refused all the same.',
		'definitions',
	),
	...annotate('A definition is compiled only when something refers to it; nothing else in it is looked at.', '$defs'),
	{ keyword: 'default', disposition: 'annotate', note: 'Never applied: a value is checked as it is.', ...PAGE },
	...annotate(
		'Kept, without effect.',
		'$comment',
		'title',
		'description',
		'examples',
		'readOnly',
		'writeOnly',
		'deprecated',
	),
	...annotate(
		'Kept, without effect: content is not looked at.',
		'contentMediaType',
		'contentEncoding',
		'contentSchema',
	),
	...annotate('Taken, without effect.', '$vocabulary'),
	{
		keyword: '$async',
		disposition: 'ignore',
		note: 'Makes the check answer with a promise that the host takes for a yes: no value is refused.',
		...AJV,
	},
	...refuse(PAGE, 'Refused, whatever its value. Use `pattern`.', 'format'),
	...refuse(AJV, 'Refused with a sentence of its own: write `$id`.', 'id'),
];

/** A keyword in no row is refused. */
export const otherKeywords: Omit<KeywordRow, 'keyword'> = {
	disposition: 'refuse',
	note: 'Not a keyword that the validator knows. Names that start with `x-` belong at the top of the workflow file.',
	...PAGE,
};

const UNKNOWN = ['dependentSchemas', 'prefixItems', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'];

/** The keywords that hold subschemas for the host. */
export const applicators: SubschemaShapes = new Map([...STANDARD_SHAPES].filter(([name]) => !UNKNOWN.includes(name)));
