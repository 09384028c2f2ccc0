import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { dialectRules } from '../../core/dialects/rules.ts';
import { pointerOf } from '../../core/document/pointer.ts';
import { evaluate } from '../../core/evaluate/evaluate.ts';
import type { EvaluationRules } from '../../core/evaluate/evaluation.ts';
import { compile } from '../../core/plan/compile.ts';
import { documentOf } from '../../testing/documents.ts';
import { rules } from './rules.ts';

const HUGE = ['1e400', '-1e400', `1${'0'.repeat(309)}`, '1.7976931348623159e308'];
const NUMBERS = [...HUGE, '0', '-0', '5', '-5', '1.5', '5e-324', '1e-400', '1.7976931348623157e308', '-1e308'];

const SCHEMAS = [
	...['number', 'integer', 'string', 'null'].map((type) => ({ type })),
	...[
		['number', 'string'],
		['integer', 'null'],
		['string', 'null'],
	].map((type) => ({ type })),
	...[0, 5, -5, 1e308].flatMap((bound) => [
		{ minimum: bound },
		{ maximum: bound },
		{ exclusiveMinimum: bound },
		{ exclusiveMaximum: bound },
		{ type: 'number', minimum: bound },
		{ type: 'integer', maximum: bound },
	]),
	...[1, 2, 0.5, 1e-7, 1e308].flatMap((divisor) => [{ multipleOf: divisor }, { type: 'number', multipleOf: divisor }]),
	{ minimum: 6, maximum: 4, multipleOf: 7 },
	{ not: { minimum: 0 } },
	{ anyOf: [{ type: 'number' }, { maximum: -1 }] },
	{ oneOf: [{ type: 'number' }, { minimum: 1 }, { maximum: 1 }] },
]
	.map((schema) => JSON.stringify(schema))
	.concat('{"if":{"maximum":0},"then":false,"else":{"multipleOf":2}}');

const EQUAL = ['1e400', '-1e400', '1e401', '0', '1'].flatMap((number) => [
	`{"const":${number}}`,
	`{"enum":[7,${number}]}`,
	`{"const":[${number}]}`,
	`{"enum":[{"a":${number}}]}`,
]);

/** Every keyword that fails, with its place in the value. */
function theirs(schema: string, value: string): readonly string[] {
	const validate = new Ajv({ allErrors: true, strict: false, strictNumbers: true, validateSchema: false }).compile(
		JSON.parse(schema),
	);
	validate(JSON.parse(value));
	// What fails inside a combinator that fails is told by the combinator.
	const rows = (validate.errors ?? []).filter(({ schemaPath }) => !/\/(?:anyOf|oneOf|not)\//.test(schemaPath));
	return rows
		.filter(({ keyword }) => keyword !== 'if')
		.map(({ keyword, instancePath }) => `${keyword === 'false schema' ? 'false' : keyword} ${instancePath}`)
		.sort();
}

function ours(schema: string, value: string, by: EvaluationRules = rules): readonly string[] {
	const compiled = compile({ schema: documentOf(schema), dialect: 'draft-07', rules: by });
	if (!compiled.ok) throw new Error(compiled.problems[0].message);
	const document = documentOf(value);
	return evaluate(compiled.plan, document, { mode: 'all' })
		.failures.map(({ keyword, instance }) => `${keyword} ${pointerOf(document, instance)}`)
		.sort();
}

describe('numbers beyond the range of doubles are to the engine what they are to Ajv', () => {
	it.each(SCHEMAS)('%s', (schema) => {
		for (const value of NUMBERS) expect(ours(schema, value), value).toEqual(theirs(schema, value));
	});

	it.each(EQUAL)('%s', (schema) => {
		for (const number of NUMBERS) {
			for (const value of [number, `[${number}]`, `{"a":${number}}`]) {
				expect(ours(schema, value), value).toEqual(theirs(schema, value));
			}
		}
	});

	it('uniqueItems', () => {
		for (const items of ['true', '{"type":"number"}', '{"type":"string"}']) {
			const schema = `{"uniqueItems":true,"items":${items}}`;
			for (const a of NUMBERS) {
				for (const b of NUMBERS) {
					for (const value of [`[${a},${b}]`, `[[${a}],[${b}]]`, `[{"a":${a}},{"a":${b}}]`]) {
						// Ajv compares no items that are already of the wrong type: then both say that they are.
						const rows = theirs(schema, value);
						const wrong = rows.some((row) => row.startsWith('type'));
						const mine = ours(schema, value).filter((row) => !wrong || !row.startsWith('uniqueItems'));
						expect(mine, value).toEqual(rows.filter((row) => !wrong || !row.startsWith('uniqueItems')));
					}
				}
			}
		}
	});

	it('and are numbers like others where numbers are exact', () => {
		const exact = dialectRules('draft-07');
		expect(ours('{"type":"integer","minimum":0,"multipleOf":5}', '1e400', exact)).toEqual([]);
		expect(ours('{"type":"string","maximum":0}', '1e400', exact)).toEqual(['maximum ', 'type ']);
	});
});
