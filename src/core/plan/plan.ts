import type { Document } from '../document/document.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import type { Instruction, Test } from './instruction.ts';
import { type InstanceKind, KINDS } from './kinds.ts';
import type { Resource } from './resource.ts';

/** A schema that applies to the same instance as the schema that names it, and where it is named. */
export interface InPlaceEdge {
	readonly target: CompiledSchema;
	readonly keyword: string;
	readonly node: number;
}

/** What is run for instances of one kind: the instructions that can matter to it, in the host's order. */
export interface Program {
	readonly instructions: readonly Instruction[];
	/** Whether every instruction is an assertion, so that no frame is needed. */
	readonly leaf: boolean;
	/** The tests of a leaf's instructions, one for one; empty otherwise. */
	readonly tests: readonly Test[];
	/** The yes or no of all instructions in one go; null where one of them has none. */
	readonly direct: Test | null;
	/** How many schemas are applied at once: this one and those written into it. */
	readonly weight: number;
	/** Whether the schema looks at what its neighbours left unevaluated. */
	readonly unevaluated: boolean;
	readonly schema: CompiledSchema;
}

/** Stands for the programs and edges of the many schemas that have none; never written to. */
const NO_PROGRAMS: readonly null[] = new Array<null>(KINDS).fill(null);
const NO_EDGES: readonly InPlaceEdge[] = [];
const NO_SCHEMAS: readonly CompiledSchema[] = [];

/** One schema of a plan. It knows no names and no references: what it applies are other compiled schemas. */
export class CompiledSchema {
	readonly document: Document;
	readonly node: number;
	readonly resource: Resource;
	/** In the order in which they are run. */
	instructions: readonly Instruction[] = [];
	/** By kind of instance; each is made when the first instance of its kind comes (see evaluate/program.ts). */
	programs: readonly (Program | null)[] = NO_PROGRAMS;
	#programs: (Program | null)[] | null = null;
	inPlace: readonly InPlaceEdge[] = NO_EDGES;
	/** The schemas that it applies. */
	uses: readonly CompiledSchema[] = NO_SCHEMAS;
	/** Whether its yes or no can be asked in one go: every instruction that it can reach has one. */
	direct = true;
	/** Whether the schema itself has `unevaluatedProperties` or `unevaluatedItems`. */
	unevaluated = false;

	constructor(document: Document, node: number, resource: Resource) {
		this.document = document;
		this.node = node;
		this.resource = resource;
	}

	/** Keeps the program for instances of a kind. */
	keep(kind: InstanceKind, program: Program): void {
		if (this.#programs === null) {
			this.#programs = new Array<Program | null>(KINDS).fill(null);
			this.programs = this.#programs;
		}
		this.#programs[kind] = program;
	}
}

/** A schema ready to judge values. Made by `compile`, run by `evaluate`, any number of times. */
export interface Plan {
	readonly root: CompiledSchema;
	readonly rules: EvaluationRules;
	/** Every property name the plan looks for, by its number. */
	readonly names: ReadonlyMap<string, number>;
	readonly schemaCount: number;
	/** Whether runs can tell annotations, and the way to every failure. */
	readonly traced: boolean;
	/** Whether a reference is resolved by the dynamic scope. */
	readonly dynamic: boolean;
}
