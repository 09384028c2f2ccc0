import { Instruction, NEXT, type Test } from '../plan/instruction.ts';
import type { InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Program } from '../plan/plan.ts';

/**
 * Schemas that always apply to the same instance (`$ref`, `allOf`) are written into the one that names them, so
 * that no frame is needed for them; up to so many instructions and schemas, and so deep.
 */
const MOST_WRITTEN = 48;
const MOST_LEVELS = 8;

/** Shortcuts through alternatives inside alternatives are taken this deep. */
const MOST_SHORTCUTS = 6;

/** The program of a schema for instances of one kind, made on first use. */
export function programOf(schema: CompiledSchema, kind: InstanceKind): Program {
	return schema.programs[kind] ?? build(schema, kind, 0);
}

/** The program where it consists of assertions only; else null. */
export function leafOf(schema: CompiledSchema, kind: InstanceKind, level: number): Program | null {
	if (level > MOST_SHORTCUTS) return null;
	const program = schema.programs[kind] ?? build(schema, kind, level);
	return program.leaf ? program : null;
}

function build(schema: CompiledSchema, kind: InstanceKind, level: number): Program {
	const writer = new Writer(schema, kind, level);
	const { instructions } = writer;
	const tests = instructions.flatMap(({ holds }) => holds ?? []);
	const leaf = tests.length === instructions.length;
	const program: Program = {
		instructions,
		leaf,
		tests: leaf ? tests : [],
		weight: 1 + writer.schemas,
		unevaluated: schema.unevaluated,
		schema,
	};
	const programs = [...schema.programs];
	programs[kind] = program;
	schema.programs = programs;
	return program;
}

class Writer {
	readonly instructions: Instruction[] = [];
	/** How many other schemas are written in. */
	schemas = 0;
	readonly #outer: CompiledSchema;
	readonly #kind: InstanceKind;
	readonly #bit: number;
	readonly #level: number;

	constructor(schema: CompiledSchema, kind: InstanceKind, level: number) {
		this.#outer = schema;
		this.#kind = kind;
		this.#bit = 1 << kind;
		this.#level = level;
		for (const instruction of schema.instructions) {
			if ((instruction.kinds & this.#bit) === 0) continue;
			if (instruction.always === null) this.#push(instruction);
			else this.#writeOrCall(instruction, instruction.always);
		}
	}

	#push(instruction: Instruction): number {
		const holds = instruction.shortcut?.(this.#kind, this.#level + 1) ?? null;
		return this.instructions.push(holds === null ? instruction : withShortcut(instruction, holds));
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
			} else if (this.#push(instruction) > MOST_WRITTEN) return false;
		}
		return true;
	}
}

function withShortcut({ keyword, place, rank, kinds, step }: Instruction, holds: Test): Instruction {
	return new Instruction(keyword, place, rank, step === null ? { kinds, holds } : { kinds, holds, step });
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
	});
}
