import type { Document } from '../document/document.ts';
import type { Plan } from '../plan/plan.ts';
import type { Evaluation, EvaluationMode } from './evaluation.ts';
import { Machine } from './machine.ts';

export interface EvaluateOptions {
	/** The node to judge; the whole value by default. */
	readonly root?: number;
	/** `first` by default. */
	readonly mode?: EvaluationMode;
	/** Most steps; a run that needs more has no answer. None by default. */
	readonly stepLimit?: number;
	/** Most failures listed, those inside branches not counted; 1,000 by default. */
	readonly maxFailures?: number;
}

const MOST_FAILURES = 1000;

/**
 * Judges a value by a plan. Both modes agree on the verdict, and on the first failure with all its branches.
 *
 * Steps count every schema applied to every instance, once: running branches again to list their failures
 * does not count. Once a failure is listed the answer is known, and running out of steps does not change it.
 */
export function evaluate(plan: Plan, value: Document, options: EvaluateOptions = {}): Evaluation {
	const machine = new Machine(plan, value, {
		mode: options.mode ?? 'first',
		stepLimit: options.stepLimit ?? Number.POSITIVE_INFINITY,
		maxFailures: Math.max(1, options.maxFailures ?? MOST_FAILURES),
	});
	machine.run(options.root ?? 0);
	const { failures, exhaustedAt, truncated, steps, stepsAt } = machine;
	const exhausted = exhaustedAt >= 0;
	return {
		valid: failures.length > 0 ? false : exhausted ? null : true,
		failures,
		truncated: truncated || (exhausted && failures.length > 0),
		steps,
		exhaustedAt: failures.length > 0 ? -1 : exhaustedAt,
		costliest: stepsAt === null ? -1 : greatest(stepsAt),
	};
}

function greatest(counts: Int32Array): number {
	let best = -1;
	for (let node = 0; node < counts.length; node++) if (counts[node] > (best < 0 ? 0 : counts[best])) best = node;
	return best;
}
