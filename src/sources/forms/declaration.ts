import { type Document, OBJECT } from '../../core/document/document.ts';
import { anyMember, childrenOf, isArray, isObject, member, textOf } from '../shape.ts';
import { type Form, nameAt, schemaAt, type Tool } from './tool.ts';

const LISTS = ['functionDeclarations', 'function_declarations'];
const PARAMETERS_JSON = ['parametersJsonSchema', 'parameters_json_schema'];
const RESPONSE_JSON = ['responseJsonSchema', 'response_json_schema'];

/** Gemini's tool object: `{ functionDeclarations: [ { name, parameters | parametersJsonSchema } ] }`. */
export const geminiTool: Form = (document, node) => {
	const list = anyMember(document, node, LISTS);
	if (!isArray(document, list)) return null;
	return [...childrenOf(document, list)].flatMap((child) => geminiDeclaration(document, child) ?? []);
};

/** One function declaration of Gemini. */
export const geminiDeclaration: Form = (document, node) => {
	const nameNode = member(document, node, 'name');
	const parameters = member(document, node, 'parameters');
	const json = anyMember(document, node, PARAMETERS_JSON);
	const response = member(document, node, 'response');
	const responseJson = anyMember(document, node, RESPONSE_JSON);
	if (nameNode < 0 && parameters < 0 && json < 0) return null;
	const tool: Tool = {
		node,
		name: nameAt(document, nameNode),
		kind: json >= 0 && parameters < 0 ? 'gemini-json-declaration' : 'gemini-declaration',
		schemas: [
			...schemaAt(parameters, 'input', 'gemini-declaration'),
			...schemaAt(json, 'input', 'gemini-json-declaration'),
			...schemaAt(response, 'output', 'gemini-declaration'),
			...schemaAt(responseJson, 'output', 'gemini-json-declaration'),
		],
	};
	return [tool];
};

/**
 * `{ name, parameters }` by itself: a function declaration of Gemini where it bears its marks (a type in capitals,
 * `parametersJsonSchema`), else a function of OpenAI's older chat requests, which many clients still pass around.
 */
export const declaration: Form = (document, node) => {
	if (textOf(document, node, 'name') === null || member(document, node, 'type') >= 0) return null;
	const parameters = member(document, node, 'parameters');
	const json = anyMember(document, node, PARAMETERS_JSON);
	if (json >= 0 || typedInCapitals(document, parameters)) return geminiDeclaration(document, node);
	if (!isObject(document, parameters)) return null;
	const nameNode = member(document, node, 'name');
	return [{ node, name: nameAt(document, nameNode), kind: 'openai-function', schemas: schemaAt(parameters, 'input') }];
};

function typedInCapitals(document: Document, node: number): boolean {
	return node >= 0 && document.kind(node) === OBJECT && /^[A-Z]+$/.test(textOf(document, node, 'type') ?? '');
}
