import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { schemasOf, values } from '../../testing/schemas.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { compile, type Plan } from '../plan/compile.ts';
import { evaluate } from './evaluate.ts';
import { OUTPUT_FORMATS, type OutputFormat, type OutputUnit, outputOf, outputText } from './output.ts';

const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 2 ** 31);

function planOf(schema: string, dialect: DialectId = '2020-12'): Plan | null {
	const rules = dialectRules(dialect, true);
	const compiled = compile({ schema: documentOf(schema), dialect, rules, traced: true });
	return compiled.ok ? compiled.plan : null;
}

function output(plan: Plan | null, value: string, format: OutputFormat = 'verbose'): OutputUnit {
	const unit = plan === null ? null : outputOf(plan, documentOf(value), format, ({ keyword }) => `${keyword}.`);
	if (unit === null) throw new Error('There is no answer.');
	return unit;
}

/** A unit in one line, and those inside it below. */
function lines(unit: OutputUnit, indent = ''): readonly string[] {
	const { valid, keywordLocation, instanceLocation, error, annotation } = unit;
	const says = [error, annotation?.json].filter((word) => word !== undefined);
	return [
		[`${indent}${valid ? '+' : '-'} ${keywordLocation} of ${instanceLocation}`, ...says].join(' '),
		...[...(unit.errors ?? []), ...(unit.annotations ?? [])].flatMap((inner) => lines(inner, `${indent}  `)),
	];
}

/**
 * What a unit must have (2020-12, sections 12.3 and 12.4), as a schema: a failure has words or failures inside, what
 * fits has no failure of its own, and a place behind a reference is told by itself as well.
 */
const UNIT = `{
	"$ref": "#/$defs/unit",
	"$defs": {
		"unit": {
			"type": "object",
			"required": ["valid", "keywordLocation", "instanceLocation"],
			"properties": {
				"valid": { "type": "boolean" },
				"keywordLocation": { "format": "json-pointer" },
				"absoluteKeywordLocation": { "format": "uri-reference" },
				"instanceLocation": { "format": "json-pointer" },
				"error": { "type": "string", "minLength": 1 },
				"annotation": true,
				"errors": { "type": "array", "items": { "$ref": "#/$defs/unit" } },
				"annotations": { "type": "array", "items": { "$ref": "#/$defs/unit" } }
			},
			"additionalProperties": false,
			"if": { "properties": { "valid": { "const": false } } },
			"then": {
				"anyOf": [
					{ "required": ["error"] },
					{ "required": ["errors"], "properties": { "errors": { "contains": { "properties": { "valid": { "const": false } } } } } }
				],
				"not": { "anyOf": [{ "required": ["annotation"] }, { "required": ["annotations"] }] }
			},
			"else": { "not": { "anyOf": [{ "required": ["error"] }, { "required": ["errors"] }] } },
			"allOf": [
				{
					"if": { "properties": { "keywordLocation": { "pattern": "/\\\\$(?:ref|dynamicRef|recursiveRef)/" } } },
					"then": { "required": ["absoluteKeywordLocation"] }
				}
			]
		}
	}
}`;

describe('verbose output', () => {
	it('tells every keyword of every schema that was applied', () => {
		const plan = planOf(
			'{"$defs":{"p":{"required":["x"],"additionalProperties":false,"properties":{"x":{"type":"number"}}}},"items":{"$ref":"#/$defs/p"},"minItems":3}',
		);
		expect(lines(output(plan, '[{"x":1},{"z":2}]'))).toEqual([
			'-  of ',
			'  + /$defs of ',
			'  - /items of ',
			'    + /items of /0',
			'      + /items/$ref of /0',
			'        + /items/$ref of /0',
			'          + /items/$ref/required of /0',
			'          + /items/$ref/additionalProperties of /0',
			'          + /items/$ref/properties of /0',
			'            + /items/$ref/properties/x of /0/x',
			'              + /items/$ref/properties/x/type of /0/x',
			'    - /items of /1',
			'      - /items/$ref of /1',
			'        - /items/$ref of /1',
			'          - /items/$ref/required of /1 required.',
			'          - /items/$ref/additionalProperties of /1 additionalProperties.',
			'          + /items/$ref/properties of /1',
			'  - /minItems of  minItems.',
		]);
	});

	it('tells every branch behind a reference, also after one that fails', () => {
		const plan = planOf('{"$ref":"#/$defs/d","$defs":{"d":{"allOf":[false,{"type":"null"},false]}}}');
		expect(lines(output(plan, '[]'))).toEqual([
			'-  of ',
			'  - /$ref of ',
			'    - /$ref of ',
			'      - /$ref/allOf of ',
			'        - /$ref/allOf/0 of  false.',
			'        - /$ref/allOf/1 of ',
			'          - /$ref/allOf/1/type of  type.',
			'        - /$ref/allOf/2 of  false.',
			'  + /$defs of ',
		]);
	});

	it('tells the branches that do not hold of a combinator that does, whole', () => {
		const plan = planOf(
			'{"anyOf":[{"type":"string","maximum":1},{"anyOf":[{"minimum":9,"multipleOf":7},{"title":"t"}]}],"not":{"allOf":[{"const":1},{"minimum":2}]},"if":{"maximum":1},"then":false,"else":{"description":"d"}}',
		);
		expect(lines(output(plan, '3'))).toEqual([
			'+  of ',
			'  + /anyOf of ',
			'    - /anyOf/0 of ',
			'      - /anyOf/0/type of  type.',
			'      - /anyOf/0/maximum of  maximum.',
			'    + /anyOf/1 of ',
			'      + /anyOf/1/anyOf of ',
			'        - /anyOf/1/anyOf/0 of ',
			'          - /anyOf/1/anyOf/0/minimum of  minimum.',
			'          - /anyOf/1/anyOf/0/multipleOf of  multipleOf.',
			'        + /anyOf/1/anyOf/1 of ',
			'          + /anyOf/1/anyOf/1/title of  "t"',
			'  + /not of ',
			'    - /not of ',
			'      - /not/allOf of ',
			'        - /not/allOf/0 of ',
			'          - /not/allOf/0/const of  const.',
			'        + /not/allOf/1 of ',
			'          + /not/allOf/1/minimum of ',
			'  + /if of ',
			'    - /if of ',
			'      - /if/maximum of  maximum.',
			'  + /then of ',
			'  + /else of ',
			'    + /else of ',
			'      + /else/description of  "d"',
		]);
	});

	it('says no annotation of what does not hold, nor of what is in it', () => {
		const plan = planOf('{"title":"t","properties":{"a":{"description":"d"}},"required":["b"]}');
		expect(lines(output(plan, '{"a":1}'))).toEqual([
			'-  of ',
			'  + /title of ',
			'  + /properties of ',
			'    + /properties/a of /a',
			'      + /properties/a/description of /a',
			'  - /required of  required.',
		]);
	});

	it('tells of `contains`, of names, and of a schema that is false', () => {
		const plan = planOf(
			'{"contains":{"type":"string"},"items":{"propertyNames":{"maxLength":1},"properties":{"no":false}}}',
		);
		expect(lines(output(plan, '[1,{"no":2}]'))).toEqual([
			'-  of ',
			'  - /contains of  contains.',
			'    - /contains of /0',
			'      - /contains/type of /0 type.',
			'    - /contains of /1',
			'      - /contains/type of /1 type.',
			'  - /items of ',
			'    + /items of /0',
			'      + /items/propertyNames of /0',
			'      + /items/properties of /0',
			'    - /items of /1',
			'      - /items/propertyNames of /1 propertyNames.',
			'        - /items/propertyNames of /1/no',
			'          - /items/propertyNames/maxLength of /1/no maxLength.',
			'      - /items/properties of /1',
			'        - /items/properties/no of /1/no false.',
		]);
	});

	it('passes over what a reference hides, and names that are no keywords, before 2019-09', () => {
		const schema =
			'{"properties":{"a":{"$ref":"#/definitions/d","maximum":1}},"definitions":{"d":{"minimum":2}},"x-own":1}';
		expect(lines(output(planOf(schema, 'draft-07'), '{"a":1}'))).toEqual([
			'-  of ',
			'  - /properties of ',
			'    - /properties/a of /a',
			'      - /properties/a/$ref of /a',
			'        - /properties/a/$ref of /a',
			'          - /properties/a/$ref/minimum of /a minimum.',
			'  + /definitions of ',
		]);
	});

	it('ends where there is too much to tell, and stays right about what it tells', () => {
		const plan = planOf('{"items":{"$ref":"#"},"type":"array"}');
		const depth = 3000;
		const unit = output(plan, `${'['.repeat(depth)}1${']'.repeat(depth)}`);
		let deepest = unit;
		let levels = 0;
		for (let next: OutputUnit | undefined = unit; next !== undefined; levels++) {
			deepest = next;
			expect(next.valid).toBe(false);
			next = next.errors?.find(({ valid }) => !valid);
		}
		expect(levels).toBeGreaterThan(300);
		expect(deepest.error).toMatch(/not listed/);
		expect(output(plan, `${'['.repeat(depth)}${']'.repeat(depth)}`).valid).toBe(true);
	});
});

describe(`every output (seed ${SEED})`, () => {
	const unitPlan = planOf(UNIT);

	it.each<DialectId>(['draft-04', 'draft-07', '2019-09', '2020-12'])(
		'has the standard’s shape and verdict: %s',
		(dialect) => {
			const seen = { true: 0, false: 0 };
			fc.assert(
				fc.property(schemasOf(dialect, { title: fc.constant('t') }), values, (schema, value) => {
					const plan = planOf(JSON.stringify(schema), dialect);
					if (plan === null) return;
					const text = JSON.stringify(value);
					const { valid } = evaluate(plan, documentOf(text), { mode: 'first' });
					for (const format of OUTPUT_FORMATS) {
						const unit = output(plan, text, format);
						expect(unit.valid).toBe(valid);
						if (format === 'flag' || unitPlan === null) continue;
						const faults = evaluate(unitPlan, documentOf(outputText(unit)), { mode: 'all' }).failures;
						expect(faults.map(({ keyword }) => keyword)).toEqual([]);
					}
					seen[valid === true ? 'true' : 'false']++;
					const told = new Set(lines(output(plan, text)).map((line) => line.trim()));
					const basic = output(plan, text, 'basic').errors ?? [];
					for (const { error, keywordLocation, instanceLocation } of basic) {
						const [line] = lines({ valid: false, keywordLocation, instanceLocation } as OutputUnit);
						expect([...told].some((other) => other.startsWith(line) && other.includes(error ?? ''))).toBe(true);
					}
				}),
				{ seed: SEED, numRuns: 300 },
			);
			expect(Math.min(seen.true, seen.false)).toBeGreaterThan(30);
		},
	);
});
