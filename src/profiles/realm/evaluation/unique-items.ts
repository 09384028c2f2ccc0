import type { Document } from '../../../core/document/document.ts';
import { hashOf } from '../../../core/evaluate/equality.ts';
import { hostEquals } from '../admission/equality.ts';
import { readTypes } from '../admission/types.ts';
import { booleanOf, isContainer, ownProperty } from '../admission/value.ts';
import type { TypeName } from '../admission/vocabulary.ts';
import type { Evaluator } from './evaluator.ts';
import { plainValue } from './plain.ts';
import type { Runner } from './run.ts';
import { FITS, type Site } from './site.ts';

/** Two equal items, as the validator's loops come upon them: it names the one at `j` first. */
interface Pair {
	readonly i: number;
	readonly j: number;
}

/** The types that `items` gives all items; none where it is a list or names none. */
function itemTypes(site: Site): readonly TypeName[] {
	const items = ownProperty(site.schema, 'items');
	return items === null || !isContainer(items) ? [] : readTypes(items).types;
}

export const uniqueItems: Evaluator = (runner, site, place) => {
	if (booleanOf(place) !== true) return FITS;
	const types = itemTypes(site);
	const isScalar = types.length > 0 && !types.includes('object') && !types.includes('array');
	const pair = isScalar ? scalarPair(runner, site, types) : anyPair(runner, site);
	if (pair === null) return FITS;
	const { i, j } = pair;
	const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
	return runner.fail(site, 'uniqueItems', place, { i, j }, message);
};

/** Scalars are looked up by their text in a plain object, from the last to the first: `__proto__` is never found. */
function scalarPair({ data }: Runner, { datum }: Site, types: readonly TypeName[]): Pair | null {
	const items = data.items(datum);
	const seen = new Map<string, number>();
	for (let i = items.length - 1; i >= 0; i--) {
		const item = items[i];
		if (!types.some((type) => data.is(item, type))) continue;
		const isText = types.length > 1 && data.is(item, 'string');
		const key = `${String(plainValue(data.view.document, item))}${isText ? '_' : ''}`;
		if (key === '__proto__') continue;
		const j = seen.get(key);
		if (j !== undefined) return { i, j };
		seen.set(key, i);
	}
	return null;
}

/** Any values are compared one with another, from the last to the first. */
function anyPair({ data }: Runner, { datum }: Site): Pair | null {
	const items = data.items(datum);
	const { document } = data.view;
	const alike = items.length < FEW || callsMethods(document) ? null : groupsByHash(document, items);
	for (let i = items.length - 1; i > 0; i--) {
		const others = alike === null ? i : (alike.get(i) ?? []);
		for (let k = (typeof others === 'number' ? others : others.length) - 1; k >= 0; k--) {
			const j = typeof others === 'number' ? k : others[k];
			if (hostEquals({ document, node: items[i] }, { document, node: items[j] })) return { i, j };
		}
	}
	return null;
}

/** Fewer items than this are compared as they are. */
const FEW = 16;

/** Whether comparing may end in an error, so that no comparison can be left out. */
function callsMethods({ keys }: Document): boolean {
	return keys.includes('valueOf') || keys.includes('toString');
}

/** For each item the earlier ones that may be equal to it: those with the same hash. */
function groupsByHash(document: Document, items: readonly number[]): ReadonlyMap<number, readonly number[]> {
	const before = new Map<number, number[]>();
	const alike = new Map<number, readonly number[]>();
	for (const [index, item] of items.entries()) {
		const hash = hashOf(document, item, (text) => String(Number(text) + 0));
		const group = before.get(hash) ?? [];
		if (group.length > 0) alike.set(index, [...group]);
		group.push(index);
		before.set(hash, group);
	}
	return alike;
}
