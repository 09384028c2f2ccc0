import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { toJson, toYaml } from '../core/document/convert.ts';
import { judge, Memory } from '../core/judge.ts';
import { profiles } from '../profiles/index.ts';
import { sharedPath } from '../testing/shared.ts';
import { inPlace } from './listing/judge-entry.ts';
import { listSchemas } from './listing/listing.ts';
import { readSource } from './recognise.ts';
import type { EntryKind, SourceKind } from './source.ts';
import { documentOf } from './testing/documents.ts';

interface Indexed {
	readonly id: string;
	readonly kind: string;
}

const index = sharedPath('cases', 'real-schemas', 'INDEX.json');
const indexed: readonly Indexed[] = index === null ? [] : JSON.parse(readFileSync(index, 'utf8'));

/** The text of one of the schemas, as it is. */
function schemaText(id: string): string {
	return readFileSync(sharedPath('cases', 'real-schemas', `${id}.json`) ?? '', 'utf8').trim();
}

/** How a host sends its schemas: the document around them, and what it must be recognised as. */
interface Envelope {
	readonly source: SourceKind;
	readonly entry: EntryKind;
	readonly kinds: readonly string[];
	/** A document holds one schema only. */
	readonly single?: true;
	readonly wrap: (schemas: readonly (readonly [name: string, schema: unknown])[]) => unknown;
}

type Named = readonly (readonly [name: string, schema: unknown])[];
const tools = (make: (name: string, schema: unknown) => unknown) => (schemas: Named) =>
	schemas.map(([n, s]) => make(n, s));
const INPUTS = ['tool-input', 'ajv'];

const ENVELOPES: Readonly<Record<string, Envelope>> = {
	'MCP tools/list': {
		source: 'json-rpc',
		entry: 'mcp-tool',
		kinds: INPUTS,
		wrap: (schemas) => ({
			jsonrpc: '2.0',
			id: 1,
			result: { tools: tools((name, inputSchema) => ({ name, description: name, inputSchema }))(schemas) },
		}),
	},
	'MCP output': {
		source: 'mcp-tools',
		entry: 'mcp-tool',
		kinds: ['tool-output'],
		wrap: (schemas) => ({
			tools: tools((name, outputSchema) => ({ name, inputSchema: { type: 'object' }, outputSchema }))(schemas),
		}),
	},
	'MCP elicitation': {
		source: 'json-rpc',
		entry: 'mcp-elicitation',
		kinds: ['elicitation'],
		single: true,
		wrap: ([[, requestedSchema]]) => ({
			jsonrpc: '2.0',
			id: 1,
			method: 'elicitation/create',
			params: { message: 'm', requestedSchema },
		}),
	},
	'OpenAI chat': {
		source: 'request',
		entry: 'openai-chat',
		kinds: INPUTS,
		wrap: (schemas) => ({
			model: 'm',
			messages: [],
			tools: tools((name, parameters) => ({ type: 'function', function: { name, parameters } }))(schemas),
		}),
	},
	'OpenAI responses': {
		source: 'tool-array',
		entry: 'openai-responses',
		kinds: INPUTS,
		wrap: tools((name, parameters) => ({ type: 'function', name, parameters, strict: true })),
	},
	'OpenAI response format': {
		source: 'request',
		entry: 'openai-response-format',
		kinds: ['response-format'],
		single: true,
		wrap: ([[name, schema]]) => ({
			model: 'm',
			response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
		}),
	},
	Anthropic: {
		source: 'request',
		entry: 'anthropic-tool',
		kinds: INPUTS,
		wrap: (schemas) => ({
			model: 'm',
			max_tokens: 1,
			tools: tools((name, input_schema) => ({ name, input_schema }))(schemas),
		}),
	},
	Gemini: {
		source: 'request',
		entry: 'gemini-json-declaration',
		kinds: INPUTS,
		wrap: (schemas) => ({
			contents: [],
			tools: [
				{ functionDeclarations: tools((name, parametersJsonSchema) => ({ name, parametersJsonSchema }))(schemas) },
			],
		}),
	},
	Bedrock: {
		source: 'request',
		entry: 'bedrock-tool',
		kinds: INPUTS,
		wrap: (schemas) => ({
			modelId: 'm',
			toolConfig: { tools: tools((name, json) => ({ toolSpec: { name, inputSchema: { json } } }))(schemas) },
		}),
	},
	'OpenAPI 3.0': {
		source: 'openapi',
		entry: 'openapi-component',
		kinds: ['openapi30'],
		wrap: (schemas) => ({
			openapi: '3.0.3',
			info: {},
			paths: {},
			components: { schemas: Object.fromEntries(schemas) },
		}),
	},
	Kubernetes: {
		source: 'custom-resource',
		entry: 'custom-resource-version',
		kinds: ['crd'],
		wrap: (schemas) => ({
			kind: 'CustomResourceDefinition',
			spec: { versions: tools((name, openAPIV3Schema) => ({ name, schema: { openAPIV3Schema } }))(schemas) },
		}),
	},
	Realm: {
		source: 'realm-workflow',
		entry: 'realm-block',
		kinds: ['tool-input', 'tool-output', 'response-format', 'ajv'],
		wrap: (schemas) => ({
			id: 'w',
			name: 'W',
			version: 1,
			steps: Object.fromEntries(
				schemas.map(([name, input_schema]) => [name, { description: 'd', execution: 'agent', input_schema }]),
			),
		}),
	},
};

describe.skipIf(indexed.length === 0)('schemas that people use, as their hosts send them', () => {
	it('are all sent by some host', () => {
		const sent = new Set(Object.values(ENVELOPES).flatMap(({ kinds }) => kinds));
		expect(indexed.filter(({ kind }) => !sent.has(kind))).toEqual([]);
		expect(indexed.length).toBe(53);
	});

	describe.each(Object.entries(ENVELOPES))('%s', (_, { source, entry: kind, kinds, single, wrap }) => {
		const named = indexed
			.filter((one) => kinds.includes(one.kind))
			.map(({ id }) => [id, JSON.parse(schemaText(id))] as const);
		// A document that holds one schema is written once for each; one that holds many, once for all.
		const groups = single ? named.map((one) => [one]) : [named];

		it.each(['json', 'yaml'] as const)('are listed and judged in %s as they are judged alone', (format) => {
			for (const group of groups) {
				const value = wrap(group);
				const text =
					format === 'json' ? JSON.stringify(value, null, 2) : stringify(value, { aliasDuplicateObjects: false });
				const document = documentOf(text, format);
				const read = readSource(document);
				expect(read?.kind).toBe(source);
				const entries = (read?.entries ?? []).filter((one) => one.kind === kind && !isFiller(one.pointer, kinds));
				expect(entries.length).toBe(group.length);
				const memory = new Memory();
				for (const [at, entry] of entries.entries()) {
					const schema = { text: JSON.stringify(group[at][1]), format: 'json' } as const;
					for (const profile of profiles) {
						const inside = judge({ profile, schema: inPlace(document, entry, [], memory), value: null }, memory);
						const alone = judge({ profile, schema, value: null }, memory);
						const said = ({ verdict, findings }: typeof inside) => [
							verdict,
							findings.map(({ code, first, keyword, schemaLocation }) => [code, first, keyword, schemaLocation]),
						];
						const [verdict, findings] = said(alone);
						expect(said(inside), `${group[at][0]} ${profile.id}`).toEqual([
							verdict,
							(findings as unknown[][]).map(([code, first, keyword, at]) => [
								code,
								first,
								keyword,
								at === null ? null : `${entry.pointer}${at}`,
							]),
						]);
					}
				}
			}
		});
	});
});

describe.skipIf(indexed.length === 0)('schemas that people use, in the other notation', () => {
	it.each(Object.entries(ENVELOPES))('%s: the same schemas with the same verdicts', (_, { kinds, single, wrap }) => {
		const named = indexed
			.filter((one) => kinds.includes(one.kind))
			.map(({ id }) => [id, JSON.parse(schemaText(id))] as const);
		const choices = profiles.map((profile) => ({ profile }));
		const listed = (text: string, format: 'json' | 'yaml') => {
			const result = listSchemas({ text, format }, choices);
			if (!result.ok) throw new Error('not listed');
			const { kind, rows, findings } = result.listing;
			return [
				kind,
				rows.map(({ entry, cells }) => [
					entry.pointer,
					...cells.map(({ profile, verdict, code, errors }) => [profile, verdict, code, errors]),
				]),
				findings.map(({ code, pointer, severity }) => [code, pointer, severity]),
			];
		};
		for (const group of single ? named.map((one) => [one]) : [named]) {
			const text = JSON.stringify(wrap(group), null, 2);
			const yaml = toYaml(documentOf(text));
			expect(yaml.losses).toEqual([]);
			expect(listed(yaml.text, 'yaml')).toEqual(listed(text, 'json'));
			const back = toJson(documentOf(yaml.text, 'yaml'), 2);
			expect(back).toEqual({ text, losses: [] });
		}
	});
});

/** The input schema beside an output schema under test. */
function isFiller(pointer: string, kinds: readonly string[]): boolean {
	return kinds.includes('tool-output') && pointer.endsWith('/inputSchema');
}
