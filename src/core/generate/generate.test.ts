import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { dialectRules } from '../dialects/rules.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { compile } from '../plan/compile.ts';
import { generateValues, type Wanted } from './generate.ts';

const SCHEMAS: readonly string[] = [
	'{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}',
	'{"type":"object","properties":{"a":{"type":"string","minLength":2,"maxLength":5},"b":{"type":"array","items":{"type":"number","exclusiveMinimum":0,"maximum":1},"minItems":1,"uniqueItems":true}},"required":["a","b"],"additionalProperties":false}',
	'{"type":"string","pattern":"^(?:[A-Z]{2,3}-\\\\d+|x[^a]y?)$"}',
	'{"allOf":[{"$ref":"#/$defs/base"},{"properties":{"kind":{"const":"b"}}}],"$defs":{"base":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["a","b",1.0]}}}}}',
	'{"oneOf":[{"type":"integer","multipleOf":3},{"type":"integer","multipleOf":5},{"type":"string","format":"date"}]}',
	'{"anyOf":[{"type":"null"},{"type":"array","prefixItems":[{"type":"boolean"},{"type":"string"}],"items":false,"minItems":2}]}',
	'{"type":"object","properties":{"a":true},"patternProperties":{"^x":{"type":"integer"}},"unevaluatedProperties":false,"minProperties":2}',
	'{"type":"array","contains":{"const":7},"minContains":2,"maxContains":3,"maxItems":6}',
	'{"type":"object","if":{"properties":{"t":{"const":1}},"required":["t"]},"then":{"required":["u"]},"else":{"maxProperties":2}}',
	'{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#"}},"required":["value"]}',
	'{"type":"object","propertyNames":{"pattern":"^[a-c]+$"},"minProperties":1,"dependentRequired":{"a":["b"]},"dependentSchemas":{"b":{"required":["c"]}}}',
	'{"type":"number","minimum":0.1,"maximum":0.9,"multipleOf":0.1}',
	'{"not":{"type":"string"}}',
	'{"type":"number","minimum":12345678901234567890}',
];

const values = (schema: string, want: Wanted, seed = 7) =>
	generateValues(documentOf(schema), { seed, want, limit: 12, tries: 600 });

function failures(schema: string, text: string) {
	const compiled = compile({ schema: documentOf(schema), dialect: '2020-12', rules: dialectRules('2020-12') });
	if (!compiled.ok) throw new Error('The schema cannot be compiled.');
	return evaluate(compiled.plan, documentOf(text), { mode: 'all' });
}

describe.each(SCHEMAS)('%s', (schema) => {
	it('has values that fit', () => {
		const { values: found } = values(schema, 'valid');
		expect(found.length).toBeGreaterThan(0);
		for (const { text } of found) expect([text, failures(schema, text).valid]).toEqual([text, true]);
	});

	it('has values that break one rule, which is named', () => {
		const { values: found } = values(schema, 'invalid');
		expect(found.length).toBeGreaterThan(0);
		for (const { text, rule } of found) {
			const evaluation = failures(schema, text);
			expect([text, evaluation.valid]).toEqual([text, false]);
			expect(new Set(evaluation.failures.map(({ keyword }) => keyword))).toEqual(new Set([rule?.keyword]));
		}
	});

	it('says of boundary values what the engine says', () => {
		for (const { text, valid } of values(schema, 'boundary').values) expect(failures(schema, text).valid).toBe(valid);
	});
});

describe('generateValues', () => {
	it('gives the same for the same seed, and something else for another', () => {
		const texts = (seed: number) => values(SCHEMAS[1], 'valid', seed).values.map(({ text }) => text);
		expect(texts(1)).toEqual(texts(1));
		expect(texts(1)).not.toEqual(texts(2));
	});

	it('breaks every rule of a small schema', () => {
		const { values: found } = generateValues(documentOf(SCHEMAS[1]), {
			seed: 3,
			want: 'invalid',
			limit: 60,
			tries: 4000,
		});
		expect(new Set(found.map(({ rule }) => rule?.schemaLocation))).toEqual(
			new Set([
				'/type',
				'/required',
				'/additionalProperties',
				'/properties/a/type',
				'/properties/a/minLength',
				'/properties/a/maxLength',
				'/properties/b/type',
				'/properties/b/items/type',
				'/properties/b/items/exclusiveMinimum',
				'/properties/b/items/maximum',
				'/properties/b/minItems',
				'/properties/b/uniqueItems',
			]),
		);
	});

	it('goes to both sides of a bound', () => {
		const found = generateValues(documentOf('{"type":"number","minimum":0.5}'), { seed: 1, want: 'boundary' }).values;
		expect(found).toContainEqual({
			text: '0.5',
			valid: true,
			rule: { keyword: 'minimum', schemaLocation: '/minimum' },
		});
		expect(found).toContainEqual({
			text: '0.4',
			valid: false,
			rule: { keyword: 'minimum', schemaLocation: '/minimum' },
		});
	});

	it('ends where nothing fits, where a reference has no end, and on deep schemas', () => {
		expect(values('false', 'valid')).toEqual({ values: [], tried: 600, problems: [] });
		expect(values('{"type":"array","minItems":1,"items":{"$ref":"#"}}', 'valid').tried).toBe(600);
		const levels = 5000;
		const deep = `${'{"properties":{"a":'.repeat(levels)}{}${'}}'.repeat(levels)}`;
		expect(values(deep, 'valid').values.length).toBeGreaterThan(0);
		const all = `${'{"allOf":['.repeat(levels)}{"type":"null"}${']}'.repeat(levels)}`;
		expect(generateValues(documentOf(all), { seed: 1, want: 'valid', tries: 5 }).tried).toBe(5);
	});

	it('keeps within its bounds', () => {
		const huge =
			'{"type":"object","properties":{"s":{"type":"string","minLength":1000000000},"l":{"minItems":1000000000}}}';
		for (const want of ['valid', 'invalid', 'boundary'] as const) {
			for (const { text } of values(huge, want).values) expect(text.length).toBeLessThan(10_000);
		}
	});

	it('says why a schema cannot be compiled', () => {
		expect(values('{"$ref":"#/nowhere"}', 'valid').problems).toHaveLength(1);
	});
});
