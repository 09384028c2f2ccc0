import { member, textOf } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/** A tool as response requests take it: `{ type: "function", name, parameters? }`. */
export const openaiResponses: Form = (document, node) => {
	if (textOf(document, node, 'type') !== 'function' || member(document, node, 'function') >= 0) return null;
	const nameNode = member(document, node, 'name');
	const parameters = member(document, node, 'parameters');
	if (nameNode < 0 && parameters < 0) return null;
	return [{ node, name: nameAt(document, nameNode), kind: 'openai-responses', schemas: schemaAt(parameters, 'input') }];
};
