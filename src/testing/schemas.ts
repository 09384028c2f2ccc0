import fc from 'fast-check';
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

/** Keywords that hold no schemas. */
const assertions: Record<string, fc.Arbitrary<Json>> = {
	type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 4 })),
	enum: fc.array(values, { maxLength: 4 }),
	const: values,
	minimum: number,
	maximum: number,
	exclusiveMinimum: number,
	exclusiveMaximum: number,
	multipleOf: fc.constantFrom<Json>(1, 2, 0.1, 0.5, 3),
	minLength: count,
	maxLength: count,
	pattern,
	minItems: count,
	maxItems: count,
	uniqueItems: fc.boolean(),
	minProperties: count,
	maxProperties: count,
	required: fc.uniqueArray(name, { maxLength: 3 }),
	dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }),
};

function applicators(schema: fc.Arbitrary<Json>): Record<string, fc.Arbitrary<Json>> {
	const list = fc.array(schema, { minLength: 1, maxLength: 3 });
	return {
		properties: fc.dictionary(name, schema, { maxKeys: 3 }),
		patternProperties: fc.dictionary(pattern, schema, { maxKeys: 2 }),
		additionalProperties: schema,
		propertyNames: schema,
		items: schema,
		prefixItems: list,
		contains: schema,
		allOf: list,
		anyOf: list,
		oneOf: list,
		not: schema,
		if: schema,
		// biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
		then: schema,
		else: schema,
		dependentSchemas: fc.dictionary(name, schema, { maxKeys: 2 }),
		unevaluatedProperties: schema,
		unevaluatedItems: schema,
		minContains: count,
		maxContains: count,
		$ref: fc.constantFrom('#/$defs/d0', '#/$defs/d1'),
	};
}

function pick(options: Record<string, fc.Arbitrary<Json>>, most: number): fc.Arbitrary<Record<string, Json>> {
	return fc
		.uniqueArray(fc.constantFrom(...Object.keys(options)), { maxLength: most })
		.chain((names) => fc.record(Object.fromEntries(names.map((key) => [key, options[key]]))));
}

/** Schemas of 2020-12 over few names, with definitions that may refer to each other (and may go round in circles). */
export function schemasWithout(...keywords: readonly string[]): fc.Arbitrary<Json> {
	const used = Object.fromEntries(Object.entries(assertions).filter(([keyword]) => !keywords.includes(keyword)));
	const subschemas = fc.letrec<{ schema: Json }>((tie) => ({
		schema: fc.oneof(
			{ maxDepth: 3, depthSize: 'small' },
			pick(used, 2),
			fc.boolean(),
			fc.tuple(pick(used, 2), pick(applicators(tie('schema')), 3)).map(([some, others]) => ({ ...some, ...others })),
		),
	})).schema;
	return fc
		.tuple(pick(used, 2), pick(applicators(subschemas), 4), subschemas, subschemas)
		.map(([some, others, d0, d1]) => ({ ...some, ...others, $defs: { d0, d1 } }));
}

export const schemas: fc.Arbitrary<Json> = schemasWithout();
