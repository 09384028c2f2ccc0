import type { Instruction } from '../plan/instruction.ts';
import type { InstanceKind } from '../plan/kinds.ts';
import type { Program } from '../plan/plan.ts';
import type { Failure } from './evaluation.ts';
import type { Scope } from './scope.ts';
import type { Trace } from './trace.ts';

const NOTHING: readonly never[] = [];
const NO_FAILURES: Failure[] = [];

/** One schema being applied to one instance. Frames are pooled: all fields are set again when one is pushed. */
export class Frame {
	program: Program | null = null;
	instructions: readonly Instruction[] = NOTHING;
	/** The way here, once it was asked for. */
	trace: Trace | null = null;
	node = 0;
	kind: InstanceKind = 0;
	/** The instruction that runs. */
	at = 0;
	/** State of the instruction that runs; all zero (or empty) when it starts. */
	phase = 0;
	cursor = 0;
	index = 0;
	/** Whether the instruction asked for a verdict that is now there. */
	waiting = false;
	readonly list: number[] = [];
	lists: (readonly Failure[])[] = [];
	/** Whether evaluated children are noted, for an unevaluated… keyword here or around. */
	track = false;
	/** Whether what was noted here counts for the frame around, too. */
	keeps = false;
	/** Where this frame's notes of evaluated children start. */
	trailStart = 0;
	/** Where the annotations noted here start. */
	annotationStart = 0;
	/** Whether failures end here: the schema's verdict is asked for by the frame below. */
	boundary = false;
	/** What a boundary puts back when it is done. */
	outerMode = 0;
	outerBoundary = 0;
	outerDepth = 0;
	outerFailures: Failure[] = NO_FAILURES;
	/** Steps before the boundary where they are not to count; else -1. */
	outerSteps = -1;
	scope: Scope | null = null;
	/** How many frames in a row look at the same instance. */
	chain = 0;

	/** Lets go of everything that is not the frame's own, so that a pooled frame keeps no document alive. */
	release(): void {
		this.program = null;
		this.instructions = NOTHING;
		this.trace = null;
		this.lists = [];
		this.outerFailures = NO_FAILURES;
		this.scope = null;
	}
}
