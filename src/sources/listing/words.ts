import type { LimitUse } from '../../core/report.ts';
import type { EntryKind, SourceEntry, SourceKind } from '../source.ts';

/** What a document is, for people. */
export const SOURCE_WORDS: Readonly<Record<SourceKind, string>> = {
	'realm-workflow': 'Realm workflow',
	openapi: 'OpenAPI document',
	'custom-resource': 'Kubernetes custom resource',
	'json-rpc': 'JSON-RPC messages of MCP',
	'mcp-tools': 'MCP tools',
	request: 'request to a model provider',
	'tool-array': 'list of tools',
	tool: 'tool',
	'response-format': 'response format',
};

/** In whose notation a schema is, for people. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
	'mcp-tool': 'MCP tool',
	'mcp-elicitation': 'MCP elicitation',
	'openai-chat': 'OpenAI chat tool',
	'openai-responses': 'OpenAI responses tool',
	'openai-function': 'function (older OpenAI chat)',
	'openai-response-format': 'OpenAI response format',
	'anthropic-tool': 'Anthropic tool',
	'anthropic-response-format': 'Anthropic response format',
	'gemini-declaration': 'Gemini declaration',
	'gemini-json-declaration': 'Gemini declaration (JSON Schema)',
	'gemini-response-schema': 'Gemini response schema',
	'gemini-json-response-schema': 'Gemini response schema (JSON Schema)',
	'bedrock-tool': 'Bedrock tool',
	'ollama-format': 'Ollama format',
	'openapi-component': 'OpenAPI component',
	'openapi-parameter': 'OpenAPI parameter',
	'openapi-body': 'OpenAPI body',
	'custom-resource-version': 'CRD version',
	'realm-block': 'Realm block',
};

const INPUT_WORDS = { map: 'built by input_map', params: "the run's params", nothing: 'no input' } as const;

/** What an entry is, for people: its notation, or its block with the kind of step. */
export function entryWords({ kind, role, realm }: SourceEntry): string {
	if (realm === undefined) return `${ENTRY_WORDS[kind]}, ${role}`;
	const { block, step, stepKind, taking, input, template } = realm;
	return [
		block,
		...(step === null ? [] : [`${stepKind ?? 'unknown'} step`]),
		...(taking === 'refuses' ? ['not taken there'] : taking === 'inert' ? ['without effect there'] : []),
		...(input === undefined ? [] : [INPUT_WORDS[input]]),
		...(template === undefined ? [] : [`template ${template}`]),
	].join(', ');
}

/** A gauge as it is written in one cell: `depth 12 / 16`. */
export function gaugeWords(gauge: LimitUse | null): string {
	return gauge === null ? '' : `${gauge.name} ${gauge.used} / ${gauge.limit}`;
}
