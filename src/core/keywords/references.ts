import type { Frame } from '../evaluate/frame.ts';
import { NEXT, type Step } from '../plan/instruction.ts';
import { ANYTHING } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import { RECURSIVE } from '../plan/resource.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { stringAt } from './shapes.ts';

export const ref: Keyword = {
	name: '$ref',
	compile(context, node) {
		const uri = stringAt(context, node);
		const reference = uri === null ? null : context.reference(node, uri);
		if (reference !== null) emitStatic(context, reference.target);
	},
};

/** A reference to one schema. Where ways are told it stays a step of its own. */
function emitStatic(context: KeywordContext, target: CompiledSchema): void {
	if (context.traced) context.emit({ kinds: ANYTHING, reference: true, step: stepTo(() => target) });
	else context.emit({ kinds: ANYTHING, always: target });
}

function stepTo(targetOf: (frame: Frame) => CompiledSchema): Step {
	return (machine, frame) => {
		if (frame.phase !== 0) return NEXT;
		frame.phase = 1;
		return machine.enter(targetOf(frame), frame);
	};
}

/** A reference that starts out as `$ref` does, and goes on to the outermost schema with the same anchor. */
function emitDynamic(context: KeywordContext, anchor: string, initial: CompiledSchema): void {
	context.dynamic(anchor);
	context.emit({
		kinds: ANYTHING,
		reference: true,
		step: stepTo((frame) => frame.scope?.target(anchor) ?? initial),
		direct: (run, node) => run.holds(run.scope?.target(anchor) ?? initial, node),
	});
}

export const dynamicRef: Keyword = {
	name: '$dynamicRef',
	compile(context, node) {
		const uri = stringAt(context, node);
		const reference = uri === null ? null : context.reference(node, uri);
		if (reference === null) return;
		const { resource, fragment, target } = reference;
		if (resource.dynamicAnchors.has(fragment)) emitDynamic(context, fragment, target);
		else emitStatic(context, target);
	},
};

export const recursiveRef: Keyword = {
	name: '$recursiveRef',
	compile(context, node) {
		const uri = stringAt(context, node);
		const reference = uri === null ? null : context.reference(node, uri);
		if (reference === null) return;
		if (reference.resource.dynamicAnchors.has(RECURSIVE)) emitDynamic(context, RECURSIVE, reference.target);
		else emitStatic(context, reference.target);
	},
};
