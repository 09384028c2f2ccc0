import type { Document } from '../../core/document/document.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { closestKey } from '../../profiles/realm/messages/near-miss.ts';

/** The fields at the top of a workflow file. */
const WORKFLOW_KEYS = [
	'id',
	'name',
	'description',
	'version',
	'params_schema',
	'protocol',
	'services',
	'mcp_servers',
	'templates',
	'steps',
	'profiles_dir',
	'extensions',
	'workflow_context',
	'context_wrapper',
	'trigger',
];

/** The fields of a step, in the order in which suggestions are looked for. */
const STEP_KEYS = [
	'description',
	'execution',
	'depends_on',
	'trigger_rule',
	'when',
	'abort_unless',
	'abort_message',
	'on_outcome',
	'idempotent',
	'uses_service',
	'service_method',
	'operation',
	'input_map',
	'handler',
	'config',
	'input_schema',
	'output_schema',
	'trace_schema',
	'trace_validation_mode',
	'preconditions',
	'trust',
	'timeout_seconds',
	'retry',
	'validation_exhaustion',
	'instructions',
	'prompt',
	'display',
	'use_template',
	'gate',
	'agent_profile',
	'tools',
	'max_tool_calls',
	'max_fan_out',
	'tool_timeout',
	'structured_output',
	'llm_timeout_seconds',
];

const EXTENSION = 'x-';
const RESERVED = 'x-realm-';

/** A field that the loader does not know, in its own words, without the sign in front. */
export interface UnknownKey {
	readonly key: string;
	readonly node: number;
	readonly text: string;
}

/** Whether a name at the top of the file is the author's own. */
export function isExtensionKey(name: string): boolean {
	return name.startsWith(EXTENSION) && !name.toLowerCase().startsWith(RESERVED);
}

/** The unknown fields at the top of the file. `lineOf` places a field. */
export function unknownWorkflowKeys(
	document: Document,
	workflow: string,
	lineOf: (key: string) => number | undefined,
): readonly UnknownKey[] {
	const keys = unknownKeys(document, 0, WORKFLOW_KEYS).filter(({ key }) => !isExtensionKey(key));
	return keys.map(({ key, node }) => {
		const head = `workflow '${workflow}': unknown key '${key}'${cite(lineOf(key))}`;
		return { key, node, text: `${head} — ${workflowTail(key)}` };
	});
}

function workflowTail(key: string): string {
	const lower = key.toLowerCase();
	if (lower.startsWith(RESERVED)) {
		return `the '${RESERVED}' prefix is reserved for realm's own future extension keys; any other '${EXTENSION}' name is yours to use (an extension key is carried verbatim and never read).`;
	}
	if (lower.startsWith(EXTENSION)) {
		return `the extension namespace is lowercase: a key starting '${EXTENSION}' is the author's, carried verbatim and never read; '${key}' is not one.`;
	}
	return ignored(key, WORKFLOW_KEYS, 'workflow');
}

/** The unknown fields of a step. */
export function unknownStepKeys(
	document: Document,
	step: { readonly name: string; readonly node: number },
	lineOf: (key: string) => number | undefined,
): readonly UnknownKey[] {
	return unknownKeys(document, step.node, STEP_KEYS).map(({ key, node }) => {
		const head = `step '${step.name}': unknown key '${key}'${cite(lineOf(key))}`;
		return { key, node, text: `${head} — ${stepTail(key)}` };
	});
}

function stepTail(key: string): string {
	if (!key.startsWith(EXTENSION)) return ignored(key, STEP_KEYS, 'step');
	const where = key.toLowerCase().startsWith(RESERVED)
		? ` under a name outside the reserved '${RESERVED}' prefix.`
		: '.';
	return `'${EXTENSION}' extension keys are accepted only at the top level of a workflow file; step keys are a closed set. Move it to the top of the file${where}`;
}

function ignored(key: string, known: readonly string[], noun: string): string {
	const near = closestKey(key, known);
	return near === undefined ? `ignored (not a recognized ${noun} field).` : `ignored (did you mean '${near}'?)`;
}

function unknownKeys(document: Document, node: number, known: readonly string[]) {
	return [...viewOf(document).object(node)]
		.filter(([key]) => !known.includes(key))
		.map(([key, child]) => ({ key, node: child }));
}

function cite(line: number | undefined): string {
	return line === undefined ? '' : ` (line ${line})`;
}
