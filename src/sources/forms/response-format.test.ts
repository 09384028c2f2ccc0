import { expect, it } from 'vitest';
import { jsonOf, SCHEMA } from '../testing/documents.ts';
import { responseFormat } from './response-format.ts';

it.each([
	['chat', { type: 'json_schema', json_schema: { name: 'a', schema: SCHEMA } }, ['openai-response-format', 'a', 1]],
	['responses', { type: 'json_schema', name: 'a', schema: SCHEMA }, ['openai-response-format', 'a', 1]],
	['Anthropic', { type: 'json_schema', schema: SCHEMA }, ['anthropic-response-format', undefined, 1]],
	['no schema', { type: 'json_schema', json_schema: { name: 'a' } }, ['openai-response-format', 'a', 'schema']],
])('reads the format of %s', (_, value, expected) => {
	const [format] = responseFormat(jsonOf(value), 0) ?? [];
	expect([format.kind, format.name?.text, format.lacks ?? format.schemas.length]).toEqual(expected);
});

it.each([
	[{ type: 'json_object' }],
	[{ type: 'text' }],
	[{ type: 'json_schema' }],
	[{ json_schema: { name: 'a', schema: SCHEMA } }],
	[{ type: ['json_schema'], schema: SCHEMA }],
	['json_schema'],
])('not %j', (value) => {
	expect(responseFormat(jsonOf(value), 0)).toBeNull();
});
