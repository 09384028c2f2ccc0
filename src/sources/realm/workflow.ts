import type { Document } from '../../core/document/document.ts';
import { childrenOf, isObject, member, memberAt, textOf } from '../shape.ts';
import type { BlockKey, StepKind } from '../source.ts';

/** The blocks of a step that hold a schema, in the order in which the loader checks them. */
export const STEP_BLOCKS = ['input_schema', 'output_schema', 'trace_schema'] as const satisfies readonly BlockKey[];

const KINDS: ReadonlySet<string> = new Set<StepKind>(['agent', 'auto', 'guard', 'finalizer']);

/** One entry of `steps`, in the workflow or in a template. */
export interface Step {
	readonly name: string;
	readonly node: number;
	/** null where `execution` is none of the four. */
	readonly kind: StepKind | null;
	readonly template?: string;
}

/** The kind of a step, by its `execution`. */
export function stepKind(document: Document, node: number): StepKind | null {
	const execution = textOf(document, node, 'execution');
	return execution !== null && KINDS.has(execution) ? (execution as StepKind) : null;
}

/** The entries of an object of steps, in document order. */
export function stepsIn(document: Document, steps: number, template?: string): readonly Step[] {
	if (!isObject(document, steps)) return [];
	return [...childrenOf(document, steps)].map((node) => ({
		name: document.key(node) ?? '',
		node,
		kind: stepKind(document, node),
		...(template === undefined ? {} : { template }),
	}));
}

/** Every step that is written in the file: the workflow's own and those of its templates. */
export function writtenSteps(document: Document): readonly Step[] {
	const templates = [...childrenOf(document, member(document, 0, 'templates'))];
	return [
		...templates.flatMap((node) => stepsIn(document, member(document, node, 'steps'), document.key(node))),
		...stepsIn(document, member(document, 0, 'steps')),
	];
}

/** Whether the document is a workflow by its shape, and not another file that has steps too. */
export function isWorkflow(document: Document): boolean {
	if (!isObject(document, 0)) return false;
	if (member(document, 0, 'params_schema') >= 0) {
		return ['steps', 'id', 'name', 'version'].some((name) => member(document, 0, name) >= 0);
	}
	const steps = [...childrenOf(document, member(document, 0, 'steps'))];
	return (
		isObject(document, member(document, 0, 'steps')) &&
		(steps.some((node) => stepKind(document, node) !== null || member(document, node, 'use_template') >= 0) ||
			steps.some((node) => STEP_BLOCKS.some((block) => memberAt(document, node, [block]) >= 0)))
	);
}
