import type { FailureDetail, SchemaPlace } from '../evaluate/evaluation.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import type { CompiledSchema } from './plan.ts';

/** What a step answers: go on with the next instruction; come back when the pushed frame is done; stop here. */
export const NEXT = 0;
export const WAIT = 1;
export const STOP = 2;
export type Signal = typeof NEXT | typeof WAIT | typeof STOP;

/** An assertion: whether the instance `node` holds. Never pushes a frame. */
export type Test = (machine: Machine, node: number) => boolean;

/** An applicator: goes on from where `frame` says, and may push frames. */
export type Step = (machine: Machine, frame: Frame) => Signal;

/** What to say of an instance that does not hold; several where one keyword has several things to say. */
export type Explain = (machine: Machine, node: number) => FailureDetail | readonly FailureDetail[];

/** One keyword of one schema, ready to run: an assertion (`holds`), an applicator (`step`) or a reference. */
export interface InstructionParts {
	readonly keyword: string;
	readonly place: SchemaPlace;
	/** Kinds of instances that it concerns (see kinds.ts). */
	readonly kinds: number;
	/** Position in the host's order; smaller comes first, equal ones stay in the schema's order. */
	readonly rank: number;
	readonly holds?: Test;
	readonly explain?: Explain;
	readonly step?: Step;
	/** A schema that always applies to the same instance; its instructions may be run as if they stood here. */
	readonly always?: CompiledSchema;
}

/** See InstructionParts. A class, so that every instruction has one shape and the loop over them stays fast. */
export class Instruction {
	readonly keyword: string;
	readonly place: SchemaPlace;
	readonly kinds: number;
	readonly rank: number;
	readonly holds: Test | null;
	readonly explain: Explain | null;
	readonly step: Step | null;
	readonly always: CompiledSchema | null;

	constructor(parts: InstructionParts) {
		this.keyword = parts.keyword;
		this.place = parts.place;
		this.kinds = parts.kinds;
		this.rank = parts.rank;
		this.holds = parts.holds ?? null;
		this.explain = parts.explain ?? null;
		this.step = parts.step ?? null;
		this.always = parts.always ?? null;
	}
}
