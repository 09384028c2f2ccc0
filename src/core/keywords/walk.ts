import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import type { Value } from '../evaluate/value.ts';
import { type Instruction, NEXT, type Signal, type Step, type Test } from '../plan/instruction.ts';
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
export function walk(
	shape: ObjectShape,
	forbids: Instruction | null,
	slot: number,
	reordered: boolean,
): { readonly step: Step; readonly direct: Test } {
	const isByName = shape.patterns.length === 0 && shape.restOnly !== true;
	const shares = new Shares(shape, slot);
	const direct = isByName ? nameHolds(shape, forbids !== null) : shareHolds(shares, forbids !== null);
	if (isByName && !reordered) return { step: walkByName(shape, forbids), direct };
	const apply = applyAll(shares, forbids);
	return { step: reordered ? walkByList(apply) : walkByText(apply), direct };
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

/** The yes or no of the fast way. */
function nameHolds({ table, rest }: ObjectShape, forbids: boolean): Test {
	const others = forbids ? null : rest;
	return (run, object) => {
		const { nexts, keyIds, names, shadowed } = run;
		const isTracked = run.tracked === object;
		const end = nexts[object];
		for (let child = object + 1; child < end; child = nexts[child]) {
			const schema = table?.get(names[keyIds[child]]) ?? others;
			if (schema === null && !forbids) continue;
			if (shadowed?.has(child) === true) continue;
			if (schema === null) return false;
			if (isTracked) run.mark(child);
			if (!run.holds(schema, child)) return false;
		}
		return true;
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
class Shares {
	/** The schemas of a property that is rest. */
	readonly rests: readonly CompiledSchema[];
	readonly #shape: ObjectShape;
	readonly #slot: number;

	constructor(shape: ObjectShape, slot: number) {
		this.#shape = shape;
		this.#slot = slot;
		this.rests = shape.rest === null ? NO_SCHEMAS : [shape.rest];
	}

	/** The schemas for a property. */
	of(value: Value, child: number): readonly CompiledSchema[] {
		const known = value.schemasByKey(this.#slot);
		const key = value.keyIds[child];
		known[key] ??= this.#find(value, key);
		return known[key];
	}

	#find(value: Value, key: number): readonly CompiledSchema[] {
		const { table, patterns, restOnly } = this.#shape;
		const named = table?.get(value.names[key]) ?? null;
		const schemas: CompiledSchema[] = named === null ? [] : [named];
		if (patterns.length > 0) {
			const name = value.document.keys[key];
			for (const { regex, schema } of patterns) if (regex.test(name)) schemas.push(schema);
		}
		if (schemas.length === 0) return this.rests;
		return restOnly === true ? NO_SCHEMAS : schemas;
	}
}

/** The yes or no of the general way. */
function shareHolds(shares: Shares, forbids: boolean): Test {
	return (run, object) => {
		const { nexts, shadowed } = run;
		const isTracked = run.tracked === object;
		const end = nexts[object];
		for (let child = object + 1; child < end; child = nexts[child]) {
			if (shadowed?.has(child) === true) continue;
			const schemas = shares.of(run, child);
			if (forbids && schemas === shares.rests) return false;
			if (isTracked && schemas.length > 0) run.mark(child);
			for (let i = 0; i < schemas.length; i++) if (!run.holds(schemas[i], child)) return false;
		}
		return true;
	};
}

function applyAll(shares: Shares, forbids: Instruction | null): Apply {
	return (machine, frame, child) => {
		const schemas = shares.of(machine, child);
		if (schemas.length === 0) return NEXT;
		if (schemas === shares.rests && forbids !== null) return extra(machine, frame.node, child, forbids);
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
