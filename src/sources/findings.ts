import type { Document } from '../core/document/document.ts';
import { pointerOf } from '../core/document/pointer.ts';
import type { Tool } from './forms/tool.ts';
import type { Holding } from './kinds/holding.ts';
import { COUNT_RULES, NAME_RULES } from './names.ts';
import type { EntryKind, SourceFinding } from './source.ts';

/** Kinds whose entries bear a name by which the host or the model calls them. */
const NAMED: ReadonlySet<EntryKind> = new Set<EntryKind>([
	'mcp-tool',
	'openai-chat',
	'openai-responses',
	'openai-function',
	'openai-response-format',
	'anthropic-tool',
	'gemini-declaration',
	'gemini-json-declaration',
	'bedrock-tool',
]);

/** What is to say about the tools of a document apart from their schemas, in document order. */
export function findingsOf(document: Document, { lists, said = [] }: Holding): readonly SourceFinding[] {
	const findings = lists.flatMap((list) => [
		...list.flatMap((tool) => [...nameFindings(document, tool), ...lackFindings(document, tool)]),
		...duplicates(document, list),
		...counts(document, list),
	]);
	return [...findings, ...said].sort((a, b) => a.span.start - b.span.start);
}

function nameFindings(document: Document, { node, name, kind }: Tool): readonly SourceFinding[] {
	const rule = NAME_RULES[kind];
	if (name === null) return NAMED.has(kind) ? [unnamed(document, node, kind)] : [];
	if (rule === undefined || rule.pattern.test(name.text)) return [];
	const { host, words, severity, basis, source } = rule;
	return [
		{
			code: 'tool-name',
			severity,
			message: `${JSON.stringify(name.text)} is no name that ${host} ${severity === 'error' ? 'takes' : 'advises'}: ${words}.`,
			basis,
			source,
			pointer: pointerOf(document, node),
			span: name.span,
		},
	];
}

function unnamed(document: Document, node: number, kind: EntryKind): SourceFinding {
	const { host, basis, source } = NAME_RULES[kind] ?? { host: 'The host', basis: 'inferred', source: '' };
	return {
		code: 'unnamed',
		severity: 'error',
		message: `${host} needs a name here, and it must be a string.`,
		basis,
		source,
		pointer: pointerOf(document, node),
		span: document.span(node),
	};
}

const LACKS: Partial<Readonly<Record<EntryKind, string>>> = {
	'mcp-tool': 'MCP schema.ts, Tool',
	'bedrock-tool': 'Bedrock API reference, ToolSpecification',
	'openai-response-format': 'OpenAI structured outputs guide',
	'anthropic-response-format': 'Anthropic structured outputs guide',
};

function lackFindings(document: Document, { node, name, kind, lacks }: Tool): readonly SourceFinding[] {
	if (lacks === undefined) return [];
	return [
		{
			code: 'missing-schema',
			severity: 'error',
			message: `"${lacks}" is missing: the host needs a schema there.`,
			basis: 'documented',
			source: LACKS[kind] ?? '',
			pointer: pointerOf(document, node),
			span: name?.span ?? document.span(node),
		},
	];
}

function duplicates(document: Document, list: readonly Tool[]): readonly SourceFinding[] {
	const first = new Map<string, Tool>();
	const findings: SourceFinding[] = [];
	for (const tool of list) {
		const { name, node, kind } = tool;
		if (name === null || !NAMED.has(kind)) continue;
		const other = first.get(name.text);
		if (other?.name == null) {
			first.set(name.text, tool);
			continue;
		}
		findings.push({
			code: 'duplicate-name',
			severity: kind === 'mcp-tool' ? 'warning' : 'error',
			message: `The name ${JSON.stringify(name.text)} is taken already: names must differ within one list of tools.`,
			basis: kind === 'mcp-tool' ? 'documented' : 'inferred',
			source: kind === 'mcp-tool' ? 'MCP 2025-11-25, tool names' : 'a call names its tool by this name alone',
			pointer: pointerOf(document, node),
			span: name.span,
			otherSpan: other.name.span,
		});
	}
	return findings;
}

function counts(document: Document, list: readonly Tool[]): readonly SourceFinding[] {
	const [first] = list;
	const rule = first === undefined ? undefined : COUNT_RULES[first.kind];
	if (rule === undefined || list.length <= rule.limit) return [];
	const beyond = list[rule.limit];
	return [
		{
			code: 'tool-count',
			severity: 'error',
			message: `${rule.host} takes ${rule.limit} tools in a request; this is number ${rule.limit + 1} of ${list.length}.`,
			basis: rule.basis,
			source: rule.source,
			pointer: pointerOf(document, beyond.node),
			span: beyond.name?.span ?? document.span(beyond.node),
		},
	];
}
