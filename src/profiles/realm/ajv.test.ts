import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCases } from '../../testing/cases.ts';
import { sharedPath } from '../../testing/shared.ts';
import { compare } from './testing/compare.ts';
import { textOf } from './testing/json.ts';
import { Random } from './testing/random.ts';
import { SchemaGenerator } from './testing/schemas.ts';
import { valueFor } from './testing/values.ts';

/** Pairs generated in one run; KEYHOLE_PAIRS asks for more. */
const PAIRS = Number(process.env['KEYHOLE_PAIRS'] ?? 20_000);
/** Values tried on each schema that compiles. */
const VALUES = 24;
/** Repeats a run. */
const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 1_000_000_000);

interface SuiteGroup {
	readonly schema: unknown;
	readonly tests: readonly { readonly data: unknown }[];
}

const suite = sharedPath('suites', 'json-schema-test-suite', 'tests', 'draft7');
const schemas = sharedPath('cases', 'real-schemas');

describe('the model of the validator answers as Ajv 8.20.0 does', () => {
	test.skipIf(suite === null)('on every schema and value of the official draft-07 suite', async () => {
		const folder = suite ?? '';
		const files = readdirSync(folder, { recursive: true })
			.map(String)
			.filter((file) => file.endsWith('.json'));
		expect(files.length).toBeGreaterThan(30);
		const differences: string[] = [];
		for (const file of files) {
			for (const group of JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly SuiteGroup[]) {
				const values = group.tests.map(({ data }) => JSON.stringify(data));
				differences.push(...(await compare(JSON.stringify(group.schema), values)).differences);
			}
		}
		expect(differences).toEqual([]);
	});

	test.skipIf(schemas === null)('on every reported case and every real schema', async () => {
		const differences: string[] = [];
		const hangs = /\^\(\(?a/;
		for (const { schema, value, schemaFormat, valueFormat } of loadCases()) {
			if (schema === null || schemaFormat !== 'json' || !isJson(schema) || hangs.test(schema)) continue;
			if (schema.length > 200_000) continue;
			const values = value !== null && valueFormat === 'json' && isJson(value) ? [value] : [];
			differences.push(...(await compare(schema, values)).differences);
		}
		for (const file of readdirSync(schemas ?? '')) {
			if (!file.endsWith('.json') || file === 'INDEX.json') continue;
			const text = readFileSync(join(schemas ?? '', file), 'utf8');
			const random = new Random(1);
			const values = ['{}', '[]', 'null', ...Array.from({ length: 20 }, () => textOf(valueFor(random, null)))];
			differences.push(...(await compare(text, values)).differences);
		}
		expect(differences).toEqual([]);
	});

	test(`on generated schemas and values (KEYHOLE_SEED=${SEED})`, { timeout: 0 }, async () => {
		let pairs = 0;
		let compiled = 0;
		for (let run = 0; pairs < PAIRS; run++) {
			const random = new Random(SEED + run);
			const block = new SchemaGenerator(random).block();
			const values = Array.from({ length: VALUES }, () => textOf(valueFor(random, block)));
			const comparison = await compare(textOf(block), values);
			expect(comparison.differences, `KEYHOLE_SEED=${SEED + run}`).toEqual([]);
			pairs += comparison.pairs;
			compiled += Number(comparison.compiled);
		}
		console.log(`${pairs} pairs, ${compiled} schemas that compile, KEYHOLE_SEED=${SEED}`);
		expect(compiled).toBeGreaterThan(0);
	});
});

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
