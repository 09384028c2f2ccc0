import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { schemas, values } from '../../testing/schemas.ts';
import { dialectRules } from '../dialects/rules.ts';
import type { Document } from '../document/document.ts';
import { pointerOf } from '../document/pointer.ts';
import { compile } from '../plan/compile.ts';
import type { Json } from '../report.ts';
import { evaluate } from './evaluate.ts';
import type { EvaluationRules, Failure } from './evaluation.ts';
import { Machine } from './machine.ts';

const plain = dialectRules('2020-12');

/** Rules of different hosts: other orders, other numbers. */
const RULES: Readonly<Record<string, EvaluationRules>> = {
	plain,
	separate: { ...plain, propertiesTogether: false },
	schemaOrder: { ...plain, keywordOrder: 'schema', propertiesTogether: false },
	javascript: {
		...plain,
		numbers: 'double',
		propertyOrder: 'javascript',
		propertiesBySchema: true,
		propertiesTogether: false,
		inheritedNames: true,
		keywordOrder: ['type', 'anyOf', 'oneOf', 'not', 'allOf', 'additionalProperties', 'properties', 'required'],
	},
	bytes: { ...plain, numbers: 'tagged', integerBySpelling: true, propertyOrder: 'utf8' },
};

const read = (value: Json): Document => documentOf(JSON.stringify(value));

/** A failure without the documents in it. */
function shown({ keyword, schema, instance, detail, branches, inherited }: Failure): unknown {
	return {
		keyword,
		schema: pointerOf(schema.document, schema.node),
		instance,
		detail,
		inherited,
		branches: branches?.map((branch) => branch.map(shown)),
	};
}

describe('the two modes', () => {
	for (const [name, rules] of Object.entries(RULES)) {
		it(`agree on the verdict and on the first failure: ${name}`, () => {
			fc.assert(
				fc.property(schemas, fc.array(values, { minLength: 1, maxLength: 6 }), (schema, instances) => {
					const compiled = compile({ schema: read(schema), dialect: '2020-12', rules });
					// Circles are told by the compiler; there is nothing to run then.
					if (!compiled.ok) return;
					for (const instance of instances) {
						const document = read(instance);
						const first = evaluate(compiled.plan, document, { mode: 'first' });
						const all = evaluate(compiled.plan, document, { mode: 'all' });
						expect(all.valid).toBe(first.valid);
						expect(first.failures.length).toBe(first.valid === true ? 0 : 1);
						expect(all.failures.slice(0, 1).map(shown)).toEqual(first.failures.map(shown));
						if (first.valid === true) expect(all.steps).toBe(first.steps);
						else expect(all.steps).toBeGreaterThanOrEqual(first.steps);
					}
				}),
				{ numRuns: 600 },
			);
		});
	}

	it('agree for every way to walk objects on the verdict', () => {
		fc.assert(
			fc.property(schemas, values, (schema, instance) => {
				const document = read(instance);
				const verdicts = [RULES['plain'], RULES['separate'], RULES['schemaOrder']].map((rules) => {
					const compiled = compile({ schema: read(schema), dialect: '2020-12', rules });
					return compiled.ok ? evaluate(compiled.plan, document).valid : null;
				});
				expect(new Set(verdicts).size).toBe(1);
			}),
			{ numRuns: 600 },
		);
	});
});

/** Runs with frames alone. */
class Framed extends Machine {
	protected override direct = false;
}

describe('asking in one go', () => {
	for (const [name, rules] of Object.entries(RULES)) {
		it(`gives what frames give, and counts alike: ${name}`, () => {
			fc.assert(
				fc.property(
					schemas,
					fc.array(values, { minLength: 1, maxLength: 4 }),
					fc.nat(60),
					(schema, instances, limit) => {
						const compiled = compile({ schema: read(schema), dialect: '2020-12', rules });
						if (!compiled.ok) return;
						for (const document of instances.map(read)) {
							for (const mode of ['first', 'all'] as const) {
								for (const stepLimit of [Number.POSITIVE_INFINITY, limit]) {
									const [asked, framed] = [Machine, Framed].map((Run) => {
										const machine = new Run(compiled.plan, document, { mode, stepLimit, maxFailures: 50 });
										machine.run(0);
										const { failures, steps, stepsAt, exhaustedAt, truncated } = machine;
										return { failures: failures.map(shown), steps, stepsAt, exhaustedAt, truncated };
									});
									// Where no limit charges steps, properties are asked in the order of the text, so that
									// a branch may fail sooner or later.
									const counts = rules.propertyOrder === 'source' || stepLimit === limit;
									expect(counts ? asked : { ...asked, steps: 0 }).toEqual(counts ? framed : { ...framed, steps: 0 });
								}
							}
						}
					},
				),
				{ numRuns: 400 },
			);
		});
	}
});
