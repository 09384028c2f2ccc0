import { isObject, member } from '../shape.ts';
import { type Form, schemaAt } from './tool.ts';

/** What an MCP server asks a person for: the parameters of `elicitation/create`, `{ message, requestedSchema }`. */
export const mcpElicitation: Form = (document, node) => {
	const schema = member(document, node, 'requestedSchema');
	if (!isObject(document, schema)) return null;
	return [{ node, name: null, kind: 'mcp-elicitation', schemas: schemaAt(schema, 'output') }];
};
