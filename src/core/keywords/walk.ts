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
 * @param reordered whether the host visits properties in another order than that of the text
 */
export function walkStep(shape: ObjectShape, forbids: Instruction | null, slot: number, reordered: boolean): Step {
	if (!reordered && shape.patterns.length === 0 && shape.restOnly !== true) return walkByName(shape, forbids);
	const apply = applyAll(shape, forbids, slot);
	return reordered ? walkByList(apply) : walkByText(apply);
}

/** The fast way: document order, and one schema at most for each property. */
function walkByName({ table, rest }: ObjectShape, forbids: Instruction | null): Step {
	return (machine, frame) => {
		const { nexts, keyIds, names, shadowed } = machine;
		const { track } = frame;
		const end = nexts[frame.node];
		let child = frame.phase === 0 ? frame.node + 1 : frame.cursor;
		while (child < end) {
			const current = child;
			child = nexts[child];
			const named = table === null ? null : table.get(names[keyIds[current]]);
			const schema = named ?? rest;
			if (schema === null || shadowed?.has(current) === true) continue;
			let signal: Signal;
			if (named === null && forbids !== null) signal = extra(machine, frame.node, current, forbids);
			else {
				if (track) machine.mark(current);
				signal = machine.judge(schema, current);
			}
			if (signal === NEXT) continue;
			frame.phase = 1;
			frame.cursor = child;
			return signal;
		}
		return NEXT;
	};
}

/** Reports a property that must not be there. */
export function extra(machine: Machine, object: number, child: number, instruction: Instruction): Signal {
	const property = machine.document.key(child) ?? '';
	return machine.report(instruction, object, { kind: 'extra', property, node: child });
}

/** Applies to one property whatever concerns it, going on from the frame's index. */
type Apply = (machine: Machine, frame: Frame, child: number) => Signal;

/** The general way: any number of schemas for a property; patterns are tried once for each name. */
function applyAll(shape: ObjectShape, forbids: Instruction | null, slot: number): Apply {
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

	return (machine, frame, child) => {
		const known = machine.schemasByKey(slot);
		const key = machine.keyIds[child];
		known[key] ??= schemasFor(machine, key);
		const schemas = known[key];
		if (schemas.length === 0) return NEXT;
		if (schemas === rests && forbids !== null) return extra(machine, frame.node, child, forbids);
		if (frame.track && frame.index === 0) machine.mark(child);
		while (frame.index < schemas.length) {
			const signal = machine.judge(schemas[frame.index++], child);
			if (signal !== NEXT) return signal;
		}
		frame.index = 0;
		return NEXT;
	};
}

/** In the order of the text. */
function walkByText(apply: Apply): Step {
	return (machine, frame) => {
		const { nexts, shadowed } = machine;
		if (frame.phase === 0) {
			frame.phase = 1;
			frame.cursor = frame.node + 1;
			frame.index = 0;
		}
		for (const end = nexts[frame.node]; frame.cursor < end; frame.cursor = nexts[frame.cursor]) {
			if (shadowed?.has(frame.cursor) === true) continue;
			const signal = apply(machine, frame, frame.cursor);
			if (signal !== NEXT) return signal;
		}
		return NEXT;
	};
}

/** In the host's order. */
function walkByList(apply: Apply): Step {
	return (machine, frame) => {
		const { list } = frame;
		if (frame.phase === 0) {
			frame.phase = 1;
			frame.cursor = 0;
			frame.index = 0;
			machine.children(frame.node, list);
		}
		for (; frame.cursor < list.length; frame.cursor++) {
			const signal = apply(machine, frame, list[frame.cursor]);
			if (signal !== NEXT) return signal;
		}
		return NEXT;
	};
}
