import fc from 'fast-check';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Json } from '../core/report.ts';

/** Few names, so that schemas and values meet; one that every JavaScript object inherits, one that is an index. */
const name = fc.constantFrom('a', 'b', 'c', 'é', '10', '2', 'toString');

const number = fc.oneof(
	fc.integer({ min: -3, max: 6 }),
	fc.constantFrom(0.1, 0.3, 1.5, 2.5, 1e21, 9007199254740992, -0.5, 1e-7),
);
const text = fc.constantFrom('', 'a', 'b', 'ab', 'abc', '🦑', 'é', 'x-y', '2020-01-01');
const scalar: fc.Arbitrary<Json> = fc.oneof(number, text, fc.boolean(), fc.constant(null));

/** Small JSON values over few names. */
export const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4, depthSize: 'small' },
		scalar,
		fc.array(tie('value'), { maxLength: 4 }),
		fc.dictionary(name, tie('value'), { maxKeys: 4 }),
	),
})).value;

const count = fc.integer({ min: 0, max: 3 });
const types = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const pattern = fc.constantFrom('^a', 'b$', '.', '^x-', '[0-9]');
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
const distinct = fc.uniqueArray(values, { minLength: 1, maxLength: 4, selector: (value) => JSON.stringify(value) });

type Options = Readonly<Record<string, fc.Arbitrary<Json>>>;

/** What schemas of one dialect are made of. */
interface Parts {
	/** Keywords that hold no schemas. */
	readonly assertions: Options;
	readonly applicators: (schema: fc.Arbitrary<Json>) => Options;
	/** Whether `true` and `false` are schemas. */
	readonly booleans: boolean;
	/** Where schemas stand that others refer to. */
	readonly definitions: '$defs' | 'definitions';
	/** Whether the root may refer: not where a reference hides what stands beside it. */
	readonly rootRefers: boolean;
}

const draft04: Parts = {
	assertions: {
		type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 4 })),
		enum: distinct,
		minimum: number,
		maximum: number,
		multipleOf: fc.constantFrom<Json>(1, 2, 0.1, 0.5, 3),
		minLength: count,
		maxLength: count,
		pattern,
		minItems: count,
		maxItems: count,
		uniqueItems: fc.boolean(),
		minProperties: count,
		maxProperties: count,
		required: names,
		dependencies: fc.dictionary(name, names, { maxKeys: 2 }),
	},
	applicators: (schema) => {
		const list = fc.array(schema, { minLength: 1, maxLength: 3 });
		return {
			properties: fc.dictionary(name, schema, { maxKeys: 3 }),
			patternProperties: fc.dictionary(pattern, schema, { maxKeys: 2 }),
			additionalProperties: fc.oneof(schema, fc.boolean()),
			items: fc.oneof(schema, list),
			additionalItems: fc.oneof(schema, fc.boolean()),
			allOf: list,
			anyOf: list,
			oneOf: list,
			not: schema,
			dependencies: fc.dictionary(name, fc.oneof(schema, names), { maxKeys: 2 }),
			$ref: fc.constantFrom('#/definitions/d0', '#/definitions/d1'),
		};
	},
	booleans: false,
	definitions: 'definitions',
	rootRefers: false,
};

const draft06: Parts = {
	...draft04,
	assertions: { ...draft04.assertions, const: values, exclusiveMinimum: number, exclusiveMaximum: number },
	applicators: (schema) => ({ ...draft04.applicators(schema), contains: schema, propertyNames: schema }),
	booleans: true,
};

const draft07: Parts = {
	...draft06,
	applicators: (schema) => ({
		...draft06.applicators(schema),
		if: schema,
		// biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
		then: schema,
		else: schema,
	}),
};

const draft201909: Parts = {
	...draft07,
	assertions: {
		...without(draft07.assertions, 'dependencies'),
		enum: fc.array(values, { maxLength: 4 }),
		required: fc.uniqueArray(name, { maxLength: 3 }),
		dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }),
	},
	applicators: (schema) => ({
		...without(draft07.applicators(schema), 'dependencies'),
		dependentSchemas: fc.dictionary(name, schema, { maxKeys: 2 }),
		unevaluatedProperties: schema,
		unevaluatedItems: schema,
		minContains: count,
		maxContains: count,
		$ref: fc.constantFrom('#/$defs/d0', '#/$defs/d1'),
	}),
	definitions: '$defs',
	rootRefers: true,
};

const draft202012: Parts = {
	...draft201909,
	applicators: (schema) => ({
		...without(draft201909.applicators(schema), 'additionalItems'),
		items: schema,
		prefixItems: fc.array(schema, { minLength: 1, maxLength: 3 }),
	}),
};

const PARTS: Readonly<Record<DialectId, Parts>> = {
	'draft-04': draft04,
	'draft-06': draft06,
	'draft-07': draft07,
	'2019-09': draft201909,
	'2020-12': draft202012,
};

function without(options: Options, ...keywords: readonly string[]): Options {
	return Object.fromEntries(Object.entries(options).filter(([keyword]) => !keywords.includes(keyword)));
}

function pick(options: Options, most: number): fc.Arbitrary<Record<string, Json>> {
	return fc
		.uniqueArray(fc.constantFrom(...Object.keys(options)), { maxLength: most })
		.chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, options[key]]))));
}

/**
 * Schemas of a dialect over few names, with definitions that may refer to each other (and may go round in circles).
 * @param changed other values for keywords that hold no schemas
 */
export function schemasOf(dialect: DialectId, changed: Options = {}): fc.Arbitrary<Json> {
	const { assertions, applicators, booleans, definitions, rootRefers } = PARTS[dialect];
	const used = { ...assertions, ...changed };
	const subschemas = fc.letrec<{ schema: Json }>((tie) => ({
		schema: fc.oneof(
			{ maxDepth: 3, depthSize: 'small' },
			pick(used, 2),
			...(booleans ? [fc.boolean()] : []),
			fc.tuple(pick(used, 2), pick(applicators(tie('schema')), 3)).map(([some, others]) => ({ ...some, ...others })),
		),
	})).schema;
	const outer = applicators(subschemas);
	return fc
		.tuple(pick(used, 2), pick(rootRefers ? outer : without(outer, '$ref'), 4), subschemas, subschemas)
		.map(([some, others, d0, d1]) => ({ ...some, ...others, [definitions]: { d0, d1 } }));
}

export const schemas: fc.Arbitrary<Json> = schemasOf('2020-12');
