import { FALSE } from '../document/document.ts';
import type { DirectRun } from '../evaluate/direct-run.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import { type Instruction, NEXT, type Signal } from '../plan/instruction.ts';
import { ARRAYS, OBJECTS } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { Keyword } from './keyword.ts';
import { extra } from './walk.ts';

/** Both run after every other keyword of their schema: see the compiler's order. */
export const unevaluatedProperties: Keyword = {
	name: 'unevaluatedProperties',
	subschemas: 'schema',
	compile(context, node) {
		const schema = context.subschema(node);
		context.schema.unevaluated = true;
		const instruction = context.emit({
			kinds: OBJECTS,
			step: (machine, frame) => {
				if (frame.phase === 0) gather(machine, frame);
				return forbidden ? reportExtras(machine, frame, instruction) : judgeRest(machine, frame, schema);
			},
			direct: (run, object) => restHolds(run, object, forbidden ? null : schema),
		});
		const forbidden = context.document.kind(node) === FALSE;
	},
};

export const unevaluatedItems: Keyword = {
	name: 'unevaluatedItems',
	subschemas: 'schema',
	compile(context, node) {
		const schema = context.subschema(node);
		context.schema.unevaluated = true;
		const instruction = context.emit({
			kinds: ARRAYS,
			step: (machine, frame) => {
				if (frame.phase === 0) gather(machine, frame);
				if (!forbidden) return judgeRest(machine, frame, schema);
				const left = frame.index;
				if (left === 0) return NEXT;
				const actual = machine.counts[frame.node];
				return machine.report(instruction, frame.node, { kind: 'items', limit: actual - left, actual });
			},
			direct: (run, array) => restHolds(run, array, forbidden ? null : schema),
		});
		const forbidden = context.document.kind(node) === FALSE;
	},
};

/** Whether the children that nothing evaluated yet hold; null: there may be none. From here on all are. */
function restHolds(run: DirectRun, node: number, schema: CompiledSchema | null): boolean {
	const { nexts, shadowed } = run;
	run.recall(run.trailStart);
	const rest: number[] = [];
	const end = nexts[node];
	for (let child = node + 1; child < end; child = nexts[child]) {
		if (run.isEvaluated(child) || shadowed?.has(child) === true) continue;
		if (schema === null) return false;
		rest.push(child);
	}
	for (const child of rest) run.mark(child);
	return schema === null || rest.every((child) => run.holds(schema, child));
}

/** Finds the children that nothing evaluated yet: `index` of them, in `list`. From here on all are. */
function gather(machine: Machine, frame: Frame): void {
	const { nexts, shadowed } = machine;
	const { node, list } = frame;
	frame.phase = 1;
	frame.cursor = 0;
	let count = 0;
	machine.recall(frame.trailStart);
	const end = nexts[node];
	for (let child = node + 1; child < end; child = nexts[child]) {
		if (!machine.isEvaluated(child) && shadowed?.has(child) !== true) list[count++] = child;
	}
	for (let i = 0; i < count; i++) machine.mark(list[i]);
	frame.index = count;
}

function judgeRest(machine: Machine, frame: Frame, schema: CompiledSchema): Signal {
	while (frame.cursor < frame.index) {
		const signal = machine.judge(schema, frame.list[frame.cursor++]);
		if (signal !== NEXT) return signal;
	}
	return NEXT;
}

function reportExtras(machine: Machine, frame: Frame, instruction: Instruction): Signal {
	while (frame.cursor < frame.index) {
		const signal = extra(machine, frame.node, frame.list[frame.cursor++], instruction);
		if (signal !== NEXT) return signal;
	}
	return NEXT;
}
