import * as AnnotatedInstance from '@hyperjump/json-schema/annotated-instance/experimental';
import { annotate as annotateTheirs } from '@hyperjump/json-schema/annotations/experimental';
import '@hyperjump/json-schema/draft-04';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-2019-09';
import { registerSchema, type SchemaObject, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { schemasOf, values } from '../../testing/schemas.ts';
import { dialectOf } from '../dialects/dialects.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { dataOf } from '../document/data.ts';
import { pointerOf } from '../document/pointer.ts';
import { compile } from '../plan/compile.ts';
import type { Plan } from '../plan/plan.ts';
import type { Json } from '../report.ts';
import { annotate } from './annotate.ts';
import { evaluate } from './evaluate.ts';

const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 2 ** 31);
/** Schemas by dialect; each judges up to eight values. */
const RUNS: Readonly<Record<DialectId, number>> = {
	'draft-04': 250,
	'draft-06': 250,
	'draft-07': 250,
	'2019-09': 400,
	'2020-12': 1000,
};
const URI = 'https://keyhole.example/generated';

/**
 * `multipleOf` as far as it can be compared: they judge it with a tolerance of 1.2e-7 (a fault of theirs, in
 * their lib/keywords/multipleOf.js), so remainders are whole, or at least a tenth.
 */
const multipleOf = fc.constantFrom<Json>(1, 2, 3, 7, 0.5);

/** Nothing within that tolerance; and no number whose spelling alone makes it no integer of draft-04. */
const comparable: fc.Arbitrary<Json> = values.map((value) =>
	JSON.parse(JSON.stringify(value).replaceAll('1e-7', '0.2').replaceAll('1e+21', '1000')),
);
const instances = fc.array(comparable, { minLength: 1, maxLength: 8 });

function planOf(schema: Json, dialect: DialectId, traced = false): Plan | null {
	const rules = dialectRules(dialect);
	const compiled = compile({ schema: documentOf(JSON.stringify(schema)), dialect, rules, traced });
	if (compiled.ok) return compiled.plan;
	// A schema that goes round in circles.
	expect(compiled.problems.map(({ code }) => code)).toContain('reference-loop');
	return null;
}

/** Faults of theirs on the way to an answer that can be compared. */
function knownFault(schema: Json, dialect: DialectId): boolean {
	const text = JSON.stringify(schema);
	// Up to draft-07 they follow references before anything needs them, and never come back from a circle.
	if (isCircular(schema)) return true;
	// What `contains` matches is evaluated from 2020-12 on; they let it count in 2019-09 too, whose `unevaluatedItems`
	// (section 9.3.1.3) looks at `items` and `additionalItems` alone.
	return dialect === '2019-09' && text.includes('"contains"') && text.includes('"unevaluatedItems"');
}

/** What they say, asked by `ask` while the schema is known to them. */
async function withSchema<T>(schema: Json, dialect: DialectId, ask: () => Promise<T>): Promise<T> {
	registerSchema(schema as SchemaObject, URI, dialectOf(dialect).uri);
	try {
		return await ask();
	} finally {
		unregisterSchema(URI);
	}
}

/** Whether following references alone, from one of the definitions of older drafts, goes round in a circle. */
function isCircular(schema: Json): boolean {
	const { definitions = {} } = schema as { readonly definitions?: Readonly<Record<string, Json>> };
	const next = (name: string): string | undefined =>
		(definitions[name] as { readonly $ref?: string } | undefined)?.$ref?.split('/').pop();
	return Object.keys(definitions).some((name) => next(next(name) ?? '') !== undefined && next(name) !== undefined);
}

describe('against @hyperjump/json-schema', () => {
	it.each(Object.keys(RUNS) as DialectId[])(`%s: every verdict (seed ${SEED})`, async (dialect) => {
		const seen = { valid: 0, invalid: 0, circles: 0 };
		await fc.assert(
			fc.asyncProperty(schemasOf(dialect, { multipleOf }), instances, async (schema, tried) => {
				const plan = planOf(schema, dialect);
				if (plan === null) seen.circles++;
				if (plan === null || knownFault(schema, dialect)) return;
				const mine = tried.map((instance) => evaluate(plan, documentOf(JSON.stringify(instance))).valid);
				const theirs = await withSchema(schema, dialect, async () => {
					const judge = await validate(URI);
					return tried.map((instance) => judge(instance as Parameters<typeof judge>[0]).valid);
				});
				for (const verdict of mine) seen[verdict === true ? 'valid' : 'invalid']++;
				expect(mine).toEqual(theirs);
			}),
			{ seed: SEED, numRuns: RUNS[dialect] },
		);
		console.log(`${dialect}: ${seen.valid} valid, ${seen.invalid} invalid, ${seen.circles} in circles, seed ${SEED}`);
		// A generator that only makes easy cases would prove nothing.
		expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(RUNS[dialect] / 5);
	});

	it.each(['draft-07', '2019-09', '2020-12'] as const)(`%s: every annotation (seed ${SEED})`, async (dialect) => {
		const text = fc.constantFrom<Json>('s', 't');
		const notes = { title: text, description: text, default: values, examples: fc.array(values, { maxLength: 2 }) };
		const own = dialectOf(dialect).unknownAnnotates ? { 'x-own': values } : {};
		const more = { ...notes, readOnly: fc.boolean(), format: fc.constant<Json>('date'), ...own };
		const seen = { annotations: 0, values: 0 };
		await fc.assert(
			fc.asyncProperty(schemasOf(dialect, { ...more, multipleOf }), instances, async (schema, tried) => {
				const plan = planOf(schema, dialect, true);
				if (plan === null || knownFault(schema, dialect)) return;
				// Up to draft-07 their `contains` looks no further than the first item that matches.
				if (dialect === 'draft-07' && JSON.stringify(schema).includes('"contains"')) return;
				const theirs = await withSchema(schema, dialect, () => annotateTheirs(URI));
				for (const instance of tried) {
					const value = documentOf(JSON.stringify(instance));
					if (evaluate(plan, value).valid !== true) continue;
					const mine = annotate(plan, value).map(
						({ keyword, instance: node, schema: place }) =>
							`${pointerOf(value, node)} ${keyword} ${JSON.stringify(dataOf(place.document, place.node))}`,
					);
					const noted = theirs(instance as Parameters<typeof theirs>[0]);
					const { uri } = dialectOf(dialect);
					const listed = [...AnnotatedInstance.allNodes(noted)].flatMap((node) =>
						Object.keys(more).flatMap((keyword) =>
							AnnotatedInstance.annotation<Json>(node, keyword, uri).map(
								(said) => `${node.pointer} ${keyword} ${JSON.stringify(said)}`,
							),
						),
					);
					expect(mine.sort()).toEqual(listed.sort());
					seen.annotations += mine.length;
					seen.values++;
				}
			}),
			{ seed: SEED, numRuns: 400 },
		);
		console.log(`${dialect}: ${seen.annotations} annotations of ${seen.values} values, seed ${SEED}`);
		expect(seen.annotations).toBeGreaterThan(100);
	});
});
