import { member } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/** A tool as Anthropic's messages take it: `{ name, input_schema }`. Tools that the server brings have no schema. */
export const anthropicTool: Form = (document, node) => {
	const schema = member(document, node, 'input_schema');
	if (schema < 0) return null;
	const nameNode = member(document, node, 'name');
	return [{ node, name: nameAt(document, nameNode), kind: 'anthropic-tool', schemas: schemaAt(schema, 'input') }];
};
