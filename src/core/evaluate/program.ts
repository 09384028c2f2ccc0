import type { Instruction } from '../plan/instruction.ts';
import { Instruction as InstructionClass, NEXT } from '../plan/instruction.ts';
import type { InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Program } from '../plan/plan.ts';

/** Schemas that always apply are written into the one that names them while the whole stays this small. */
const MOST_INSTRUCTIONS = 48;
const MOST_LEVELS = 8;

/** The program of a schema for instances of one kind, made on first use. */
export function programOf(schema: CompiledSchema, kind: InstanceKind): Program {
	return schema.programs[kind] ?? build(schema, kind);
}

function build(schema: CompiledSchema, kind: InstanceKind): Program {
	const instructions: Instruction[] = [];
	const weight = 1 + write(schema, kind, instructions, 0);
	const program: Program = {
		instructions,
		leaf: instructions.every(({ holds }) => holds !== null),
		weight,
		unevaluated: schema.unevaluated,
		resource: schema.resource,
	};
	schema.programs[kind] = program;
	return program;
}

/** Appends what `schema` does with the kind; answers how many other schemas were written in. */
function write(schema: CompiledSchema, kind: InstanceKind, into: Instruction[], level: number): number {
	let written = 0;
	for (const instruction of schema.instructions) {
		if ((instruction.kinds & (1 << kind)) === 0) continue;
		const target = instruction.always;
		if (target === null) {
			into.push(instruction);
			continue;
		}
		const from = into.length;
		if (level < MOST_LEVELS && !target.unevaluated && target.resource === schema.resource) {
			const inner = write(target, kind, into, level + 1);
			if (into.length <= MOST_INSTRUCTIONS) {
				written += inner + 1;
				continue;
			}
			into.length = from;
		}
		into.push(call(instruction, target));
	}
	return written;
}

/** The same reference as a step of its own. */
function call(instruction: Instruction, target: CompiledSchema): Instruction {
	return new InstructionClass({
		keyword: instruction.keyword,
		place: instruction.place,
		kinds: instruction.kinds,
		rank: instruction.rank,
		step: (machine, frame) => {
			if (frame.phase !== 0) return NEXT;
			frame.phase = 1;
			return machine.enter(target, frame);
		},
	});
}
