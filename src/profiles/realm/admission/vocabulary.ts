/** A type that a schema can name. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array';

const TYPE_NAMES: ReadonlySet<unknown> = new Set([
	'string',
	'number',
	'integer',
	'boolean',
	'null',
	'object',
	'array',
] satisfies TypeName[]);

export function isTypeName(name: unknown): name is TypeName {
	return TYPE_NAMES.has(name);
}

/** A kind of value that a keyword may have in a schema. */
export type ValueType = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** A keyword that the validator compiles: the types it asks of its value, and the instances it looks at. */
export interface Rule {
	readonly keyword: string;
	readonly valueTypes: readonly ValueType[];
	/** Types of the instances that it concerns; none: all. */
	readonly types: readonly TypeName[];
}

const NUMBER = ['number'] as const;
const SCHEMA = ['object', 'boolean'] as const;
/** The same types, said in the other order where the validator says so. */
const SCHEMA_REVERSED = ['boolean', 'object'] as const;

function rule(keyword: string, valueTypes: readonly ValueType[], ...types: readonly TypeName[]): Rule {
	return { keyword, valueTypes, types };
}

/** Every keyword that is compiled, in the order in which the validator learns them: the order of its warnings. */
export const RULES: readonly Rule[] = [
	rule('$comment', []),
	rule('id', []),
	rule('$ref', ['string']),
	...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'].map((name) =>
		rule(name, NUMBER, 'number'),
	),
	...['maxLength', 'minLength'].map((name) => rule(name, NUMBER, 'string')),
	rule('pattern', ['string'], 'string'),
	...['maxProperties', 'minProperties'].map((name) => rule(name, NUMBER, 'object')),
	rule('required', ['array'], 'object'),
	...['maxItems', 'minItems'].map((name) => rule(name, NUMBER, 'array')),
	rule('uniqueItems', ['boolean'], 'array'),
	rule('type', ['string', 'array']),
	rule('nullable', ['boolean']),
	rule('const', []),
	rule('enum', ['array']),
	rule('not', SCHEMA),
	...['anyOf', 'oneOf', 'allOf'].map((name) => rule(name, ['array'])),
	...['if', 'then', 'else'].map((name) => rule(name, SCHEMA)),
	rule('propertyNames', SCHEMA, 'object'),
	rule('additionalProperties', SCHEMA_REVERSED, 'object'),
	...['dependencies', 'properties', 'patternProperties'].map((name) => rule(name, ['object'], 'object')),
	rule('additionalItems', SCHEMA_REVERSED, 'array'),
	rule('items', ['object', 'array', 'boolean'], 'array'),
	rule('contains', SCHEMA, 'array'),
	rule('format', ['string'], 'number', 'string'),
];

/** Keywords that are known and not compiled: what stands under them is never looked at. */
const SILENT = [
	'$async',
	'$schema',
	'$id',
	'$defs',
	'$vocabulary',
	'definitions',
	'title',
	'description',
	'default',
	'deprecated',
	'readOnly',
	'writeOnly',
	'examples',
	'contentMediaType',
	'contentEncoding',
	'contentSchema',
];

const COMPILED: ReadonlyMap<string, Rule> = new Map(RULES.map((entry) => [entry.keyword, entry]));
const KNOWN: ReadonlySet<string> = new Set([...COMPILED.keys(), ...SILENT]);

/** Keywords that the validator takes, compiled or not. */
export const KEYWORDS: readonly string[] = [...KNOWN];

/**
 * Whether a keyword is taken. The validator looks names up in a plain object, so it also takes every name that
 * objects inherit: `constructor`, `toString`, …
 */
export function isKnown(keyword: string): boolean {
	return KNOWN.has(keyword) || keyword in Object.prototype;
}

/** Whether a keyword is compiled, so that a schema with it is not an empty one; inherited names again count. */
export function isCompiled(keyword: string): boolean {
	return COMPILED.has(keyword) || keyword in Object.prototype;
}

/** Keywords that are compiled and run together, for instances of one type or of any (null). */
export interface RuleGroup {
	readonly type: 'number' | 'string' | 'array' | 'object' | null;
	readonly rules: readonly Rule[];
}

function group(type: RuleGroup['type'], ...keywords: readonly string[]): RuleGroup {
	return { type, rules: RULES.filter(({ keyword }) => keywords.includes(keyword)).sort(byPlaceIn(keywords)) };
}

function byPlaceIn(keywords: readonly string[]) {
	return (a: Rule, b: Rule) => keywords.indexOf(a.keyword) - keywords.indexOf(b.keyword);
}

/** The groups in the order in which the validator checks them. */
export const GROUPS: readonly RuleGroup[] = [
	group(
		null,
		...['$comment', 'id', '$ref', 'type', 'nullable', 'const', 'enum'],
		...['not', 'anyOf', 'oneOf', 'allOf', 'if', 'then', 'else'],
	),
	group('number', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf', 'format'),
	group('string', 'maxLength', 'minLength', 'pattern', 'format'),
	group('array', 'maxItems', 'minItems', 'additionalItems', 'items', 'contains', 'uniqueItems'),
	group(
		'object',
		...['maxProperties', 'minProperties', 'required', 'propertyNames'],
		...['additionalProperties', 'dependencies', 'properties', 'patternProperties'],
	),
];
