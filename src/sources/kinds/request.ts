import type { Document } from '../../core/document/document.ts';
import { declaration, geminiTool } from '../forms/declaration.ts';
import { mcpElicitation } from '../forms/mcp-elicitation.ts';
import { responseFormat } from '../forms/response-format.ts';
import { schemaAt, type Tool } from '../forms/tool.ts';
import { readTools } from '../forms/tools.ts';
import { anyMember, childrenOf, isObject, looksLikeSchema, member, memberAt } from '../shape.ts';
import type { EntryKind } from '../source.ts';
import type { Recogniser } from './holding.ts';

/** Members that only the body of a request has. */
const REQUEST_MEMBERS = ['model', 'modelId', 'messages', 'input', 'contents', 'prompt', 'max_tokens', 'toolConfig'];

/** An object that holds tools or formats under the names that hosts use: a request, or a part of one. */
export const request: Recogniser = (document) => {
	if (looksLikeSchema(document, 0)) return null;
	const lists = listsOf(document, 0);
	if (lists.length === 0) return null;
	const kinds = new Set(lists.flat().map(({ kind }) => kind));
	if (REQUEST_MEMBERS.some((name) => member(document, 0, name) >= 0)) return { kind: 'request', lists };
	if (member(document, 0, 'tools') >= 0) {
		return { kind: kinds.size === 1 && kinds.has('mcp-tool') ? 'mcp-tools' : 'tool-array', lists };
	}
	const formats = [...kinds].every((kind) => kind.includes('format') || kind.includes('response'));
	return { kind: formats ? 'response-format' : 'tool-array', lists };
};

/** Every list of tools and every format that an object holds under the names that hosts use. */
export function listsOf(document: Document, node: number): readonly (readonly Tool[])[] {
	if (!isObject(document, node)) return [];
	const read = [
		readTools(document, member(document, node, 'tools')),
		readTools(document, memberAt(document, node, ['toolConfig', 'tools'])),
		readTools(document, memberAt(document, node, ['config', 'tools'])),
		functions(document, member(document, node, 'functions')),
		geminiTool(document, node),
		responseFormat(document, member(document, node, 'response_format')),
		responseFormat(document, memberAt(document, node, ['text', 'format'])),
		responseFormat(document, memberAt(document, node, ['output_config', 'format'])),
		responseFormat(document, member(document, node, 'output_format')),
		generation(document, node),
		ollamaFormat(document, node),
		mcpElicitation(document, node),
	];
	return read.filter((list) => list !== null && list.length > 0) as readonly (readonly Tool[])[];
}

function functions(document: Document, list: number): readonly Tool[] {
	return [...childrenOf(document, list)].flatMap((child) => declaration(document, child) ?? []);
}

/** The schema that Gemini's answers must fit: in `generationConfig`, or in the `config` of its clients. */
function generation(document: Document, node: number): readonly Tool[] {
	const config = anyMember(document, node, ['generationConfig', 'generation_config', 'config']);
	const plain = anyMember(document, config, ['responseSchema', 'response_schema']);
	const json = anyMember(document, config, ['responseJsonSchema', 'response_json_schema']);
	return [
		...outputOf(config, plain, 'gemini-response-schema'),
		...outputOf(config, json, 'gemini-json-response-schema'),
	];
}

/** Ollama takes a schema itself as `format`. */
function ollamaFormat(document: Document, node: number): readonly Tool[] {
	const format = member(document, node, 'format');
	if (member(document, node, 'model') < 0 || !looksLikeSchema(document, format)) return [];
	return outputOf(node, format, 'ollama-format');
}

function outputOf(node: number, schema: number, kind: EntryKind): readonly Tool[] {
	return schema < 0 ? [] : [{ node, name: null, kind, schemas: schemaAt(schema, 'output') }];
}
