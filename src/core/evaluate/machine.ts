import { type Document, KIND_MASK } from '../document/document.ts';
import { NEXT, type Signal, STOP, WAIT } from '../plan/instruction.ts';
import { FUNCTION, type InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Plan, Program } from '../plan/plan.ts';
import { type Answer, DirectRun, NO, PENDING, YES } from './direct-run.ts';
import type { Annotation, Failure } from './evaluation.ts';
import { Frame } from './frame.ts';
import { ALL, type MachineLimits, MOST_IN_BRANCH, type Mode, ONE, QUIET } from './listing.ts';
import { programOf } from './program.ts';
import { Scope } from './scope.ts';
import { stepInto, Trace } from './trace.ts';

/** Frames kept between runs. */
const MOST_SPARE = 256;

/** Steps of questions that were answered no, and had to be run again to say why, for each node of the value. */
const MOST_WASTED = 3;

let spare: Frame[] = [];

/**
 * Runs a plan over a value with a stack of frames of its own: neither a deep value nor a deep schema can
 * overflow anything.
 *
 * A frame that is a boundary ends failures: in mode QUIET the first one ends the boundary's frames, and the
 * frame below learns that the answer is no. That is how branches are tried. When a combinator has failed as
 * a whole, its branches are run once more to list why, all failures of each; in combinators inside those only
 * the first of each branch, so that the work stays in proportion.
 *
 * Where nothing but the yes or no of a schema is wanted, and where no is not expected, it is asked in one go
 * (`holds`), without frames: the same instructions in the same order, so that steps count alike. A no is then run
 * again with frames, which say why; such work is bounded.
 */
export class Machine extends DirectRun {
	readonly #frames: Frame[];
	#top = -1;
	#boundary = 0;
	readonly #maxFailures: number;
	#answer = false;
	#collected: readonly Failure[] = [];
	/** The program that is run without a frame. */
	#inline: Program | null = null;
	/** Steps that were run again after a no. */
	#wasted = 0;

	constructor(plan: Plan, document: Document, limits: MachineLimits) {
		super(plan, document, limits);
		this.#maxFailures = limits.maxFailures;
		this.#frames = spare;
		spare = [];
	}

	/** Judges the value at `node` from the plan's root schema. */
	run(node: number): void {
		const { root, dynamic } = this.plan;
		if (this.direct && root.direct && this.#allHolds(root, node)) return;
		const kind = this.kindOf(node);
		const program = programOf(root, kind);
		if (!this.count(program, node)) return;
		const frame = this.#push(program, node, kind, false);
		frame.boundary = true;
		if (dynamic) frame.scope = new Scope([root.resource]);
		this.#loop();
		if (this.#frames.length > MOST_SPARE) this.#frames.length = MOST_SPARE;
		for (const used of this.#frames) used.release();
		spare = this.#frames;
	}

	/** Whether the value holds, or the steps ran out before anything failed; else all is as it was. */
	#allHolds(root: CompiledSchema, node: number): boolean {
		const answer = this.ask(root, node, null, false);
		if (answer === YES || this.exhaustedAt >= 0) return true;
		this.#wasted = this.steps;
		this.takeBack(0);
		// Charges cannot be taken back one by one.
		if (this.stepsAt !== null) this.direct = false;
		this.stepsAt?.fill(0);
		return false;
	}

	#loop(): void {
		const frames = this.#frames;
		while (this.#top >= 0) {
			const frame = frames[this.#top];
			const { instructions, node } = frame;
			const count = instructions.length;
			let signal: Signal = NEXT;
			let at = frame.at;
			while (at < count) {
				const instruction = instructions[at];
				frame.at = at;
				if (instruction.step !== null) signal = instruction.step(this, frame);
				else if (instruction.holds?.(this, node) === false) signal = this.fail(instruction, node);
				if (signal !== NEXT) break;
				at++;
				frame.phase = 0;
			}
			if (signal === WAIT) {
				if (this.exhaustedAt >= 0) this.#unwind();
			} else if (signal === NEXT) this.#pop(frame);
			else this.#unwind();
		}
	}

	/** Applies a schema to another instance in the current mode. WAIT: a frame was pushed. */
	judge(schema: CompiledSchema, node: number): Signal {
		const kind = (this.kinds[node] & KIND_MASK) as InstanceKind;
		return this.#start(schema.programs[kind] ?? programOf(schema, kind), node, kind, false);
	}

	/** The same for the function that stands under an inherited name of the object `owner`. */
	judgeInherited(schema: CompiledSchema, owner: number, name: string): Signal {
		this.inherited = name;
		return this.#start(programOf(schema, FUNCTION), -1 - owner, FUNCTION, false);
	}

	/** Applies a schema to the frame's own instance in the current mode. */
	enter(schema: CompiledSchema, frame: Frame): Signal {
		return this.#start(programOf(schema, frame.kind), frame.node, frame.kind, true);
	}

	#start(program: Program, node: number, kind: InstanceKind, inPlace: boolean): Signal {
		if (!program.leaf) return this.#holdsInOneGo(program, node, inPlace) ?? this.#enter(program, node, kind, inPlace);
		if (!this.count(program, node)) return STOP;
		if (this.annotations !== null) this.#inline = program;
		const { tests } = program;
		for (let i = 0; i < tests.length; i++) {
			const { steps } = this;
			if (tests[i](this, node)) continue;
			const signal = this.#leafFails(program, i, node, kind, inPlace, steps);
			if (signal !== NEXT) return signal;
			if (this.annotations !== null) this.#inline = program;
		}
		this.#inline = null;
		return NEXT;
	}

	/** Whether a schema may be asked in one go beside frames: charges could not be taken back, and functions have none. */
	#mayAsk(schema: CompiledSchema, node: number): boolean {
		return this.direct && schema.direct && this.stepsAt === null && node >= 0;
	}

	/** Tells what is known without a frame; null where one must say why not. */
	#holdsInOneGo({ schema }: Program, node: number, inPlace: boolean): Signal | null {
		if (!this.#mayAsk(schema, node)) return null;
		const { steps } = this;
		const { scope, track } = this.#frames[this.#top];
		const answer = this.ask(schema, node, scope, inPlace && track);
		if (answer === YES) return NEXT;
		if (answer === NO && this.mode === QUIET) return STOP;
		this.#wasted += this.steps - steps;
		this.takeBack(steps);
		if (this.#wasted > MOST_WASTED * this.size) this.direct = false;
		return null;
	}

	#enter(program: Program, node: number, kind: InstanceKind, inPlace: boolean): Signal {
		if (!this.count(program, node)) return STOP;
		this.#push(program, node, kind, inPlace);
		return WAIT;
	}

	/** Tells that an assertion run without a frame does not hold; with one, where only its step can say why. */
	#leafFails(program: Program, at: number, node: number, kind: InstanceKind, inPlace: boolean, steps: number): Signal {
		const instruction = program.instructions[at];
		let signal: Signal = WAIT;
		if (instruction.step === null || this.mode === QUIET) {
			this.#inline = program;
			signal = this.fail(instruction, node);
		} else {
			this.steps = steps;
			this.#push(program, node, kind, inPlace).at = at;
		}
		this.#inline = null;
		return signal;
	}

	/** Whether a schema holds for `node`, with no word about why not. Asked again when PENDING was answered. */
	test(frame: Frame, schema: CompiledSchema, node: number): Answer {
		if (frame.waiting) {
			frame.waiting = false;
			return this.#answer ? YES : NO;
		}
		const inPlace = node === frame.node;
		const kind = inPlace ? frame.kind : this.kindOf(node);
		const program = programOf(schema, kind);
		if (program.leaf) return this.#leafHolds(program, node) ? YES : NO;
		if (this.#mayAsk(schema, node)) {
			const answer = this.ask(schema, node, frame.scope, inPlace && frame.track);
			if (answer !== PENDING) return answer;
		}
		if (!this.count(program, node)) return NO;
		this.#pushBoundary(program, node, kind, inPlace, QUIET);
		frame.waiting = true;
		return PENDING;
	}

	/** Whether a program of assertions holds. */
	#leafHolds(program: Program, node: number): boolean {
		if (!this.count(program, node)) return false;
		if (this.annotations !== null) return this.#leafAnnotates(program, node, this.annotations);
		const { tests } = program;
		for (let i = 0; i < tests.length; i++) if (!tests[i](this, node)) return false;
		return true;
	}

	/** The same where instructions note what they say: of a program that does not hold nothing stays. */
	#leafAnnotates(program: Program, node: number, annotations: Annotation[]): boolean {
		const noted = annotations.length;
		this.#inline = program;
		const holds = program.tests.every((test) => test(this, node));
		this.#inline = null;
		if (!holds) annotations.length = noted;
		return holds;
	}

	/** The failures of a schema at `node`, none when it holds; null: pending. Steps are not counted again. */
	collect(frame: Frame, schema: CompiledSchema, node: number): readonly Failure[] | null {
		if (frame.waiting) {
			frame.waiting = false;
			return this.#collected;
		}
		const inPlace = node === frame.node;
		const kind = inPlace ? frame.kind : this.kindOf(node);
		const inner = this.#pushBoundary(programOf(schema, kind), node, kind, inPlace, this.depth === 0 ? ALL : ONE);
		inner.outerSteps = this.depth === 0 ? this.steps : -1;
		this.failures = [];
		this.depth++;
		this.capacity = MOST_IN_BRANCH;
		frame.waiting = true;
		return null;
	}

	#push(program: Program, node: number, kind: InstanceKind, inPlace: boolean): Frame {
		const below = this.#top < 0 ? null : this.#frames[this.#top];
		this.#top++;
		let frame = this.#frames[this.#top];
		if (frame === undefined) {
			frame = new Frame();
			this.#frames.push(frame);
		}
		frame.program = program;
		frame.instructions = program.instructions;
		frame.trace = null;
		frame.node = node;
		frame.kind = kind;
		frame.at = 0;
		frame.phase = 0;
		frame.waiting = false;
		frame.boundary = false;
		frame.keeps = inPlace && below?.track === true;
		frame.track = frame.keeps || program.unevaluated || this.annotations !== null;
		frame.annotationStart = this.annotations?.length ?? 0;
		frame.trailStart = this.trailSize;
		if (this.plan.dynamic && below !== null) this.#enterScope(frame, below, program, inPlace);
		return frame;
	}

	#enterScope(frame: Frame, below: Frame, program: Program, inPlace: boolean): void {
		frame.scope = below.scope?.enter(program.schema.resource) ?? null;
		frame.chain = inPlace ? below.chain + 1 : 0;
		// Dynamic references can lead round in a circle that no one can see beforehand.
		if (frame.chain > 4 * this.plan.schemaCount + 64) this.exhaust(frame.node);
	}

	#pushBoundary(program: Program, node: number, kind: InstanceKind, inPlace: boolean, mode: Mode): Frame {
		const frame = this.#push(program, node, kind, inPlace);
		frame.boundary = true;
		frame.outerMode = this.mode;
		frame.outerBoundary = this.#boundary;
		frame.outerDepth = this.depth;
		frame.outerFailures = this.failures;
		frame.outerSteps = -1;
		this.mode = mode;
		this.#boundary = this.#top;
		return frame;
	}

	/** Takes off a frame that has nothing more to run. */
	#pop(frame: Frame): void {
		this.#top--;
		if (frame.boundary) this.#leave(frame, true);
		else if (!frame.keeps) this.trailSize = frame.trailStart;
	}

	/** Takes off every frame up to the boundary; up to the root where the run is over. */
	#unwind(): void {
		if (this.exhaustedAt >= 0) {
			while (this.#boundary > 0) this.#leave(this.#frames[this.#boundary], false);
			this.#top = -1;
			return;
		}
		const frame = this.#frames[this.#boundary];
		this.#top = this.#boundary - 1;
		this.#leave(frame, false);
	}

	#leave(frame: Frame, ended: boolean): void {
		const holds = ended && (this.mode === QUIET || this.failures.length === 0);
		if (!holds || !frame.keeps) this.trailSize = frame.trailStart;
		if (!holds && this.annotations !== null) this.annotations.length = frame.annotationStart;
		if (this.#top < 0) return;
		this.#answer = holds;
		this.#collected = this.failures;
		this.failures = frame.outerFailures;
		this.mode = frame.outerMode as Mode;
		this.#boundary = frame.outerBoundary;
		this.depth = frame.outerDepth;
		if (frame.outerSteps >= 0) this.steps = frame.outerSteps;
		this.capacity = this.depth > 0 ? MOST_IN_BRANCH : this.#maxFailures;
	}

	protected override traceOf(node: number): Trace {
		const trace = this.#traceOfFrame(this.#top);
		return this.#inline === null ? trace : this.#traceInto(this.#top, trace, this.#inline.schema, this.nodeOf(node));
	}

	#traceOfFrame(index: number): Trace {
		let known = index;
		while (known > 0 && this.#frames[known].trace === null) known--;
		let trace = this.#frames[known].trace ?? new Trace(null, '', this.plan.root, this.nodeOf(this.#frames[0].node));
		this.#frames[known].trace = trace;
		for (let at = known + 1; at <= index; at++) {
			const { program, node } = this.#frames[at];
			if (program === null) break;
			trace = this.#traceInto(at - 1, trace, program.schema, this.nodeOf(node));
			this.#frames[at].trace = trace;
		}
		return trace;
	}

	/** One step further: from the instruction that runs in a frame to the schema that it applies. */
	#traceInto(index: number, outer: Trace, schema: CompiledSchema, instance: number): Trace {
		const { instructions, at } = this.#frames[index];
		const { reference, place } = instructions[at];
		return new Trace(outer, stepInto(outer.schema, reference ? place : schema), schema, instance);
	}
}
