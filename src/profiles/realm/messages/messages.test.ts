import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../core/document/json.ts';
import { sharedPath } from '../../../testing/shared.ts';
import { compileBlock } from '../admission/block.ts';
import { nearMiss } from './near-miss.ts';
import { refusalOf, storedParamsRefusal } from './refusal.ts';
import type { BlockSite } from './site.ts';
import { advisoryOf } from './warning.ts';

const STEP_A: BlockSite = { key: 'input_schema', step: { name: 'a', kind: 'agent' } };

function said(schema: unknown, site: BlockSite = STEP_A): readonly string[] {
	const read = readJson(typeof schema === 'string' ? schema : JSON.stringify(schema));
	if (!read.ok) throw new Error(read.error.message);
	const block = { document: read.document, node: 0 };
	const compilation = compileBlock(read.document);
	const refusal = refusalOf(block, compilation, site);
	if (refusal !== null) return [refusal.text];
	return compilation.lines.map(({ text }) => advisoryOf(text, block, site).text);
}

/** The blocks behind the names of the shared list, as their sentences quote them. */
const BLOCKS: Readonly<Record<string, unknown>> = {
	banana: { type: 'banana' },
	misspelt: { type: 'object', properties: { summary: { type: 'string', minlength: 10 } } },
	colour: { type: 'object', colour: 'red' },
	'x-note': { type: 'object', 'x-note': 'hi' },
	format: { type: 'object', properties: { email: { type: 'string', format: 'email' } } },
	dangling: { type: 'object', properties: { a: { $ref: '#/definitions/nope' } } },
	remote: { $ref: 'https://example.com/x.json' },
	enumEmpty: { enum: [] },
	required: { type: 'object', required: 'summary' },
	nothing: null,
	union: { type: 'object', properties: { id: { type: ['string', 'number'] } } },
	missing: { type: 'object', properties: { s: { minLength: 3 } } },
	rootUnion: { type: ['string', 'number'] },
	tuple: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] },
	$schema2020: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
	prefixItems: { type: 'array', prefixItems: [{ type: 'string' }] },
	neg: { type: 'string', minLength: -1 },
	frac: { type: 'string', minLength: 1.5 },
	mult0: { type: 'number', multipleOf: 0 },
	enumDup: { enum: [1, 1] },
	typeList: { type: ['string', 'banana'] },
	typeEmpty: { type: [] },
	bananaProps: { type: 'banana', properties: {} },
	badPattern: { type: 'string', pattern: '[' },
	ifAlone: { if: { type: 'string' } },
	addItems: { type: 'array', items: { type: 'string' }, additionalItems: false },
	overlap: {
		type: 'object',
		properties: { ab: { type: 'string' } },
		patternProperties: { '^a': { type: 'string' } },
	},
	draft4excl: { type: 'number', minimum: 0, exclusiveMinimum: true },
	draft4req: { type: 'object', properties: { a: { type: 'string', required: true } } },
	a1: { type: 'object', properties: { a: 1 } },
	list: [],
	str: '"str"',
	rootIdRef: { $id: 'http://x/y', type: 'object', properties: { a: { $ref: '#/definitions/nope' } } },
	idKw: { id: 'x', type: 'object' },
	nullableNoType: { nullable: true },
	reqDup: { type: 'object', required: ['a', 'a'] },
	quirk: { type: 'object', properties: { foo: { type: 'string' }, b: { type: 'string', foo: 1 } } },
};

const path = sharedPath('cases', 'realm-block-messages.txt');

describe.skipIf(path === null)('the loader’s sentences, to the letter', () => {
	const lines = path === null ? [] : readFileSync(path, 'utf8').split('\n');
	const expected = lines.flatMap((line, index) =>
		line.startsWith('# ') ? [[line.slice(2).trim(), lines[index + 1].trim()] as const] : [],
	);
	test('there are 37', () => expect(expected).toHaveLength(37));
	test.each(expected)('%s', (name, sentence) => {
		expect(Object.keys(BLOCKS)).toContain(name);
		expect(said(BLOCKS[name])).toEqual([sentence]);
	});
});

describe('what depends on where the block stands', () => {
	const wrong = { type: 'banana' };

	test.each([
		['params_schema', null, "'params_schema' is not", 'Every run start would be refused with that error'],
		['output_schema', 'agent', "Step 's': 'output_schema' is not", 'Every agent submission to this step'],
		['trace_schema', 'agent', "Step 's': 'trace_schema' is not", 'Every trace submission for this step'],
		['input_schema', 'auto', "Step 's': 'input_schema' is not", 'Every execute_step submission to this step'],
	] as const)('%s on %s', (key, kind, start, consequence) => {
		const step = kind === null ? null : { name: 's', kind };
		const [sentence] = said(wrong, { key, step });
		expect(sentence.startsWith(start)).toBe(true);
		expect(sentence).toContain(consequence);
	});

	test.each(['guard', 'finalizer'] as const)('a %s does not read it: no consequence', (kind) => {
		const [sentence] = said(wrong, { key: 'input_schema', step: { name: 's', kind } });
		expect(sentence).not.toContain('Every');
		expect(sentence.endsWith("('type: banana' here); set 'type' to one of those values.")).toBe(true);
	});

	const lines: Readonly<Record<string, number>> = { '': 8, type: 9, 'properties/a/$ref': 12 };
	const site: BlockSite = { ...STEP_A, lineOf: (inner) => lines[inner.join('/')] };

	test('the line of the keyword', () => expect(said(wrong, site)[0]).toMatch(/ \(line 9\)$/));
	test('the line of the key, and why', () => {
		const [sentence] = said({ anyOf: [{ type: 'banana' }] }, site);
		const why = 'it sits in a list entry, or in a value declared elsewhere, e.g. at an anchor';
		expect(sentence.endsWith(`. (line 8; the keyword is not written on this line — ${why})`)).toBe(true);
	});
	test('the line of the key where no keyword is named', () => expect(said(null, site)[0]).toMatch(/ \(line 8\)$/));
	test('the line of the step where the key has none', () => {
		const unplaced: BlockSite = { ...STEP_A, lineOf: () => undefined, stepLine: 3 };
		expect(said(wrong, unplaced)[0]).toMatch(/ \(step at line 3\)$/);
	});
	test('a warning’s line', () => {
		expect(said({ type: ['string', 'number'] }, site)[0]).toMatch(/ \(line 9\)$/);
	});
});

test.each([
	['minlength', 'minLength'],
	['tpye', 'type'],
	['enun', 'enum'],
	['requried', 'required'],
	['item', 'items'],
	['$refs', '$ref'],
	['additionalproperties', 'additionalProperties'],
	['colour', undefined],
	['foo', undefined],
	['prefixItems', undefined],
	['custom_flag', undefined],
	['writeonly', undefined],
])('near miss: %s → %s', (keyword, expected) => expect(nearMiss(keyword)).toBe(expected));

test.each([
	['x-note', 'remove it, or move it to the top'],
	['X-Note', "remove it, or rename it to a lowercase 'x-' name (the extension namespace is lowercase) and move it"],
	['x-realm-note', "remove it, or rename it to an 'x-' name outside the reserved 'x-realm-' prefix and move it"],
	[
		'X-Realm-Note',
		"remove it, or rename it to a lowercase 'x-' name outside the reserved 'x-realm-' prefix and move it",
	],
])('an extension keyword: %s', (keyword, remedy) => {
	expect(said({ type: 'object', [keyword]: 'hi' })[0]).toContain(`at run time; ${remedy}`);
});

test.each([
	['with siblings', { properties: { a: { description: 'a', $ref: '#/definitions/nope' } } }, "or remove the '$ref'."],
	['in a list', { anyOf: [{ $ref: '#/definitions/nope' }, { type: 'string' }] }, "or remove that entry from 'anyOf'."],
	['beside a property', { properties: { a: { $ref: '#/definitions/nope' }, b: true } }, "or remove 'a'."],
])('what to remove: %s', (_, schema, remedy) => {
	expect(said({ type: 'object', ...schema })[0]).toContain(`add that definition, ${remedy}`);
});

test('a stored block that no longer compiles', () => {
	const read = readJson('{"type":"banana"}');
	if (!read.ok) throw new Error(read.error.message);
	const block = { document: read.document, node: 0 };
	expect(storedParamsRefusal(block, compileBlock(read.document), 'ticket-triage')).toBe(
		"Workflow 'ticket-triage' declares a params_schema that is not a valid JSON Schema — 'type' must be one of array, boolean, integer, null, number, object, string ('type: banana' here). No run was created. Re-register a fixed file — 'realm workflow validate <file>' shows the line; 'realm workflow validate --registered ticket-triage' names the block.",
	);
});
