import { expect, it } from 'vitest';
import { recognise } from '../recognise.ts';
import { jsonOf, listed, SCHEMA } from '../testing/documents.ts';

it.each([
	['a list of tools', [{ name: 'a', input_schema: SCHEMA }], 'tool-array', ['a anthropic-tool input /0/input_schema']],
	[
		'Gemini tools',
		[{ functionDeclarations: [{ name: 'a', parametersJsonSchema: SCHEMA }] }, { googleSearch: {} }],
		'tool-array',
		['a gemini-json-declaration input /0/functionDeclarations/0/parametersJsonSchema'],
	],
	['one tool', { name: 'a', inputSchema: SCHEMA }, 'tool', ['a mcp-tool input /inputSchema']],
	[
		'one function',
		{ type: 'function', name: 'a', parameters: SCHEMA },
		'tool',
		['a openai-responses input /parameters'],
	],
	[
		'one format',
		{ type: 'json_schema', name: 'f', schema: SCHEMA, strict: true },
		'response-format',
		['f openai-response-format output /schema'],
	],
])('reads %s', (_, value, kind, entries) => {
	const document = jsonOf(value);
	expect(recognise(document)).toBe(kind);
	expect(listed(document)).toEqual(entries);
});

it.each([
	['a list of schemas', [SCHEMA, { type: 'string' }]],
	['a list of values', [{ name: 'a' }, { name: 'b' }]],
	['a schema', SCHEMA],
	['true', true],
	['a package', { name: 'p', version: '1.0.0', dependencies: {} }],
])('not %s', (_, value) => {
	expect(recognise(jsonOf(value))).toBeNull();
	expect(listed(jsonOf(value))).toEqual([]);
});
