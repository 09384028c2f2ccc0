import { member } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/** A tool of an MCP server: `{ name, inputSchema, outputSchema? }`. */
export const mcpTool: Form = (document, node) => {
	const input = member(document, node, 'inputSchema');
	const output = member(document, node, 'outputSchema');
	if (input < 0 && output < 0) return null;
	return [
		{
			node,
			name: nameAt(document, member(document, node, 'name')),
			kind: 'mcp-tool',
			schemas: [...schemaAt(input, 'input'), ...schemaAt(output, 'output')],
			...(input < 0 ? { lacks: 'inputSchema' } : {}),
		},
	];
};
