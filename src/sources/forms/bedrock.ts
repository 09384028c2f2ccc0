import { isObject, member, memberAt } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/** A tool as Bedrock's Converse takes it: `{ toolSpec: { name, inputSchema: { json } } }`. */
export const bedrockTool: Form = (document, node) => {
	const spec = member(document, node, 'toolSpec');
	if (!isObject(document, spec)) return null;
	const schema = memberAt(document, spec, ['inputSchema', 'json']);
	return [
		{
			node,
			name: nameAt(document, member(document, spec, 'name')),
			kind: 'bedrock-tool',
			schemas: schemaAt(schema, 'input'),
			...(schema < 0 ? { lacks: 'inputSchema.json' } : {}),
		},
	];
};
