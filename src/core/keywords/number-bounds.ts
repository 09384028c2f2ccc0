import { FALSE, TRUE } from '../document/document.ts';
import { type Bound, type Compare, numberText } from '../evaluate/numbers.ts';
import type { Test } from '../plan/instruction.ts';
import { NUMBERS } from '../plan/kinds.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { numberAt, ofNumbers } from './shapes.ts';

/** A test of numbers of the value against a bound. */
type Holds = (compare: Compare, bound: Bound) => Test;

// Written out, so that no function stands between the test and the comparison.
const atLeast: Holds = (compare, bound) => (value, node) => compare(value, node, bound) >= 0;
const above: Holds = (compare, bound) => (value, node) => compare(value, node, bound) > 0;
const atMost: Holds = (compare, bound) => (value, node) => compare(value, node, bound) <= 0;
const below: Holds = (compare, bound) => (value, node) => compare(value, node, bound) < 0;

function emitBound(context: KeywordContext, node: number, holds: Holds): void {
	const bound = numberAt(context, node);
	if (bound === null) return;
	context.emit({
		kinds: NUMBERS,
		holds: ofNumbers(context, holds(context.numbers.compare, bound)),
		explain: (machine, instance) => ({ kind: 'bound', limit: bound.text, actual: numberText(machine, instance) }),
	});
}

const bound = (name: string, holds: Holds): Keyword => ({
	name,
	compile: (context, node) => emitBound(context, node, holds),
});

export const minimum = bound('minimum', atLeast);
export const maximum = bound('maximum', atMost);
export const exclusiveMinimum = bound('exclusiveMinimum', above);
export const exclusiveMaximum = bound('exclusiveMaximum', below);

/** Draft-04: a boolean beside the bound makes it exclusive. */
const boundBesideFlag = (name: string, flag: string, inclusive: Holds, exclusive: Holds): Keyword => ({
	name,
	compile(context, node) {
		const beside = context.sibling(flag);
		emitBound(context, node, beside >= 0 && context.document.kind(beside) === TRUE ? exclusive : inclusive);
	},
});

const flag = (name: string): Keyword => ({
	name,
	compile(context, node) {
		const kind = context.document.kind(node);
		if (kind !== TRUE && kind !== FALSE) context.malformed(node, `\`${name}\` must be true or false in this draft.`);
	},
});

export const minimumDraft4 = boundBesideFlag('minimum', 'exclusiveMinimum', atLeast, above);
export const maximumDraft4 = boundBesideFlag('maximum', 'exclusiveMaximum', atMost, below);
export const exclusiveMinimumDraft4 = flag('exclusiveMinimum');
export const exclusiveMaximumDraft4 = flag('exclusiveMaximum');
