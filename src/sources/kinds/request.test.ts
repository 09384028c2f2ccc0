import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise.ts';
import { jsonOf, listed, SCHEMA } from '../testing/documents.ts';

const CHAT = { type: 'function', function: { name: 'a', parameters: SCHEMA } };
const FORMAT = { type: 'json_schema', json_schema: { name: 'f', schema: SCHEMA } };

describe('requests and parts of them', () => {
	it.each([
		[
			'a chat request',
			{ model: 'm', messages: [], tools: [CHAT], response_format: FORMAT, functions: [{ name: 'o', parameters: {} }] },
			'request',
			[
				'a openai-chat input /tools/0/function/parameters',
				'f openai-response-format output /response_format/json_schema/schema',
				'o openai-function input /functions/0/parameters',
			],
		],
		[
			'a response request',
			{ model: 'm', input: 'x', text: { format: { type: 'json_schema', name: 'f', schema: SCHEMA } } },
			'request',
			['f openai-response-format output /text/format/schema'],
		],
		[
			'a request to Anthropic',
			{
				model: 'm',
				max_tokens: 1,
				tools: [{ name: 'a', input_schema: SCHEMA }],
				output_config: { format: { type: 'json_schema', schema: SCHEMA } },
			},
			'request',
			[
				'a anthropic-tool input /tools/0/input_schema',
				'/output_config/format/schema anthropic-response-format output /output_config/format/schema',
			],
		],
		[
			'a request to Gemini',
			{
				contents: [],
				tools: [{ functionDeclarations: [{ name: 'a', parameters: { type: 'OBJECT' } }] }],
				generationConfig: { responseSchema: { type: 'STRING' } },
			},
			'request',
			[
				'a gemini-declaration input /tools/0/functionDeclarations/0/parameters',
				'/generationConfig/responseSchema gemini-response-schema output /generationConfig/responseSchema',
			],
		],
		[
			'a request of a client of Gemini',
			{ model: 'm', contents: 'x', config: { response_json_schema: SCHEMA } },
			'request',
			['/config/response_json_schema gemini-json-response-schema output /config/response_json_schema'],
		],
		[
			'a request to Bedrock',
			{ modelId: 'm', toolConfig: { tools: [{ toolSpec: { name: 'a', inputSchema: { json: SCHEMA } } }] } },
			'request',
			['a bedrock-tool input /toolConfig/tools/0/toolSpec/inputSchema/json'],
		],
		['a request to Ollama', { model: 'm', format: SCHEMA }, 'request', ['/format ollama-format output /format']],
		[
			'a result of tools/list',
			{ tools: [{ name: 'a', inputSchema: {} }] },
			'mcp-tools',
			['a mcp-tool input /tools/0/inputSchema'],
		],
		['tools alone', { tools: [CHAT] }, 'tool-array', ['a openai-chat input /tools/0/function/parameters']],
		[
			'a format alone',
			{ response_format: FORMAT },
			'response-format',
			['f openai-response-format output /response_format/json_schema/schema'],
		],
		[
			'what a server asks a person',
			{ message: 'x', requestedSchema: SCHEMA },
			'tool-array',
			['/requestedSchema mcp-elicitation output /requestedSchema'],
		],
		[
			'declarations alone',
			{ functionDeclarations: [{ name: 'a', parameters: {} }] },
			'tool-array',
			['a gemini-declaration input /functionDeclarations/0/parameters'],
		],
	])('%s', (_, value, kind, entries) => {
		const document = jsonOf(value);
		expect(recognise(document)).toBe(kind);
		expect(listed(document)).toEqual(entries);
	});

	it.each([
		['a schema with a keyword named tools', { type: 'object', tools: [CHAT] }],
		['a schema of a request', { properties: { tools: {}, response_format: {} }, model: 'm' }],
		['a request without tools', { model: 'm', messages: [] }],
		['tools that are no list', { tools: { a: CHAT } }],
		['an empty list', { model: 'm', tools: [] }],
		['plain JSON answers', { model: 'm', response_format: { type: 'json_object' } }],
		['a format by name', { model: 'm', format: 'json' }],
		['a format of a document', { format: SCHEMA }],
		['packages', { name: 'p', version: '1.0.0', config: { tools: 'x' } }],
		['an empty object', {}],
	])('not %s', (_, value) => {
		expect(recognise(jsonOf(value))).toBeNull();
	});
});
