import { FALSE, NUMBER, STRING, TRUE } from '../document/document.ts';
import { equals, hashOf, type NumberKey } from '../evaluate/equality.ts';
import type { Value } from '../evaluate/value.ts';
import { ARRAYS } from '../plan/kinds.ts';
import type { Keyword } from './keyword.ts';

export const uniqueItems: Keyword = {
	name: 'uniqueItems',
	compile(context, node) {
		const kind = context.document.kind(node);
		if (kind !== TRUE) {
			if (kind !== FALSE) context.malformed(node, '`uniqueItems` must be true or false.');
			return;
		}
		const { key } = context.numbers;
		context.emit({
			kinds: ARRAYS,
			holds: (machine, instance) => firstPair(machine, instance, key) === null,
			explain(machine, instance) {
				const [first, second] = firstPair(machine, instance, key) ?? [0, 0];
				return { kind: 'duplicate', first, second };
			},
		});
	},
};

/** So many items are compared one by one. */
const FEW = 8;

/** Whether all items are strings, and different as they are written; false also where that does not tell. */
function areDifferentTexts(value: Value, array: number): boolean {
	const { nexts } = value;
	const end = nexts[array];
	for (let item = array + 1; item < end; item = nexts[item]) if (value.kinds[item] !== STRING) return false;
	for (let item = array + 1; item < end; item = nexts[item]) {
		for (let earlier = array + 1; earlier < item; earlier = nexts[earlier]) {
			if (value.isSameText(earlier, item)) return false;
		}
	}
	return true;
}

/** The positions of the first item that equals an earlier one, and of that one; null when all differ. */
function firstPair(value: Value, array: number, key: NumberKey): readonly [number, number] | null {
	const count = value.counts[array];
	if (count < 2 || (count <= FEW && areDifferentTexts(value, array))) return null;
	const { document, nexts } = value;
	const scalars = new Map<string | number, number>();
	const containers = new Map<number, { readonly node: number; readonly position: number }[]>();
	const end = nexts[array];
	let position = 0;
	for (let item = array + 1; item < end; item = nexts[item], position++) {
		const kind = document.kind(item);
		if (kind > STRING) {
			const hash = hashOf(document, item, key);
			const same = containers.get(hash);
			if (same === undefined) {
				containers.set(hash, [{ node: item, position }]);
				continue;
			}
			const equal = same.find(({ node }) => equals(document, node, document, item, key));
			if (equal !== undefined) return [equal.position, position];
			same.push({ node: item, position });
		} else {
			const scalar =
				kind === STRING ? `"${document.string(item)}` : kind === NUMBER ? key(document.numberText(item)) : kind;
			const earlier = scalars.get(scalar);
			if (earlier !== undefined) return [earlier, position];
			scalars.set(scalar, position);
		}
	}
	return null;
}
