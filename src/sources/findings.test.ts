import { describe, expect, it } from 'vitest';
import { readSource } from './recognise.ts';
import { jsonOf, SCHEMA } from './testing/documents.ts';

function found(value: unknown): readonly string[] {
	const document = jsonOf(value);
	const text = ({ start, end }: { start: number; end: number }) => document.text.slice(start, end);
	return (readSource(document)?.findings ?? []).map(
		({ code, severity, basis, pointer, span, otherSpan }) =>
			`${code} ${severity} ${basis} ${pointer} ${text(span).slice(0, 12)}${otherSpan === undefined ? '' : ` ${text(otherSpan)}`}`,
	);
}

const chat = (name: unknown) => ({ type: 'function', function: { name, parameters: SCHEMA } });
const mcp = (name: unknown) => ({ name, inputSchema: SCHEMA });

describe('names of tools', () => {
	it.each([
		['a name of 64 letters', chat('a'.repeat(64)), []],
		['a name of 65 letters', chat('a'.repeat(65)), ['tool-name error documented  "aaaaaaaaaaa']],
		['a dot at OpenAI', chat('a.b'), ['tool-name error documented  "a.b"']],
		['a dot at MCP', mcp('a.b'), []],
		['a space at MCP', mcp('a b'), ['tool-name warning documented  "a b"']],
		['129 letters at MCP', mcp('a'.repeat(129)), ['tool-name warning documented  "aaaaaaaaaaa']],
		['a dot at Anthropic', { name: 'a.b', input_schema: SCHEMA }, ['tool-name error documented  "a.b"']],
		['a letter beyond ASCII', { name: 'größe', input_schema: SCHEMA }, ['tool-name error documented  "größe"']],
		['an empty name', chat(''), ['tool-name error documented  ""']],
		[
			'a digit first at Gemini',
			{
				functionDeclarations: [
					{ name: '1a', parametersJsonSchema: SCHEMA },
					{ name: '_a:b', parametersJsonSchema: SCHEMA },
				],
			},
			['tool-name error documented /functionDeclarations/0 "1a"'],
		],
		['no string', { name: 7, input_schema: SCHEMA }, ['unnamed error documented  {"name":7,"i']],
		[
			'a component',
			{ openapi: '3.1.0', components: { schemas: { 'a b': {}, 'a.b': {} } } },
			['tool-name error documented /components/schemas/a b "a b"'],
		],
	])('%s', (_, value, expected) => {
		expect(found(value)).toEqual(expected);
	});
});

describe('lists of tools', () => {
	it('finds names that come twice, each with the first', () => {
		expect(found({ tools: [chat('a'), chat('b'), chat('a'), chat('a')] })).toEqual([
			'duplicate-name error inferred /tools/2 "a" "a"',
			'duplicate-name error inferred /tools/3 "a" "a"',
		]);
		expect(found({ tools: [mcp('a'), mcp('a')] })).toEqual(['duplicate-name warning documented /tools/1 "a" "a"']);
	});

	it('lets messages of two servers use one name', () => {
		const message = { jsonrpc: '2.0', id: 1, result: { tools: [mcp('a')] } };
		expect(found([message, message])).toEqual([]);
	});

	it('counts', () => {
		const tools = Array.from({ length: 129 }, (_, index) => chat(`t${index}`));
		expect(found({ tools })).toEqual(['tool-count error documented /tools/128 "t128"']);
		expect(found({ tools: tools.slice(1) })).toEqual([]);
		expect(found({ tools: tools.map((_, index) => mcp(`t${index}`)) })).toEqual([]);
	});

	it('misses schemas that must be there', () => {
		expect(found({ tools: [mcp('a'), { name: 'b' }] })).toEqual(['missing-schema error documented /tools/1 "b"']);
		expect(found({ tools: [chat('a'), { type: 'function', function: { name: 'b' } }] })).toEqual([]);
	});
});
