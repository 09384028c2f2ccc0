import { isObject, member, textOf } from '../shape.ts';
import { type Form, nameAt, schemaAt } from './tool.ts';

/** A tool as chat requests take it: `{ type: "function", function: { name, parameters? } }`. */
export const openaiChat: Form = (document, node) => {
	const inner = member(document, node, 'function');
	const type = member(document, node, 'type');
	if (!isObject(document, inner) || member(document, inner, 'name') < 0) return null;
	if (type >= 0 && textOf(document, node, 'type') !== 'function') return null;
	return [
		{
			node,
			name: nameAt(document, member(document, inner, 'name')),
			kind: 'openai-chat',
			schemas: schemaAt(member(document, inner, 'parameters'), 'input'),
		},
	];
};
