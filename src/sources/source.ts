import type { Span } from '../core/document/document.ts';
import type { Basis, Severity } from '../core/report.ts';
import type { BlockKey, StepKind } from '../profiles/realm/messages/site.ts';

export type { BlockKey, StepKind } from '../profiles/realm/messages/site.ts';

/** What a document that holds schemas is. */
export type SourceKind =
	| 'realm-workflow'
	| 'openapi'
	| 'custom-resource'
	/** A JSON-RPC message of MCP, or a list of them. */
	| 'json-rpc'
	/** The result of MCP's `tools/list`. */
	| 'mcp-tools'
	/** The body of a request to a model provider. */
	| 'request'
	/** A list of tools in any notation, with or without the `tools` around it. */
	| 'tool-array'
	/** One tool by itself. */
	| 'tool'
	/** A response format by itself. */
	| 'response-format';

/** In whose notation one schema is held. */
export type EntryKind =
	| 'mcp-tool'
	| 'mcp-elicitation'
	| 'openai-chat'
	| 'openai-responses'
	/** The `functions` of older chat requests, and any `{name, parameters}` that bears no other mark. */
	| 'openai-function'
	| 'openai-response-format'
	| 'anthropic-tool'
	| 'anthropic-response-format'
	| 'gemini-declaration'
	| 'gemini-json-declaration'
	| 'gemini-response-schema'
	| 'gemini-json-response-schema'
	| 'bedrock-tool'
	| 'ollama-format'
	| 'openapi-component'
	| 'openapi-parameter'
	| 'openapi-body'
	| 'custom-resource-version'
	| 'realm-block';

/** What a value that must fit the schema is to the host. */
export type EntryRole = 'input' | 'output' | 'trace' | 'params' | 'component';

/** Where a block of a Realm workflow stands. */
export interface RealmPlace {
	readonly block: BlockKey;
	/** null for `params_schema`. */
	readonly step: string | null;
	/** null for `params_schema`, and where `execution` is none of the four. */
	readonly stepKind: StepKind | null;
	/** What that kind of step does with the block. */
	readonly taking: 'reads' | 'inert' | 'refuses';
	/** Where the input of an auto step comes from, which its `input_schema` checks. */
	readonly input?: 'map' | 'params' | 'nothing';
	/** Set where the step stands in a template, which the host fills in before it reads the step. */
	readonly template?: string;
}

/** One schema of a document. */
export interface SourceEntry {
	/** The tool's, component's or step's own name; the schema's pointer where it has none. */
	readonly name: string;
	readonly kind: EntryKind;
	readonly role: EntryRole;
	/** Node of the schema in the document. */
	readonly node: number;
	/** JSON Pointer of that node: what tells entries apart. */
	readonly pointer: string;
	/** The schema's own text. */
	readonly span: Span;
	/** Where the name is written; the schema's span where it has none. */
	readonly nameSpan: Span;
	readonly realm?: RealmPlace;
}

export type SourceFindingCode =
	| 'duplicate-name'
	| 'tool-name'
	| 'unnamed'
	| 'missing-schema'
	| 'tool-count'
	/** What reading the text had to say, outside of the schemas. */
	| 'reading'
	/** What the host says of a place that takes no schema, and other words of the host on the file as a whole. */
	| 'host';

/** Something to say about the document around the schemas. */
export interface SourceFinding {
	readonly code: SourceFindingCode;
	readonly severity: Severity;
	readonly message: string;
	readonly basis: Basis;
	readonly source: string;
	readonly pointer: string;
	readonly span: Span;
	/** The same thing's other place. */
	readonly otherSpan?: Span;
}

/** What the host itself says of a whole document. */
export interface HostSaying {
	/** Id of the host's profile. */
	readonly profile: string;
	/** What one runs to hear it. */
	readonly command: string;
	readonly exitCode: number;
	readonly text: string;
	/** The same where warnings count as failures. */
	readonly strict: { readonly exitCode: number; readonly text: string };
	/** What is not looked at here: the host may say more. */
	readonly notChecked: readonly string[];
}

/** A document that holds schemas, with all that it holds. */
export interface Source {
	readonly kind: SourceKind;
	/** In document order. */
	readonly entries: readonly SourceEntry[];
	readonly findings: readonly SourceFinding[];
}
