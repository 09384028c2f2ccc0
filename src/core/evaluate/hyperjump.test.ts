import { registerSchema, type SchemaObject, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { schemasWithout, values } from '../../testing/schemas.ts';
import { dialectRules } from '../dialects/rules.ts';
import { compile } from '../plan/compile.ts';
import type { Json } from '../report.ts';
import { evaluate } from './evaluate.ts';

const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 2 ** 31);
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const URI = 'https://keyhole.example/generated';

const rules = dialectRules('2020-12');

/** A fault of theirs, documented in their source: `multipleOf` is judged with a tolerance of 1e-7. */
const schemas = schemasWithout('multipleOf');

/** Our verdict on each value; null where the schema goes round in circles. */
function ours(schema: Json, instances: readonly Json[]): readonly (boolean | null)[] | null {
	const compiled = compile({ schema: documentOf(JSON.stringify(schema)), dialect: '2020-12', rules });
	if (!compiled.ok) {
		expect(compiled.problems.map(({ code }) => code)).toContain('reference-loop');
		return null;
	}
	return instances.map((instance) => evaluate(compiled.plan, documentOf(JSON.stringify(instance))).valid);
}

async function theirs(schema: Json, instances: readonly Json[]): Promise<readonly boolean[]> {
	registerSchema(schema as SchemaObject, URI, DIALECT);
	try {
		const judge = await validate(URI);
		return instances.map((instance) => judge(instance as Parameters<typeof judge>[0]).valid);
	} finally {
		unregisterSchema(URI);
	}
}

describe('against @hyperjump/json-schema', () => {
	it(`agrees on every verdict (seed ${SEED})`, async () => {
		const seen = { valid: 0, invalid: 0, circles: 0 };
		await fc.assert(
			fc.asyncProperty(schemas, fc.array(values, { minLength: 1, maxLength: 8 }), async (schema, instances) => {
				const mine = ours(schema, instances);
				if (mine === null) {
					seen.circles++;
					return;
				}
				for (const verdict of mine) seen[verdict === true ? 'valid' : 'invalid']++;
				expect(mine).toEqual(await theirs(schema, instances));
			}),
			{ seed: SEED, numRuns: 1000 },
		);
		// A generator that only makes easy cases would prove nothing.
		expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(200);
	});
});
