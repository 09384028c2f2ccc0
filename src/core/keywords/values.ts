import { type Document, NUMBER, STRING } from '../document/document.ts';
import { equals, hashOf, type NumberKey } from '../evaluate/equality.ts';
import { numberText } from '../evaluate/numbers.ts';
import type { Value } from '../evaluate/value.ts';
import { ANYTHING, FUNCTION } from '../plan/kinds.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { itemsAt } from './shapes.ts';

export const enumeration: Keyword = {
	name: 'enum',
	compile(context, node) {
		emitValues(context, [...itemsAt(context, node)]);
	},
};

export const constant: Keyword = {
	name: 'const',
	compile: (context, node) => emitValues(context, [node]),
};

function emitValues(context: KeywordContext, nodes: readonly number[]): void {
	const values = new ValueSet(context.document, nodes, context.numbers.key);
	context.emit({
		kinds: ANYTHING & ~values.settled,
		holds: (machine, instance) => values.has(machine, instance),
		explain: () => ({ kind: 'values' }),
	});
}

/** So many strings are compared one by one. */
const FEW = 6;

/** Values of the schema, found by kind and then by content: ten thousand cost no more to look through than ten. */
class ValueSet {
	/** The kinds of which every instance is in the set: null, true, false. */
	readonly settled: number;
	readonly #document: Document;
	readonly #strings = new Set<string>();
	/** The same strings, where they are few. */
	readonly #few: readonly string[];
	readonly #numbers = new Set<string>();
	readonly #containers = new Map<number, number[]>();
	readonly #key: NumberKey;

	constructor(document: Document, nodes: readonly number[], key: NumberKey) {
		this.#document = document;
		this.#key = key;
		let settled = 0;
		for (const node of nodes) {
			const kind = document.kind(node);
			if (kind < NUMBER) settled |= 1 << kind;
			else if (kind === NUMBER) this.#numbers.add(key(document.numberText(node)));
			else if (kind === STRING) this.#strings.add(document.string(node));
			else {
				const hash = hashOf(document, node, key);
				const same = this.#containers.get(hash);
				if (same === undefined) this.#containers.set(hash, [node]);
				else same.push(node);
			}
		}
		this.settled = settled;
		this.#few = this.#strings.size > FEW ? [] : [...this.#strings];
	}

	#hasString(machine: Value, instance: number): boolean {
		if (this.#strings.size === 0) return false;
		const units = machine.units(instance);
		if (this.#strings.size > FEW || units < 0) return this.#strings.has(machine.string(instance));
		// Looking at the text itself saves cutting it out and hashing it.
		for (const text of this.#few) if (text.length === units && machine.isText(instance, text)) return true;
		return false;
	}

	has(machine: Value, instance: number): boolean {
		const kind = machine.kindOf(instance);
		if (kind === STRING) return this.#hasString(machine, instance);
		if (kind === NUMBER) return this.#numbers.size > 0 && this.#numbers.has(this.#key(numberText(machine, instance)));
		// The three other scalars are settled by their kind alone.
		if (kind < NUMBER || kind === FUNCTION || this.#containers.size === 0) return false;
		const same = this.#containers.get(hashOf(machine.document, instance, this.#key));
		return same?.some((node) => equals(this.#document, node, machine.document, instance, this.#key)) === true;
	}
}
