import { ARRAY, FALSE } from '../document/document.ts';
import { NEXT, type Step, type Test } from '../plan/instruction.ts';
import { ARRAYS } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { itemsAt, nonEmptyAt } from './shapes.ts';

/** `items` from 2020-12 on: for every item after those of `prefixItems`. */
export const items: Keyword = {
	name: 'items',
	subschemas: 'schema',
	compile(context, node) {
		const prefix = context.sibling('prefixItems');
		emitRest(context, node, prefix < 0 ? 0 : context.document.counts[prefix]);
	},
};

export const prefixItems: Keyword = {
	name: 'prefixItems',
	subschemas: 'list',
	compile: (context, node) => emitTuple(context, nonEmptyAt(context, node)),
};

/** `items` up to 2019-09: one schema for all items, or a list for the first ones. */
export const itemsOrTuple: Keyword = {
	name: 'items',
	subschemas: 'schema-or-list',
	compile(context, node) {
		if (context.document.kind(node) === ARRAY) emitTuple(context, itemsAt(context, node));
		else emitRest(context, node, 0);
	},
};

/** Has no effect but beside a list of `items`. */
export const additionalItems: Keyword = {
	name: 'additionalItems',
	subschemas: 'schema',
	compile(context, node) {
		const tuple = context.sibling('items');
		if (tuple >= 0 && context.document.kind(tuple) === ARRAY) emitRest(context, node, context.document.counts[tuple]);
	},
};

function emitTuple(context: KeywordContext, nodes: Iterable<number>): void {
	const schemas = [...nodes].map((node) => context.subschema(node));
	context.emit({ kinds: ARRAYS, step: tupleStep(schemas), direct: tupleHolds(schemas) });
}

function emitRest(context: KeywordContext, node: number, from: number): void {
	const schema = context.subschema(node);
	if (from > 0 && context.document.kind(node) === FALSE) emitNoMore(context, from);
	else context.emit({ kinds: ARRAYS, step: restStep(schema, from), direct: restHolds(schema, from) });
}

/** No item beyond the tuple is allowed. */
function emitNoMore(context: KeywordContext, limit: number): void {
	context.emit({
		kinds: ARRAYS,
		holds: (machine, array) => machine.counts[array] <= limit,
		explain: (machine, array) => ({ kind: 'items', limit, actual: machine.counts[array] }),
	});
}

function tupleStep(schemas: readonly CompiledSchema[]): Step {
	return (machine, frame) => {
		const { nexts } = machine;
		const end = nexts[frame.node];
		if (frame.phase === 0) {
			frame.phase = 1;
			frame.index = 0;
			frame.cursor = frame.node + 1;
		}
		while (frame.index < schemas.length && frame.cursor < end) {
			const child = frame.cursor;
			frame.cursor = nexts[child];
			if (frame.track) machine.mark(child);
			const signal = machine.judge(schemas[frame.index++], child);
			if (signal !== NEXT) return signal;
		}
		return NEXT;
	};
}

function tupleHolds(schemas: readonly CompiledSchema[]): Test {
	return (run, array) => {
		const { nexts } = run;
		const isTracked = run.tracked === array;
		const end = nexts[array];
		let child = array + 1;
		for (let i = 0; i < schemas.length && child < end; i++) {
			if (isTracked) run.mark(child);
			if (!run.holds(schemas[i], child)) return false;
			child = nexts[child];
		}
		return true;
	};
}

function restHolds(schema: CompiledSchema, from: number): Test {
	return (run, array) => {
		const { nexts } = run;
		const isTracked = run.tracked === array;
		const end = nexts[array];
		let child = array + 1;
		for (let skipped = 0; skipped < from && child < end; skipped++) child = nexts[child];
		for (; child < end; child = nexts[child]) {
			if (isTracked) run.mark(child);
			if (!run.holds(schema, child)) return false;
		}
		return true;
	};
}

function restStep(schema: CompiledSchema, from: number): Step {
	return (machine, frame) => {
		const { nexts } = machine;
		const end = nexts[frame.node];
		let child = frame.cursor;
		if (frame.phase === 0) {
			child = frame.node + 1;
			for (let skipped = 0; skipped < from && child < end; skipped++) child = nexts[child];
		}
		while (child < end) {
			const next = nexts[child];
			if (frame.track) machine.mark(child);
			const signal = machine.judge(schema, child);
			if (signal !== NEXT) {
				frame.phase = 1;
				frame.cursor = next;
				return signal;
			}
			child = next;
		}
		return NEXT;
	};
}
