import type { Document } from '../../core/document/document.ts';
import { childrenOf, isArray, isObject, textOf } from '../shape.ts';
import { anthropicTool } from './anthropic.ts';
import { bedrockTool } from './bedrock.ts';
import { declaration, geminiTool } from './declaration.ts';
import { mcpTool } from './mcp.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { type Form, nameAt, type Tool } from './tool.ts';

/** The notations of tools; the first that fits reads. Those with a mark of their own come before the plain ones. */
const FORMS: readonly Form[] = [
	openaiChat,
	openaiResponses,
	mcpTool,
	anthropicTool,
	geminiTool,
	bedrockTool,
	declaration,
];

/** Reads one tool in whatever notation it is; null where it is in none. */
export function readTool(document: Document, node: number): readonly Tool[] | null {
	if (!isObject(document, node)) return null;
	for (const form of FORMS) {
		const tools = form(document, node);
		if (tools !== null) return tools;
	}
	return null;
}

/** Reads a list of tools, passing over what is none. null where no item is one, or where it is no list. */
export function readTools(document: Document, list: number): readonly Tool[] | null {
	if (!isArray(document, list)) return null;
	const read = [...childrenOf(document, list)].map((node) => ({ node, tools: readTool(document, node) }));
	const known = read.flatMap(({ tools }) => tools ?? []);
	if (known.length === 0) return null;
	if (known.some(({ kind }) => kind !== 'mcp-tool')) return known;
	return read.flatMap(({ node, tools }) => tools ?? withoutSchema(document, node));
}

/** Among tools of MCP, one that has a name alone is such a tool too, without the schema that it must have. */
function withoutSchema(document: Document, node: number): readonly Tool[] {
	if (textOf(document, node, 'name') === null) return [];
	return [
		{ node, name: nameAt(document, document.child(node, 'name')), kind: 'mcp-tool', schemas: [], lacks: 'inputSchema' },
	];
}
