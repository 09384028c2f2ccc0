import { ARRAY, NUMBER, OBJECT, STRING } from '../document/document.ts';
import { type Bound, boundOf, isFiniteDouble, isFloatText } from '../evaluate/numbers.ts';
import { isIntegral } from '../number/index.ts';
import type { Test } from '../plan/instruction.ts';
import type { KeywordContext } from './keyword.ts';

/** The number at `node`; null (reported) where there is none. */
export function numberAt(context: KeywordContext, node: number): Bound | null {
	const { document } = context;
	if (document.kind(node) === NUMBER) return boundOf(document.numberText(node));
	context.malformed(node, `\`${context.keyword}\` must be a number.`);
	return null;
}

/**
 * An assertion about numbers, as the rules see numbers: to a host with doubles one beyond their range is infinite,
 * and its keywords for numbers (`type` among them) take that for no number and pass it over.
 */
export function ofNumbers({ rules }: KeywordContext, holds: Test): Test {
	if (rules.numbers !== 'double') return holds;
	return (machine, instance) => !isFiniteDouble(machine, instance) || holds(machine, instance);
}

/** The non-negative whole number at `node`; null (reported) where there is none. */
export function countAt(context: KeywordContext, node: number): Bound | null {
	const { document, resource } = context;
	if (document.kind(node) === NUMBER) {
		const bound = boundOf(document.numberText(node));
		const whole = resource.table.dialect.countsBySpelling ? !isFloatText(bound.text) : isIntegral(bound.decimal);
		if (whole && bound.double >= 0) return bound;
	}
	context.malformed(node, `\`${context.keyword}\` must be a whole number, 0 or more.`);
	return null;
}

/** The string at `node`; null (reported) where there is none. */
export function stringAt(context: KeywordContext, node: number): string | null {
	const { document } = context;
	if (document.kind(node) === STRING) return document.string(node);
	context.malformed(node, `\`${context.keyword}\` must be a string.`);
	return null;
}

/** The children of the object at `node`; none (reported) where it is no object. */
export function membersAt(context: KeywordContext, node: number): Iterable<number> {
	const { document } = context;
	if (document.kind(node) === OBJECT) return document.children(node);
	context.malformed(node, `\`${context.keyword}\` must be an object.`);
	return [];
}

/** The items of the array at `node`; none (reported) where it is no array. */
export function itemsAt(context: KeywordContext, node: number): Iterable<number> {
	const { document } = context;
	if (document.kind(node) === ARRAY) return document.children(node);
	context.malformed(node, `\`${context.keyword}\` must be an array.`);
	return [];
}

/** The items of the array at `node`, at least one; none (reported) otherwise. */
export function nonEmptyAt(context: KeywordContext, node: number): Iterable<number> {
	const { document } = context;
	if (document.kind(node) === ARRAY && document.counts[node] > 0) return document.children(node);
	context.malformed(node, `\`${context.keyword}\` must be an array with at least one item.`);
	return [];
}

/** The strings of the array at `node`; members that are none are reported and left out. */
export function namesAt(context: KeywordContext, node: number): readonly { name: string; node: number }[] {
	const names: { name: string; node: number }[] = [];
	for (const item of itemsAt(context, node)) {
		if (context.document.kind(item) === STRING) names.push({ name: context.document.string(item), node: item });
		else context.malformed(item, `Every member of \`${context.keyword}\` must be a property name.`);
	}
	return names;
}
