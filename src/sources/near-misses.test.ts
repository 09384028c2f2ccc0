import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';
import { documentOf, jsonOf, listed, SCHEMA } from './testing/documents.ts';

const MCP = { name: 'a', inputSchema: SCHEMA };
const CHAT = { type: 'function', function: { name: 'a', parameters: SCHEMA } };

describe('what only looks like a document that holds schemas', () => {
	it.each<readonly [string, unknown]>([
		['an empty result of tools/list', { tools: [] }],
		['a result of prompts/list', { prompts: [{ name: 'a', arguments: [{ name: 'x', required: true }] }] }],
		['a result of resources/list', { resources: [{ uri: 'file:///a', name: 'a', mimeType: 'text/plain' }] }],
		['names of tools', { tools: ['a', 'b'] }],
		['tools without a schema', { tools: [{ name: 'a', description: 'd' }] }],
		['the question of tools/list', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 'x' } }],
		['a notice of JSON-RPC', { jsonrpc: '2.0', method: 'notifications/tools/list_changed' }],
		['an empty answer of JSON-RPC', { jsonrpc: '2.0', id: 1, result: {} }],
		['an answer of tools/call', { jsonrpc: '2.0', id: 1, result: { content: [], structuredContent: MCP } }],
		['a version that is a number', { jsonrpc: 2, id: 1, result: { tools: [MCP] } }],
		['a call that a model made', { type: 'function', function: { arguments: '{}' } }],
		['a choice of a tool', { model: 'm', messages: [], tool_choice: { type: 'function', function: { name: 'a' } } }],
		['a function without a name', [{ type: 'function', function: { parameters: SCHEMA } }]],
		['another kind of tool', [{ type: 'web_search' }, { type: 'code_interpreter', container: { type: 'auto' } }]],
		["Anthropic's own tools", { tools: [{ type: 'bash_20250124', name: 'bash' }] }],
		['a use of a tool', { type: 'tool_use', id: 't', name: 'a', input: { input: SCHEMA } }],
		["Gemini's own tools", { tools: [{ googleSearch: {} }, { codeExecution: {} }] }],
		['an empty list of declarations', { functionDeclarations: [] }],
		['declarations under a name', { functionDeclarations: { a: { parameters: SCHEMA } } }],
		['a format without a schema or name', { response_format: { type: 'json_schema' } }],
		['a plain text format', { model: 'm', input: 'x', text: { format: { type: 'text' } } }],
		['OpenAPI paths that only refer', { openapi: '3.1.0', paths: { '/a': { $ref: './a.yaml' } } }],
		[
			'OpenAPI components of other kinds',
			{ openapi: '3.0.3', components: { securitySchemes: { a: { type: 'http' } } } },
		],
		['AsyncAPI', { asyncapi: '3.0.0', components: { schemas: { a: SCHEMA } } }],
		['a resource of a cluster', { apiVersion: 'v1', kind: 'ConfigMap', data: { openAPIV3Schema: '{}' } }],
		['a playbook', { id: 'p', name: 'P', version: 1, steps: [{ name: 'a', input_schema: SCHEMA }] }],
		['a step by itself', { description: 'd', execution: 'agent' }],
	])('%s is none', (_, value) => {
		expect(recognise(jsonOf(value))).toBeNull();
	});
});

describe('what is recognised in spite of what stands around it', () => {
	it.each<readonly [string, unknown, string, readonly string[]]>([
		[
			'a page of tools/list with marks of its own',
			{
				tools: [{ ...MCP, title: 'A', annotations: { readOnlyHint: true }, _meta: { x: 1 } }],
				nextCursor: 'n',
				_meta: {},
			},
			'mcp-tools',
			['a mcp-tool input /tools/0/inputSchema'],
		],
		[
			'a bare array of MCP tools',
			[MCP, { name: 'b', inputSchema: true }],
			'tool-array',
			['a mcp-tool input /0/inputSchema', 'b mcp-tool input /1/inputSchema'],
		],
		[
			'tools of several notations',
			[CHAT, { name: 'b', input_schema: SCHEMA }, { type: 'web_search' }],
			'tool-array',
			['a openai-chat input /0/function/parameters', 'b anthropic-tool input /1/input_schema'],
		],
		[
			"one's own tool beside Anthropic's",
			{
				model: 'm',
				max_tokens: 1,
				tools: [
					{ type: 'bash_20250124', name: 'bash' },
					{ name: 'b', input_schema: SCHEMA },
				],
			},
			'request',
			['b anthropic-tool input /tools/1/input_schema'],
		],
		[
			'a function without parameters beside one with',
			[
				{ type: 'function', name: 'n' },
				{ type: 'function', name: 'a', parameters: SCHEMA, strict: true },
			],
			'tool-array',
			['a openai-responses input /1/parameters'],
		],
		[
			"one's own tools beside Gemini's",
			{
				contents: [],
				tools: [{ google_search: {} }, { function_declarations: [{ name: 'a', parameters_json_schema: SCHEMA }] }],
			},
			'request',
			['a gemini-json-declaration input /tools/1/function_declarations/0/parameters_json_schema'],
		],
		[
			'OpenAPI 3.0 without paths',
			{
				openapi: '3.0.3',
				info: { title: 't', version: '1' },
				components: { schemas: { A: { type: 'object', nullable: true } } },
			},
			'openapi',
			['A openapi-component component /components/schemas/A'],
		],
		[
			'OpenAPI 3.1 with webhooks alone',
			{
				openapi: '3.1.1',
				webhooks: { made: { post: { requestBody: { content: { 'application/json': { schema: SCHEMA } } } } } },
			},
			'openapi',
			['POST made body openapi-body input /webhooks/made/post/requestBody/content/application~1json/schema'],
		],
	])('%s', (_, value, kind, entries) => {
		const document = jsonOf(value);
		expect(recognise(document)).toBe(kind);
		expect(listed(document)).toEqual(entries);
	});

	it('YAML is read as JSON is', () => {
		const document = documentOf(
			'tools:\n  - name: a\n    inputSchema: &s {type: object}\n  - {name: b, inputSchema: *s}\n',
			'yaml',
		);
		expect(recognise(document)).toBe('mcp-tools');
		expect(listed(document)).toEqual([
			'a mcp-tool input /tools/0/inputSchema',
			'b mcp-tool input /tools/1/inputSchema',
		]);
	});
});
