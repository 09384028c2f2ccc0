import { type Answer, type DirectRun, NO, PENDING, YES } from '../evaluate/direct-run.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import { type Instruction, NEXT, type Signal, WAIT } from '../plan/instruction.ts';
import { OBJECTS } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { Keyword } from './keyword.ts';

const TEST = 1;
const LIST = 2;

/** `propertyNames`: a name is judged once, however many objects have it. */
export const propertyNames: Keyword = {
	name: 'propertyNames',
	subschemas: 'schema',
	compile(context, node) {
		const schema = context.subschema(node);
		const slot = context.slot();
		const instruction = context.emit({
			kinds: OBJECTS,
			step: (machine, frame) => {
				if (frame.phase === 0) {
					frame.phase = TEST;
					frame.cursor = 0;
					machine.children(frame.node, frame.list);
				}
				for (; frame.cursor < frame.list.length; frame.cursor++) {
					const signal = judgeName(machine, frame, schema, slot, instruction);
					if (signal !== NEXT) return signal;
				}
				return NEXT;
			},
			direct: (machine, object) => namesHold(machine, object, schema, slot),
		});
	},
};

function namesHold(run: DirectRun, object: number, schema: CompiledSchema, slot: number): boolean {
	const { nexts, keyIds, shadowed, size } = run;
	// What a dynamic reference leads to can differ from place to place.
	const answers = run.plan.dynamic ? null : run.answersByKey(slot);
	const end = nexts[object];
	for (let child = object + 1; child < end; child = nexts[child]) {
		if (shadowed?.has(child) === true) continue;
		const key = keyIds[child];
		const known = answers === null ? 0 : answers[key];
		if (known === 1) continue;
		const held = known === 0 && run.holds(schema, size + child);
		if (known === 0 && answers !== null) run.noteName(answers, key, held);
		if (!held) return false;
	}
	return true;
}

/** Judges the name at the cursor; where it does not fit and failures are listed, finds out why. */
function judgeName(
	machine: Machine,
	frame: Frame,
	schema: CompiledSchema,
	slot: number,
	instruction: Instruction,
): Signal {
	const child = frame.list[frame.cursor];
	const property = machine.document.key(child) ?? '';
	const detail = { kind: 'name', property, node: child } as const;
	if (frame.phase === TEST) {
		const answer = testName(machine, frame, schema, slot, child);
		if (answer === PENDING) return WAIT;
		if (answer === YES) return NEXT;
		if (!machine.lists) return machine.report(instruction, frame.node, detail);
		frame.phase = LIST;
	}
	const failures = machine.collect(frame, schema, machine.size + child);
	if (failures === null) return WAIT;
	frame.phase = TEST;
	return machine.report(instruction, frame.node, detail, [failures]);
}

function testName(machine: Machine, frame: Frame, schema: CompiledSchema, slot: number, child: number): Answer {
	// What a dynamic reference leads to can differ from place to place.
	if (machine.plan.dynamic) return machine.test(frame, schema, machine.size + child);
	const answers = machine.answersByKey(slot);
	const key = machine.keyIds[child];
	if (answers[key] !== 0) return answers[key] === 1 ? YES : NO;
	const answer = machine.test(frame, schema, machine.size + child);
	if (answer !== PENDING) answers[key] = answer === YES ? 1 : 2;
	return answer;
}
