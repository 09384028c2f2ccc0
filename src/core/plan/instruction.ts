import type { FailureDetail, SchemaPlace } from '../evaluate/evaluation.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import type { InstanceKind } from './kinds.ts';
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

/**
 * An assertion that does for an applicator's step at instances of one kind, where all that it applies are
 * assertions; null where not. `level`: how deep in such applicators this is, see program.ts.
 */
export type Shortcut = (kind: InstanceKind, level: number) => Test | null;

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
	readonly shortcut?: Shortcut;
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
	/** Beside `holds`: only run where that does not hold, to say why. */
	readonly step: Step | null;
	readonly shortcut: Shortcut | null;
	readonly always: CompiledSchema | null;

	constructor(parts: InstructionParts) {
		this.keyword = parts.keyword;
		this.place = parts.place;
		this.kinds = parts.kinds;
		this.rank = parts.rank;
		this.holds = parts.holds ?? null;
		this.explain = parts.explain ?? null;
		this.step = parts.step ?? null;
		this.shortcut = parts.shortcut ?? null;
		this.always = parts.always ?? null;
	}
}
