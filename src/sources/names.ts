import type { Basis, Severity } from '../core/report.ts';
import type { EntryKind } from './source.ts';

/** What a host says about the names of tools. */
export interface NameRule {
	readonly pattern: RegExp;
	/** The rule in words: "1 to 64 of …". */
	readonly words: string;
	readonly host: string;
	/** `warning` where the host only advises. */
	readonly severity: Severity;
	readonly basis: Basis;
	readonly source: string;
}

const LETTERS_64 = { pattern: /^[a-zA-Z0-9_-]{1,64}$/, words: '1 to 64 letters (a-z, A-Z), digits, _ or -' };

const OPENAI: NameRule = {
	...LETTERS_64,
	host: 'OpenAI',
	severity: 'error',
	basis: 'documented',
	source: 'OpenAI function calling guide',
};

const GEMINI: NameRule = {
	pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$/,
	words: 'a letter or _ first, then letters (a-z, A-Z), digits, _ . : or -, 128 at most (older pages say 64)',
	host: 'Gemini',
	severity: 'error',
	basis: 'documented',
	source: 'Gemini API reference, FunctionDeclaration',
};

const OPENAPI: NameRule = {
	pattern: /^[a-zA-Z0-9._-]+$/,
	words: 'letters (a-z, A-Z), digits, . _ or -',
	host: 'OpenAPI',
	severity: 'error',
	basis: 'documented',
	source: 'OpenAPI 3.1, Components Object',
};

/** The documented rules on names, by the notation that the tool is in. */
export const NAME_RULES: Partial<Readonly<Record<EntryKind, NameRule>>> = {
	'openai-chat': OPENAI,
	'openai-responses': OPENAI,
	'openai-function': OPENAI,
	'openai-response-format': { ...OPENAI, source: 'OpenAI API reference, response_format' },
	'anthropic-tool': {
		...LETTERS_64,
		host: 'Anthropic',
		severity: 'error',
		basis: 'documented',
		source: 'Anthropic tool use guide',
	},
	'gemini-declaration': GEMINI,
	'gemini-json-declaration': GEMINI,
	'bedrock-tool': {
		...LETTERS_64,
		host: 'Bedrock',
		severity: 'warning',
		basis: 'inferred',
		source: 'Bedrock API reference, ToolSpecification',
	},
	'mcp-tool': {
		pattern: /^[A-Za-z0-9_.-]{1,128}$/,
		words: '1 to 128 letters (a-z, A-Z), digits, _ . or -',
		host: 'MCP',
		severity: 'warning',
		basis: 'documented',
		source: 'MCP 2025-11-25, tool names',
	},
	'openapi-component': OPENAPI,
};

/** How many tools a host takes in one request. */
export interface CountRule {
	readonly limit: number;
	readonly host: string;
	readonly basis: Basis;
	readonly source: string;
}

const OPENAI_COUNT: CountRule = {
	limit: 128,
	host: 'OpenAI',
	basis: 'documented',
	source: 'OpenAI function calling guide',
};

/** The documented rules on the number of tools, by the notation that they are in. */
export const COUNT_RULES: Partial<Readonly<Record<EntryKind, CountRule>>> = {
	'openai-chat': OPENAI_COUNT,
	'openai-responses': OPENAI_COUNT,
	'openai-function': OPENAI_COUNT,
};
