import { describe, expect, it } from 'vitest';
import { jsonOf, SCHEMA } from '../testing/documents.ts';
import { readTool, readTools } from './tools.ts';

/** kind, name, and the role and kind of each schema of one tool. */
function read(value: unknown): unknown {
	const document = jsonOf(value);
	return (
		readTool(document, 0)?.map(({ kind, name, schemas, lacks }) => [
			kind,
			name?.text ?? null,
			...schemas.map((schema) => `${schema.role}${schema.kind === undefined ? '' : ` ${schema.kind}`}`),
			...(lacks === undefined ? [] : [`lacks ${lacks}`]),
		]) ?? null
	);
}

describe('one tool', () => {
	it.each([
		['MCP', { name: 'a', inputSchema: SCHEMA, outputSchema: SCHEMA }, [['mcp-tool', 'a', 'input', 'output']]],
		['MCP with null', { name: 'a', inputSchema: null }, [['mcp-tool', 'a', 'input']]],
		['MCP, output alone', { name: 'a', outputSchema: SCHEMA }, [['mcp-tool', 'a', 'output', 'lacks inputSchema']]],
		['OpenAI chat', { type: 'function', function: { name: 'a', parameters: SCHEMA } }, [['openai-chat', 'a', 'input']]],
		['OpenAI chat without parameters', { type: 'function', function: { name: 'a' } }, [['openai-chat', 'a']]],
		['OpenAI chat without type', { function: { name: 'a', parameters: SCHEMA } }, [['openai-chat', 'a', 'input']]],
		[
			'OpenAI responses',
			{ type: 'function', name: 'a', parameters: SCHEMA, strict: true },
			[['openai-responses', 'a', 'input']],
		],
		['OpenAI older', { name: 'a', description: '', parameters: SCHEMA }, [['openai-function', 'a', 'input']]],
		['Anthropic', { name: 'a', input_schema: SCHEMA }, [['anthropic-tool', 'a', 'input']]],
		['Anthropic custom', { type: 'custom', name: 'a', input_schema: SCHEMA }, [['anthropic-tool', 'a', 'input']]],
		[
			'Gemini list',
			{ functionDeclarations: [{ name: 'a', parameters: SCHEMA }, { name: 'b' }] },
			[
				['gemini-declaration', 'a', 'input gemini-declaration'],
				['gemini-declaration', 'b'],
			],
		],
		[
			'Gemini in snake case with JSON Schema',
			{ function_declarations: [{ name: 'a', parameters_json_schema: SCHEMA }] },
			[['gemini-json-declaration', 'a', 'input gemini-json-declaration']],
		],
		[
			'Gemini alone, by its capitals',
			{ name: 'a', parameters: { type: 'OBJECT' }, response: { type: 'STRING' } },
			[['gemini-declaration', 'a', 'input gemini-declaration', 'output gemini-declaration']],
		],
		[
			'Gemini alone, by its member',
			{ name: 'a', parametersJsonSchema: SCHEMA },
			[['gemini-json-declaration', 'a', 'input gemini-json-declaration']],
		],
		['Bedrock', { toolSpec: { name: 'a', inputSchema: { json: SCHEMA } } }, [['bedrock-tool', 'a', 'input']]],
		['Bedrock, empty', { toolSpec: { name: 'a' } }, [['bedrock-tool', 'a', 'lacks inputSchema.json']]],
		['a name that is no string', { name: 7, input_schema: SCHEMA }, [['anthropic-tool', null, 'input']]],
	])('%s', (_, value, expected) => {
		expect(read(value)).toEqual(expected);
	});

	it.each([
		['a schema', SCHEMA],
		['a schema with a property named inputSchema', { type: 'object', properties: { inputSchema: {} } }],
		['a call of a tool', { type: 'function', function: { arguments: '{}' } }],
		['a choice of a tool', { type: 'function' }],
		['another type around a function', { type: 'custom', function: { name: 'a' } }],
		['a tool that the server brings', { type: 'web_search_20250305', name: 'web_search' }],
		['a name and text parameters', { name: 'a', parameters: 'none' }],
		['parameters without a name', { parameters: SCHEMA }],
		['declarations that are no list', { functionDeclarations: {} }],
		['a list', [SCHEMA]],
		['a string', 'inputSchema'],
		['null', null],
	])('not %s', (_, value) => {
		expect(read(value)).toBeNull();
	});
});

describe('a list of tools', () => {
	it('mixes notations and passes over what is none', () => {
		const document = jsonOf([
			{ name: 'a', inputSchema: SCHEMA },
			{ type: 'web_search_20250305', name: 'web_search' },
			7,
			{ name: 'b', input_schema: SCHEMA },
		]);
		expect(readTools(document, 0)?.map(({ name }) => name?.text)).toEqual(['a', 'b']);
	});

	it('takes a bare name among MCP tools for a tool without its schema', () => {
		const document = jsonOf([{ name: 'a', inputSchema: SCHEMA }, { name: 'b' }, {}]);
		expect(readTools(document, 0)?.map(({ name, lacks }) => [name?.text, lacks])).toEqual([
			['a', undefined],
			['b', 'inputSchema'],
		]);
	});

	it.each([[[]], [[SCHEMA]], [[{ name: 'a' }]], [{}]])('is none in %j', (value) => {
		expect(readTools(jsonOf(value), 0)).toBeNull();
	});
});
