import { type Document, KIND_MASK, STRING } from '../document/document.ts';
import { NEVER } from '../plan/instruction.ts';
import type { InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Plan, Program } from '../plan/plan.ts';
import { Listing, type MachineLimits } from './listing.ts';
import { HOLDS, programOf } from './program.ts';
import { Scope } from './scope.ts';

/** The answer to a question: no, yes, or: not known yet. */
export const NO = 0;
export const YES = 1;
export const PENDING = 2;
export type Answer = typeof NO | typeof YES | typeof PENDING;

/** How deep schemas are asked by recursion; what is deeper is left to frames. */
const MOST_NESTED = 200;
/** Thrown where that is too deep. */
const TOO_DEEP = new Error('Too deep to ask in one go.');

/** No instance. */
const NONE = -1;

/**
 * Asks for the yes or no of schemas in one go, by recursion instead of frames: the same instructions in the same order,
 * so that steps count alike. What is too deep for that is left to frames.
 */
export abstract class DirectRun extends Listing {
	readonly stepLimit: number;
	steps = 0;
	/** Steps by node, where they are limited. */
	readonly stepsAt: Int32Array | null;
	/** The instance whose evaluated children are noted; -1 where no one will ask. */
	tracked = NONE;
	/** Where the trail of the schema that will ask began. */
	trailStart = 0;
	/** The dynamic scope, in plans that have one. */
	scope: Scope | null = null;
	/** Whether schemas may be asked in one go. */
	protected direct: boolean;
	readonly #dynamic: boolean;
	#nested = 0;
	/** What was found out about names since the question was asked. */
	readonly #named: { readonly answers: Uint8Array; readonly key: number }[] = [];

	constructor(plan: Plan, document: Document, limits: MachineLimits) {
		super(plan, document, limits);
		this.stepLimit = limits.stepLimit;
		this.stepsAt = limits.stepLimit < Number.POSITIVE_INFINITY ? new Int32Array(document.size) : null;
		// Another order than the host's is found out only where steps are charged.
		const isInOrder = plan.rules.propertyOrder === 'source' || this.stepsAt === null;
		this.direct = isInOrder && !plan.traced && this.annotations === null;
		this.#dynamic = plan.dynamic;
	}

	/** Whether a schema holds for an instance. Only of a schema that is `direct`. */
	holds(schema: CompiledSchema, node: number): boolean {
		const kind = node < this.size ? ((this.kinds[node] & KIND_MASK) as InstanceKind) : STRING;
		const program = schema.programs[kind] ?? programOf(schema, kind);
		this.steps += program.weight;
		if (this.stepsAt !== null && !this.#charge(this.stepsAt, program, node)) return false;
		const { direct } = program;
		if (direct === HOLDS || direct === null) return true;
		if (direct === NEVER) return false;
		if (program.leaf) return direct(this, node);
		if (++this.#nested > MOST_NESTED) throw TOO_DEEP;
		const held =
			program.unevaluated || this.#dynamic || node === this.tracked
				? this.#holdsNoting(program, node)
				: direct(this, node);
		this.#nested--;
		return held;
	}

	/** The same where evaluated children are noted or a scope is entered: of a schema that does not hold nothing stays. */
	#holdsNoting({ direct, schema, unevaluated }: Program, node: number): boolean {
		const { tracked, trailStart, trailSize, scope } = this;
		const keeps = node === tracked;
		if (unevaluated) {
			this.tracked = node;
			this.trailStart = trailSize;
		}
		if (this.#dynamic) this.scope = scope?.enter(schema.resource) ?? new Scope([schema.resource]);
		const held = direct?.(this, node) !== false;
		this.tracked = tracked;
		this.trailStart = trailStart;
		this.scope = scope;
		if (!held || !keeps) this.trailSize = trailSize;
		return held;
	}

	/**
	 * Asks in one go; PENDING where that is too deep: then nothing is asked so any more.
	 * @param tracks whether the children of this very instance are noted by the schema around
	 */
	protected ask(schema: CompiledSchema, node: number, scope: Scope | null, tracks: boolean): Answer {
		const { steps, trailSize } = this;
		this.tracked = tracks ? node : NONE;
		this.scope = scope;
		this.#nested = 0;
		this.#named.length = 0;
		try {
			return this.holds(schema, node) ? YES : NO;
		} catch (error) {
			if (error !== TOO_DEEP) throw error;
			this.direct = false;
			this.takeBack(steps);
			this.trailSize = trailSize;
			return PENDING;
		} finally {
			this.tracked = NONE;
		}
	}

	/** Keeps what was found out about a name: see `answersByKey`. */
	noteName(answers: Uint8Array, key: number, held: boolean): void {
		answers[key] = held ? 1 : 2;
		this.#named.push({ answers, key });
	}

	/** What was asked last will be run again, and must count as if it had not been asked. */
	protected takeBack(steps: number): void {
		this.steps = steps;
		for (const { answers, key } of this.#named) answers[key] = 0;
	}

	/** Counts a program that is about to run; false where the steps have run out. */
	protected count(program: Program, node: number): boolean {
		this.steps += program.weight;
		if (this.stepsAt !== null) return this.#charge(this.stepsAt, program, node);
		return this.exhaustedAt < 0;
	}

	/** The first instance for which the steps do not suffice is the one that is told. */
	#charge(stepsAt: Int32Array, program: Program, node: number): boolean {
		if (this.exhaustedAt >= 0) {
			this.steps -= program.weight;
			return false;
		}
		if (this.depth > 0) return true;
		if (node >= 0 && node < this.size) stepsAt[node] += program.weight;
		if (this.steps > this.stepLimit) this.exhaust(node);
		return this.exhaustedAt < 0;
	}
}
