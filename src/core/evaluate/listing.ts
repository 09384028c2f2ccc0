import type { Document } from '../document/document.ts';
import { type Instruction, NEXT, type Signal, STOP } from '../plan/instruction.ts';
import type { CompiledSchema, Plan } from '../plan/plan.ts';
import type { Annotation, Failure, FailureDetail } from './evaluation.ts';
import type { Trace } from './trace.ts';
import { Value } from './value.ts';

/** What a failure does: nothing but end its boundary; be listed and end it; be listed, and all goes on. */
export const QUIET = 0;
export const ONE = 1;
export const ALL = 2;
export type Mode = typeof QUIET | typeof ONE | typeof ALL;

/** Failures listed in one branch of a combinator. */
export const MOST_IN_BRANCH = 100;

export interface MachineLimits {
	readonly mode: 'first' | 'all';
	readonly stepLimit: number;
	readonly maxFailures: number;
	readonly annotations?: boolean;
}

/** What a run has to say: the lists of failures and annotations, and who may add to them. */
export abstract class Listing extends Value {
	readonly plan: Plan;
	failures: Failure[] = [];
	/** What was noted so far; null where annotations are not collected. */
	readonly annotations: Annotation[] | null;
	truncated = false;
	exhaustedAt = -1;
	/** The inherited name being looked at, see FUNCTION. */
	inherited: string | null = null;
	protected mode: Mode;
	/** How many boundaries around here list failures, the root not counted. */
	protected depth = 0;
	protected capacity: number;

	constructor(plan: Plan, document: Document, limits: MachineLimits) {
		super(document, plan);
		this.plan = plan;
		this.annotations = limits.annotations === true ? [] : null;
		this.mode = limits.mode === 'all' ? ALL : ONE;
		this.capacity = limits.maxFailures;
	}

	/** The way to the schema that is being run, in traced plans. */
	protected abstract traceOf(node: number): Trace;

	/** Told of every schema that is applied, by traced plans; see record.ts. */
	visit(_schema: CompiledSchema, _node: number): void {}

	/** Whether failures are listed at all here. */
	get lists(): boolean {
		return this.mode !== QUIET;
	}

	/** Whether branches are already being run to list failures: then they are not tried quietly first. */
	get collecting(): boolean {
		return this.mode !== QUIET && this.depth > 0;
	}

	/** Reports an assertion that does not hold. */
	fail(instruction: Instruction, node: number): Signal {
		if (this.mode === QUIET) return STOP;
		const details = instruction.explain?.(this, node) ?? [];
		if (!Array.isArray(details)) return this.report(instruction, node, details as FailureDetail);
		for (const detail of details as readonly FailureDetail[]) {
			const signal = this.report(instruction, node, detail);
			if (signal !== NEXT) return signal;
		}
		return NEXT;
	}

	/** Lists one failure, if this mode lists any. STOP: nothing more is wanted here. */
	report(
		instruction: Instruction,
		node: number,
		detail: FailureDetail,
		branches?: readonly (readonly Failure[])[],
	): Signal {
		// What seems to fail after the steps ran out was only not looked at.
		if (this.mode === QUIET || this.exhaustedAt >= 0) return STOP;
		if (this.failures.length >= this.capacity) {
			this.truncated = true;
			return STOP;
		}
		this.failures.push({
			keyword: instruction.keyword,
			schema: instruction.place,
			instance: this.nodeOf(node),
			detail,
			...(branches === undefined ? {} : { branches }),
			...(node < 0 && this.inherited !== null ? { inherited: this.inherited } : {}),
			...(this.plan.traced ? { trace: this.traceOf(node) } : {}),
		});
		return this.mode === ONE ? STOP : NEXT;
	}

	/** Notes a keyword's value for an instance; it stands unless a schema around it fails. Names are not annotated. */
	annotate(instruction: Instruction, node: number): void {
		if (this.annotations === null || node < 0 || node >= this.size) return;
		const { keyword, place } = instruction;
		this.annotations.push({ keyword, schema: place, instance: node, trace: this.traceOf(node) });
	}

	/** Ends the run because of a limit reached at `node`. */
	exhaust(node: number): Signal {
		this.exhaustedAt = this.nodeOf(node);
		return STOP;
	}

	/** The node under which an instance is reported: a name's is the node that bears it, a function's is the object. */
	nodeOf(instance: number): number {
		if (instance < 0) return -1 - instance;
		return instance < this.size ? instance : instance - this.size;
	}
}
