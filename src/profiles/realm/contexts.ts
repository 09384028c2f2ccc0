import type { SchemaSite } from '../../core/profile/places.ts';
import type { ProfileContext } from '../../core/profile/profile.ts';
import type { BlockKey, BlockSite, StepKind } from './messages/site.ts';
import type { InputSource } from './reply/way-out.ts';

/** The name of the step that a lone block is taken to stand in: a block alone does not tell. */
const STEP_NAME = 'step';
/** The id of the workflow that a lone block is taken to belong to. */
const WORKFLOW_ID = 'workflow';

/** What a context of the profile is to the host. */
export interface BlockContext {
	readonly key: BlockKey;
	/** The kind of step that holds the block; null for a block of the workflow itself. */
	readonly stepKind: StepKind | null;
	/** Whether the host takes `_debug` out of the value before it checks it. */
	readonly stripsDebug: boolean;
}

export type ContextId = 'input_schema' | 'input_schema-auto' | 'params_schema' | 'output_schema' | 'trace_schema';

const CONTEXTS: Readonly<Record<ContextId, BlockContext>> = {
	input_schema: { key: 'input_schema', stepKind: 'agent', stripsDebug: true },
	'input_schema-auto': { key: 'input_schema', stepKind: 'auto', stripsDebug: false },
	params_schema: { key: 'params_schema', stepKind: null, stripsDebug: false },
	output_schema: { key: 'output_schema', stepKind: 'agent', stripsDebug: true },
	trace_schema: { key: 'trace_schema', stepKind: 'agent', stripsDebug: false },
};

/** What the page offers, the default first. */
export const contexts: readonly [ProfileContext, ...ProfileContext[]] = [
	{
		id: 'input_schema',
		title: 'input_schema, agent step',
		summary: 'The answer given to an agent step, checked when the step is called.',
	},
	{
		id: 'input_schema-auto',
		title: 'input_schema, auto step',
		summary: 'The input that an auto step will receive, checked before the step is claimed.',
	},
	{
		id: 'params_schema',
		title: 'params_schema',
		summary: 'The parameters a run is started with, checked when a run is started, by any means.',
	},
	{
		id: 'output_schema',
		title: 'output_schema',
		summary: 'The answer given to an agent step, checked when the step is called, after input_schema.',
	},
	{
		id: 'trace_schema',
		title: 'trace_schema',
		summary: 'The whole list of trace entries recorded for an agent step, in modes warn (the default) and enforce.',
	},
];

/** @throws RangeError for a context that the profile does not have */
export function blockContext(id: string): BlockContext {
	if (!isContextId(id)) throw new RangeError(`There is no block "${id}".`);
	return CONTEXTS[id];
}

function isContextId(id: string): id is ContextId {
	return Object.hasOwn(CONTEXTS, id);
}

const KINDS: readonly StepKind[] = ['auto', 'agent', 'guard', 'finalizer'];

/**
 * Where a block stands: as the document that holds it says; a lone block is taken to stand in a step of the
 * context's kind. Lines are those of the workflow file, which a lone block does not tell.
 */
export function siteOf({ key, stepKind }: BlockContext, site?: SchemaSite): BlockSite {
	const kind = KINDS.find((known) => known === site?.names['kind']) ?? stepKind;
	return {
		key,
		step: kind === null ? null : { name: namesOf(site).step, kind },
		...(site?.lineOf === undefined ? {} : { lineOf: site.lineOf }),
		...(site?.holderLine === undefined ? {} : { stepLine: site.holderLine }),
	};
}

/** What the host calls the workflow and the step in what it says. */
export interface HostNames {
	readonly workflow: string;
	readonly version: string;
	/** How many steps the workflow has. */
	readonly steps: number;
	readonly step: string;
	/** Where the step's input comes from; null where that is not known. */
	readonly input: InputSource | null;
}

const SOURCES: readonly InputSource[] = ['map', 'params', 'nothing'];

/** The names of a lone block, or those that the document around it gives. */
export function namesOf(site?: SchemaSite): HostNames {
	const names = site?.names ?? {};
	return {
		workflow: names['workflow'] ?? WORKFLOW_ID,
		version: names['version'] ?? '1',
		steps: Number(names['steps'] ?? 1),
		step: names['step'] ?? STEP_NAME,
		input: SOURCES.find((known) => known === names['input']) ?? null,
	};
}
