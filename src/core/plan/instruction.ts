import type { DirectRun } from '../evaluate/direct-run.ts';
import type { FailureDetail, SchemaPlace } from '../evaluate/evaluation.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import type { Value } from '../evaluate/value.ts';
import { ANYTHING } from './kinds.ts';
import type { CompiledSchema } from './plan.ts';

/** What a step answers: go on with the next instruction; come back when the pushed frame is done; stop here. */
export const NEXT = 0;
export const WAIT = 1;
export const STOP = 2;
export type Signal = typeof NEXT | typeof WAIT | typeof STOP;

/** Whether the instance `node` holds: an assertion, or an applicator asked in one go. Never pushes a frame. */
export type Test = (run: DirectRun, node: number) => boolean;

/** Holds for nothing. Programs that begin with it are not run: see `DirectRun.holds`. */
export const NEVER: Test = () => false;

/** An applicator: goes on from where `frame` says, and may push frames. */
export type Step = (machine: Machine, frame: Frame) => Signal;

/** What to say of an instance that does not hold; several where one keyword has several things to say. */
export type Explain = (value: Value, node: number) => FailureDetail | readonly FailureDetail[];

/** What an instruction does. */
export interface Emission {
	/** Kinds of instances that it concerns (see kinds.ts). */
	readonly kinds: number;
	readonly holds?: Test;
	readonly explain?: Explain;
	readonly step?: Step;
	/** Beside `step`: the yes or no of it, in the same order, by recursion. Only asked where `CompiledSchema.direct`. */
	readonly direct?: Test;
	/** Whether the schema that the step applies stands elsewhere. */
	readonly reference?: boolean;
	/** A schema that always applies to the same instance; its instructions may be run as if they stood here. */
	readonly always?: CompiledSchema;
}

/**
 * One keyword of one schema, ready to run: an assertion (`holds`), an applicator (`step`) or a reference
 * (`always`). A class, so that every instruction has one shape and the loop over them stays fast.
 */
export class Instruction {
	/** As written in the schema. */
	readonly keyword: string;
	readonly place: SchemaPlace;
	/** Position in the host's order; smaller comes first, equal ones stay in the schema's order. */
	readonly rank: number;
	readonly kinds: number;
	readonly holds: Test | null;
	readonly explain: Explain | null;
	readonly step: Step | null;
	readonly direct: Test | null;
	readonly reference: boolean;
	readonly always: CompiledSchema | null;

	constructor(keyword: string, place: SchemaPlace, rank: number, emission: Emission) {
		this.keyword = keyword;
		this.place = place;
		this.rank = rank;
		this.kinds = emission.kinds;
		this.holds = emission.holds ?? null;
		this.explain = emission.explain ?? null;
		this.step = emission.step ?? null;
		this.direct = emission.direct ?? null;
		this.reference = emission.reference ?? false;
		this.always = emission.always ?? null;
	}
}

/** Tells the machine that a schema is being applied: the first thing that a schema of a traced plan does. */
export function visit(schema: CompiledSchema): Instruction {
	return new Instruction('', schema, -1, {
		kinds: ANYTHING,
		holds: (machine, node) => {
			machine.visit(schema, node);
			return true;
		},
	});
}
