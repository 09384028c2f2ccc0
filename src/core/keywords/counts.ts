import type { Machine } from '../evaluate/machine.ts';
import { ARRAYS, OBJECTS, STRINGS } from '../plan/kinds.ts';
import type { Keyword } from './keyword.ts';
import { countAt } from './shapes.ts';

type Count = (machine: Machine, node: number) => number;

const length: Count = (machine, node) => machine.codePoints(node);
const items: Count = (machine, node) => machine.counts[node];
const properties: Count = (machine, node) => machine.propertyCount(node);

/** A keyword that bounds what `count` finds; `least` says whether from below. */
const counted = (name: string, kinds: number, count: Count, least: boolean): Keyword => ({
	name,
	compile(context, node) {
		const limit = countAt(context, node);
		if (limit === null) return;
		const { double } = limit;
		context.emit({
			kinds,
			holds: least
				? (machine, instance) => count(machine, instance) >= double
				: (machine, instance) => count(machine, instance) <= double,
			explain: (machine, instance) => ({
				kind: 'bound',
				limit: limit.text,
				actual: String(count(machine, instance)),
			}),
		});
	},
});

export const minLength = counted('minLength', STRINGS, length, true);
export const maxLength = counted('maxLength', STRINGS, length, false);
export const minItems = counted('minItems', ARRAYS, items, true);
export const maxItems = counted('maxItems', ARRAYS, items, false);
export const minProperties = counted('minProperties', OBJECTS, properties, true);
export const maxProperties = counted('maxProperties', OBJECTS, properties, false);
