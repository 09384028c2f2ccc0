import { Instruction, NEVER, NEXT, type Test } from '../plan/instruction.ts';
import type { InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Program } from '../plan/plan.ts';

/**
 * Schemas that always apply to the same instance (`$ref`, `allOf`) are written into the one that names them, so
 * that no frame is needed for them; up to so many instructions and schemas, and so deep.
 */
const MOST_WRITTEN = 48;
const MOST_LEVELS = 8;

const NO_TESTS: readonly Test[] = [];

/** The test of a program that asks nothing. */
export const HOLDS: Test = () => true;

/** The program of a schema for instances of one kind, made on first use. */
export function programOf(schema: CompiledSchema, kind: InstanceKind): Program {
	return schema.programs[kind] ?? build(schema, kind);
}

function build(schema: CompiledSchema, kind: InstanceKind): Program {
	const { instructions, schemas } = new Writer(schema, kind);
	const tests: Test[] = [];
	let leaf = true;
	for (const { holds, direct } of instructions) {
		if (holds === null) leaf = false;
		const test = holds ?? direct;
		if (test !== null) tests.push(test);
	}
	const program: Program = {
		instructions,
		leaf,
		tests: leaf ? tests : NO_TESTS,
		direct: tests.length === instructions.length ? allOf(tests) : null,
		weight: 1 + schemas,
		unevaluated: schema.unevaluated,
		schema,
	};
	schema.keep(kind, program);
	return program;
}

/** One test for all: without a loop where they are few. */
function allOf(tests: readonly Test[]): Test {
	const [a, b, c] = tests;
	if (tests.length === 0) return HOLDS;
	if (tests.length === 1 || a === NEVER) return a;
	if (tests.length === 2) return (machine, node) => a(machine, node) && b(machine, node);
	if (tests.length === 3) return (machine, node) => a(machine, node) && b(machine, node) && c(machine, node);
	return (machine, node) => {
		for (let i = 0; i < tests.length; i++) if (!tests[i](machine, node)) return false;
		return true;
	};
}

class Writer {
	readonly instructions: Instruction[] = [];
	/** How many other schemas are written in. */
	schemas = 0;
	readonly #outer: CompiledSchema;
	readonly #bit: number;

	constructor(schema: CompiledSchema, kind: InstanceKind) {
		this.#outer = schema;
		this.#bit = 1 << kind;
		for (const instruction of schema.instructions) {
			if ((instruction.kinds & this.#bit) === 0) continue;
			if (instruction.always === null) this.instructions.push(instruction);
			else this.#writeOrCall(instruction, instruction.always);
		}
	}

	#writeOrCall(instruction: Instruction, target: CompiledSchema): void {
		const { schemas } = this;
		const { length } = this.instructions;
		if (this.#write(target, 1)) return;
		this.schemas = schemas;
		this.instructions.length = length;
		this.instructions.push(call(instruction, target));
	}

	/** Writes in all that a schema does, with the schemas in it; false, half done, where that is too much. */
	#write(schema: CompiledSchema, level: number): boolean {
		if (level > MOST_LEVELS || schema.unevaluated || schema.resource !== this.#outer.resource) return false;
		if (++this.schemas > MOST_WRITTEN) return false;
		for (const instruction of schema.instructions) {
			if ((instruction.kinds & this.#bit) === 0) continue;
			if (instruction.always !== null) {
				if (!this.#write(instruction.always, level + 1)) return false;
			} else if (this.instructions.push(instruction) > MOST_WRITTEN) return false;
		}
		return true;
	}
}

/** The same reference as a step of its own. */
function call({ keyword, place, rank, kinds }: Instruction, target: CompiledSchema): Instruction {
	return new Instruction(keyword, place, rank, {
		kinds,
		step: (machine, frame) => {
			if (frame.phase !== 0) return NEXT;
			frame.phase = 1;
			return machine.enter(target, frame);
		},
		direct: (machine, node) => machine.holds(target, node),
	});
}
