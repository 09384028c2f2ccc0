import { member, textOf } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/**
 * A response format: `{ type: "json_schema", json_schema: { name, schema } }` in OpenAI's chat requests,
 * `{ type: "json_schema", name, schema }` in its response requests; Anthropic's has no name.
 */
export const responseFormat: Form = (document, node) => {
	if (textOf(document, node, 'type') !== 'json_schema') return null;
	const inner = member(document, node, 'json_schema');
	const holder = inner >= 0 ? inner : node;
	const schema = member(document, holder, 'schema');
	const name = member(document, holder, 'name');
	if (schema < 0 && name < 0) return null;
	return [
		{
			node,
			name: nameAt(document, name),
			kind: inner < 0 && name < 0 ? 'anthropic-response-format' : 'openai-response-format',
			schemas: schemaAt(schema, 'output'),
			...(schema < 0 ? { lacks: 'schema' } : {}),
		},
	];
};
