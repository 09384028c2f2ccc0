import { expect, it } from 'vitest';
import { recognise } from '../recognise.ts';
import { jsonOf, listed, SCHEMA } from '../testing/documents.ts';

const TOOLS = { tools: [{ name: 'a', inputSchema: SCHEMA, outputSchema: SCHEMA }], nextCursor: 'x' };

it.each([
	[
		'the answer to tools/list',
		{ jsonrpc: '2.0', id: 1, result: TOOLS },
		['a mcp-tool input /result/tools/0/inputSchema', 'a mcp-tool output /result/tools/0/outputSchema'],
	],
	[
		'what is asked of a person',
		{ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: { message: 'x', requestedSchema: SCHEMA } },
		['/params/requestedSchema mcp-elicitation output /params/requestedSchema'],
	],
	[
		'a list of messages',
		[
			{ jsonrpc: '2.0', id: 1, result: TOOLS },
			{ jsonrpc: '2.0', id: 2, result: { tools: [{ name: 'b', inputSchema: null }] } },
		],
		[
			'a mcp-tool input /0/result/tools/0/inputSchema',
			'a mcp-tool output /0/result/tools/0/outputSchema',
			'b mcp-tool input /1/result/tools/0/inputSchema',
		],
	],
])('reads %s', (_, value, entries) => {
	const document = jsonOf(value);
	expect(recognise(document)).toBe('json-rpc');
	expect(listed(document)).toEqual(entries);
});

it.each([
	['another version', { jsonrpc: '1.0', result: TOOLS }],
	['a call', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a', arguments: {} } }],
	['an error', { jsonrpc: '2.0', id: 1, error: { code: -32600, message: 'x' } }],
	['a list with something else in it', [{ jsonrpc: '2.0', result: TOOLS }, 1]],
	['an empty list', []],
])('not %s', (_, value) => {
	expect(recognise(jsonOf(value))).toBeNull();
});
