import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import { type Instruction, NEXT, type Signal, type Step } from '../plan/instruction.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { PropertyTable } from './property-table.ts';

/** How the properties of an object are divided among schemas. */
export interface ObjectShape {
	readonly table: PropertyTable | null;
	readonly patterns: readonly { readonly regex: RegExp; readonly schema: CompiledSchema }[];
	/** For properties that have neither a name in the table nor match a pattern. */
	readonly rest: CompiledSchema | null;
	/** Whether only `rest` is applied: the others then only say what is not rest. */
	readonly restOnly?: boolean;
}

const NO_SCHEMAS: readonly CompiledSchema[] = [];

/**
 * Walks the properties of an object as the value has them.
 * @param forbids reports a property that falls to `rest`, where that allows none
 */
export function walkStep(shape: ObjectShape, forbids: Instruction | null, slot: number): Step {
	const simple = shape.patterns.length === 0 && shape.restOnly !== true ? walkByName(shape, forbids) : null;
	const general = walkByList(shape, forbids, slot);
	return (machine, frame) => (simple !== null && !machine.reordered ? simple(machine, frame) : general(machine, frame));
}

/** The fast way: document order, and one schema at most for each property. */
function walkByName({ table, rest }: ObjectShape, forbids: Instruction | null): Step {
	return (machine, frame) => {
		const { nexts, keyIds, names, shadowed } = machine;
		const end = nexts[frame.node];
		let child = frame.phase === 0 ? frame.node + 1 : frame.cursor;
		while (child < end) {
			const schema = table === null ? null : table.get(names[keyIds[child]]);
			const next = nexts[child];
			if (shadowed === null || !shadowed.has(child)) {
				const signal = judgeOne(machine, frame, child, schema, rest, forbids);
				if (signal !== NEXT) {
					frame.phase = 1;
					frame.cursor = next;
					return signal;
				}
			}
			child = next;
		}
		return NEXT;
	};
}

function judgeOne(
	machine: Machine,
	frame: Frame,
	child: number,
	schema: CompiledSchema | null,
	rest: CompiledSchema | null,
	forbids: Instruction | null,
): Signal {
	if (schema === null) {
		if (rest === null) return NEXT;
		if (forbids !== null) return extra(machine, frame.node, child, forbids);
	}
	if (frame.track) machine.mark(child);
	return machine.judge(schema ?? (rest as CompiledSchema), child);
}

/** Reports a property that must not be there. */
export function extra(machine: Machine, object: number, child: number, instruction: Instruction): Signal {
	const property = machine.document.key(child) ?? '';
	return machine.report(instruction, object, { kind: 'extra', property, node: child });
}

/** The general way: any order, any number of schemas for a property; patterns are tried once for each name. */
function walkByList(shape: ObjectShape, forbids: Instruction | null, slot: number): Step {
	const { table, patterns, rest, restOnly } = shape;
	const rests = rest === null ? NO_SCHEMAS : [rest];

	const schemasFor = (machine: Machine, key: number): readonly CompiledSchema[] => {
		const named = table?.get(machine.names[key]) ?? null;
		const schemas: CompiledSchema[] = named === null ? [] : [named];
		if (patterns.length > 0) {
			const name = machine.document.keys[key];
			for (const { regex, schema } of patterns) if (regex.test(name)) schemas.push(schema);
		}
		if (schemas.length === 0) return rests;
		return restOnly === true ? NO_SCHEMAS : schemas;
	};

	return (machine, frame) => {
		const { node, list } = frame;
		const { keyIds } = machine;
		const known = machine.cache(slot, () => new Array<readonly CompiledSchema[]>(machine.document.keys.length));
		if (frame.phase === 0) {
			frame.phase = 1;
			frame.cursor = 0;
			frame.index = 0;
			machine.children(node, list);
		}
		for (; frame.cursor < list.length; frame.cursor++) {
			const child = list[frame.cursor];
			const key = keyIds[child];
			known[key] ??= schemasFor(machine, key);
			const schemas = known[key];
			if (schemas === rests && forbids !== null) {
				const signal = extra(machine, node, child, forbids);
				if (signal !== NEXT) return signal;
				continue;
			}
			if (frame.track && schemas.length > 0 && frame.index === 0) machine.mark(child);
			while (frame.index < schemas.length) {
				const signal = machine.judge(schemas[frame.index++], child);
				if (signal !== NEXT) return signal;
			}
			frame.index = 0;
		}
		return NEXT;
	};
}
