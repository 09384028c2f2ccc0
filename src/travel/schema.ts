import { dialectOf } from '../core/dialects/dialects.ts';
import type { DialectId } from '../core/dialects/ids.ts';
import { ARRAY, type Document, FALSE, NUMBER, OBJECT, STRING, TRUE } from '../core/document/document.ts';
import { writeJson } from '../core/document/json-write.ts';
import { isIntegral, parseDecimal } from '../core/number/index.ts';
import type { RulePlace } from './rule.ts';

/** Keywords that say something about a schema and check nothing, in every dialect that has them. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
	'title',
	'description',
	'default',
	'examples',
	'$comment',
	'readOnly',
	'writeOnly',
	'deprecated',
	'contentMediaType',
	'contentEncoding',
	'contentSchema',
]);

/** Keywords that draft-07 lets assert where `format` does. */
const CONTENT: ReadonlySet<string> = new Set(['contentMediaType', 'contentEncoding']);

/** Whether a keyword says something about a schema and checks nothing, as the schema is meant. */
export function isAnnotation(
	keyword: string,
	{ dialect, formatAssertion }: Pick<RulePlace, 'dialect' | 'formatAssertion'>,
): boolean {
	return ANNOTATIONS.has(keyword) && !(CONTENT.has(keyword) && dialect === 'draft-07' && formatAssertion);
}

/** Keywords that check values of some types only. */
export const TYPED: ReadonlyMap<string, readonly string[]> = new Map(
	(
		[
			[['string'], ['minLength', 'maxLength', 'pattern']],
			[
				['number', 'integer'],
				['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
			],
			[
				['array'],
				[
					'items',
					'prefixItems',
					'additionalItems',
					'minItems',
					'maxItems',
					'uniqueItems',
					'contains',
					'minContains',
					'maxContains',
				],
			],
			[
				['object'],
				[
					'properties',
					'required',
					'additionalProperties',
					'patternProperties',
					'propertyNames',
					'minProperties',
					'maxProperties',
					'dependencies',
					'dependentRequired',
					'dependentSchemas',
				],
			],
		] as const
	).flatMap(([types, keywords]) => keywords.map((keyword) => [keyword, types] as const)),
);

/** Keywords by which schemas are found from elsewhere, or find others. */
const NAMING: readonly string[] = [
	'$id',
	'id',
	'$anchor',
	'$dynamicAnchor',
	'$recursiveAnchor',
	'$dynamicRef',
	'$recursiveRef',
];

/** The compact JSON text of a node. */
export function jsonOf(document: Document, node: number): string {
	return writeJson(document, node, { indent: '' });
}

/** The members of an object by name; empty where the node is none. */
export function membersOf(document: Document, node: number): ReadonlyMap<string, number> {
	const members = new Map<string, number>();
	if (document.kind(node) !== OBJECT) return members;
	for (const member of document.children(node)) members.set(document.key(member) ?? '', member);
	return members;
}

/** JSON text of an object. */
export function objectText(members: Iterable<readonly [string, string]>): string {
	return `{${[...members].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
}

/** The types that a schema names, or null where it names none. */
export function typesOf(document: Document, schema: number): readonly string[] | null {
	const type = document.kind(schema) === OBJECT ? document.child(schema, 'type') : -1;
	if (type < 0) return null;
	if (document.kind(type) === STRING) return [document.string(type)];
	if (document.kind(type) !== ARRAY) return null;
	return stringsIn(document, type);
}

/** The strings of a list; null where it is no list of strings. */
export function stringsIn(document: Document, list: number): readonly string[] | null {
	if (document.kind(list) !== ARRAY) return null;
	const strings: string[] = [];
	for (const item of document.children(list)) {
		if (document.kind(item) !== STRING) return null;
		strings.push(document.string(item));
	}
	return strings;
}

/** The type of a value; a number without fraction is an integer. */
export function typeOfValue(document: Document, node: number): string {
	const kind = document.kind(node);
	if (kind === NUMBER) return isIntegral(parseDecimal(document.numberText(node))) ? 'integer' : 'number';
	if (kind === TRUE || kind === FALSE) return 'boolean';
	return kind === STRING ? 'string' : kind === ARRAY ? 'array' : kind === OBJECT ? 'object' : 'null';
}

/** Whether no value is of two of these types' sets. Integers are numbers. */
export function areDisjoint(sets: readonly (readonly string[])[]): boolean {
	const seen = new Set<string>();
	for (const types of sets) {
		const wide = new Set(types.flatMap((type) => (type === 'integer' ? ['number'] : [type])));
		for (const type of wide) {
			if (seen.has(type)) return false;
			seen.add(type);
		}
	}
	return true;
}

/** Whether the whole subtree is free of names and references that depend on where it stands. */
export function isPlain(document: Document, node: number): boolean {
	for (let at = node + 1; at < document.nexts[node]; at++) {
		const key = document.key(at);
		// A name is a text or a switch: what holds something else is a property that bears the same name.
		if (key !== undefined && document.kind(at) < ARRAY && NAMING.includes(key)) return false;
	}
	return true;
}

/** Whether any object at or below a node has a member of one of these names. */
export function holdsAny(document: Document, node: number, names: readonly string[]): boolean {
	for (let at = node + 1; at < document.nexts[node]; at++) {
		const key = document.key(at);
		if (key !== undefined && names.includes(key)) return true;
	}
	return false;
}

const DIALECTS: readonly DialectId[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
const KEYWORDS: ReadonlyMap<DialectId, ReadonlySet<string>> = new Map(
	DIALECTS.map((dialect) => [dialect, new Set(dialectOf(dialect).keywords.map(({ name }) => name))]),
);

/** Whether a keyword is one of any dialect's. */
export function isKeywordAnywhere(name: string): boolean {
	return DIALECTS.some((dialect) => isKeyword(dialect, name));
}

/** Whether a keyword is one of the dialect's. */
export function isKeyword(dialect: DialectId, name: string): boolean {
	return KEYWORDS.get(dialect)?.has(name) === true;
}

/** Whether a reference in the text may lead through a member of this name. */
export function leadsInto(text: string, keyword: string): boolean {
	return /\$(?:ref|recursiveRef|dynamicRef)/.test(text) && text.includes(`/${keyword}`);
}
