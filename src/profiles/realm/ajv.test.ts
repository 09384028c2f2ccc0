import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { judge } from '../../core/index.ts';
import { loadCases } from '../../testing/cases.ts';
import { sharedPath } from '../../testing/shared.ts';
import { META_KEYWORDS, META_SCHEMA_URI, metaSchemaDocument } from './admission/meta-schema.ts';
import { GROUPS, KEYWORDS, RULES } from './admission/vocabulary.ts';
import { realm } from './profile.ts';
import { compare } from './testing/compare.ts';
import { corners } from './testing/corners.ts';
import { textOf } from './testing/json.ts';
import { Oracle } from './testing/oracle.ts';
import { Random } from './testing/random.ts';
import { SchemaGenerator } from './testing/schemas.ts';
import { valueFor } from './testing/values.ts';

/** Pairs generated in one run; KEYHOLE_PAIRS asks for more. */
const PAIRS = Number(process.env['KEYHOLE_PAIRS'] ?? 20_000);
/** Values tried on each schema that compiles. */
const VALUES = 24;
/** Blocks of which the whole report is looked at. */
const REPORTS = 200;
/** Repeats a run. */
const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 1_000_000_000);

interface SuiteGroup {
	readonly schema: unknown;
	readonly tests: readonly { readonly data: unknown }[];
}

const suite = sharedPath('suites', 'json-schema-test-suite', 'tests', 'draft7');
const schemas = sharedPath('cases', 'real-schemas');

describe('what the model is built on is Ajv’s own', () => {
	const ajv = new Ajv();

	test('its version', () => {
		const { version } = createRequire(import.meta.url)('ajv/package.json') as { readonly version: string };
		expect(version).toBe('8.20.0');
	});

	test('its meta-schema, in its order', () => {
		const { text } = metaSchemaDocument();
		expect(text).toBe(JSON.stringify(ajv.getSchema(META_SCHEMA_URI)?.schema));
		expect(META_KEYWORDS).toHaveLength(45);
	});

	test('its keywords, its rules and their order', () => {
		expect([...KEYWORDS].sort()).toEqual(Object.keys(ajv.RULES.keywords).sort());
		expect(RULES.map(({ keyword }) => keyword)).toEqual(Object.keys(ajv.RULES.all));
		const groups = ajv.RULES.rules.map(({ type, rules }) => [type ?? null, rules.map(({ keyword }) => keyword)]);
		expect(GROUPS.map(({ type, rules }) => [type, rules.map(({ keyword }) => keyword)])).toEqual(groups);
	});

	test('every keyword has its row', () => {
		const rows = realm.keywords.map(({ keyword }) => keyword);
		expect([...rows].sort()).toEqual([...KEYWORDS].sort());
	});
});

describe('the profile reports what Ajv decides', () => {
	/** Judges the pair and holds the report to Ajv's answer. */
	async function check(text: string, value: string, oracle: Oracle, says: string): Promise<void> {
		const report = judge({
			profile: realm,
			context: 'params_schema',
			schema: { text, format: 'json' },
			value: { text: value, format: 'json' },
		});
		// The loader's reader refuses a name written twice before Ajv sees the block.
		if (report.reply['code'] === 'RESOURCE_FORMAT_INVALID') return;
		const isTaken = oracle.thrown === null;
		const fits = isTaken && (oracle.isAsync || (await oracle.ask(value)).valid);
		expect(report.verdict, says).toBe(isTaken ? (fits ? 'accepted' : 'invalid') : 'refused');
		expect(report.findings.filter(({ first }) => first).length, says).toBe(fits ? 0 : 1);
	}

	test.each(corners)('on %s', async (text, values) => {
		const oracle = new Oracle(text);
		for (const value of ['1', ...values]) await check(text, value, oracle, value);
	});

	test(`on generated schemas and values (KEYHOLE_SEED=${SEED})`, { timeout: 0 }, async () => {
		for (let run = 0; run < REPORTS; run++) {
			const random = new Random(SEED + run);
			const block = new SchemaGenerator(random).block();
			const text = textOf(block);
			const oracle = new Oracle(text);
			for (let i = 0; i < 4; i++) {
				const value = textOf(valueFor(random, block));
				await check(text, value, oracle, `KEYHOLE_SEED=${SEED + run} ${text} ${value}`);
			}
		}
	});
});

describe('the model of the validator answers as Ajv 8.20.0 does', () => {
	test.each(corners)('on %s', async (schema, values) => {
		expect((await compare(schema, values)).differences).toEqual([]);
	});

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
