import type { Document } from '../document/document.ts';
import type { Plan } from '../plan/plan.ts';
import type { Annotation } from './evaluation.ts';
import { Machine } from './machine.ts';

/**
 * What the schema says about each part of a value: the keywords that annotate, of every schema that was applied
 * to the part and held, together with all schemas around it. Nothing when the value does not fit.
 * @param plan compiled with `traced: true`; of another one there is nothing to collect
 * @param root the node to judge; the whole value by default
 */
export function annotate(plan: Plan, value: Document, root = 0): readonly Annotation[] {
	const machine = new Machine(plan, value, {
		mode: 'first',
		stepLimit: Number.POSITIVE_INFINITY,
		maxFailures: 1,
		annotations: true,
	});
	machine.run(root);
	return machine.failures.length > 0 || machine.exhaustedAt >= 0 ? [] : (machine.annotations ?? []);
}
