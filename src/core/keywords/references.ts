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
		if (reference !== null) context.emit({ kinds: ANYTHING, always: reference.target });
	},
};

/** A reference that starts out as `$ref` does, and goes on to the outermost schema with the same anchor. */
function emitDynamic(context: KeywordContext, anchor: string, initial: CompiledSchema): void {
	context.dynamic(anchor);
	const step: Step = (machine, frame) => {
		if (frame.phase !== 0) return NEXT;
		frame.phase = 1;
		return machine.enter(frame.scope?.target(anchor) ?? initial, frame);
	};
	context.emit({ kinds: ANYTHING, step });
}

export const dynamicRef: Keyword = {
	name: '$dynamicRef',
	compile(context, node) {
		const uri = stringAt(context, node);
		const reference = uri === null ? null : context.reference(node, uri);
		if (reference === null) return;
		const { resource, fragment, target } = reference;
		if (resource.dynamicAnchors.has(fragment)) emitDynamic(context, fragment, target);
		else context.emit({ kinds: ANYTHING, always: target });
	},
};

export const recursiveRef: Keyword = {
	name: '$recursiveRef',
	compile(context, node) {
		const uri = stringAt(context, node);
		const reference = uri === null ? null : context.reference(node, uri);
		if (reference === null) return;
		if (reference.resource.dynamicAnchors.has(RECURSIVE)) emitDynamic(context, RECURSIVE, reference.target);
		else context.emit({ kinds: ANYTHING, always: reference.target });
	},
};
