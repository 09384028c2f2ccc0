import type { Value } from '../evaluate/value.ts';
import type { Test } from '../plan/instruction.ts';
import { ARRAYS, OBJECTS, STRINGS } from '../plan/kinds.ts';
import type { Keyword } from './keyword.ts';
import { countAt } from './shapes.ts';

type Count = (value: Value, node: number) => number;

const length: Count = (machine, node) => machine.codePoints(node);
const items: Count = (machine, node) => machine.counts[node];
const properties: Count = (machine, node) => machine.propertyCount(node);

const reaches =
	(count: Count) =>
	(limit: number): Test =>
	(machine, node) =>
		count(machine, node) >= limit;

const keepsTo =
	(count: Count) =>
	(limit: number): Test =>
	(machine, node) =>
		count(machine, node) <= limit;

/** A code point takes one or two units: often the units alone settle it, and the text is not looked at. */
const isLong =
	(limit: number): Test =>
	(machine, node) => {
		const units = machine.units(node);
		if (units < 0) return length(machine, node) >= limit;
		return units >= limit && (units >= 2 * limit - 1 || length(machine, node) >= limit);
	};

const isShort =
	(limit: number): Test =>
	(machine, node) => {
		const units = machine.units(node);
		return (units >= 0 && units <= limit) || (units <= 2 * limit && length(machine, node) <= limit);
	};

/** A keyword that sets a limit to what `count` finds. */
const counted = (name: string, kinds: number, count: Count, test: (limit: number) => Test): Keyword => ({
	name,
	compile(context, node) {
		const limit = countAt(context, node);
		if (limit === null) return;
		context.emit({
			kinds,
			holds: test(limit.double),
			explain: (machine, instance) => ({ kind: 'bound', limit: limit.text, actual: String(count(machine, instance)) }),
		});
	},
});

export const minLength = counted('minLength', STRINGS, length, isLong);
export const maxLength = counted('maxLength', STRINGS, length, isShort);
export const minItems = counted('minItems', ARRAYS, items, reaches(items));
export const maxItems = counted('maxItems', ARRAYS, items, keepsTo(items));
export const minProperties = counted('minProperties', OBJECTS, properties, reaches(properties));
export const maxProperties = counted('maxProperties', OBJECTS, properties, keepsTo(properties));
