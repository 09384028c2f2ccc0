import { responseFormat } from '../forms/response-format.ts';
import { readTool, readTools } from '../forms/tools.ts';
import { looksLikeSchema } from '../shape.ts';
import type { Recogniser } from './holding.ts';

/** A list of tools by itself. */
export const toolArray: Recogniser = (document) => {
	const tools = readTools(document, 0);
	return tools === null ? null : { kind: 'tool-array', lists: [tools] };
};

/** One tool by itself. */
export const singleTool: Recogniser = (document) => {
	const tools = looksLikeSchema(document, 0) ? null : readTool(document, 0);
	return tools === null || tools.length === 0 ? null : { kind: 'tool', lists: [tools] };
};

/** A response format by itself. */
export const singleFormat: Recogniser = (document) => {
	const formats = responseFormat(document, 0);
	return formats === null ? null : { kind: 'response-format', lists: [formats] };
};
