import { ARRAY, STRING, TRUE } from '../document/document.ts';
import { isFiniteDouble } from '../evaluate/numbers.ts';
import { NEVER } from '../plan/instruction.ts';
import { ANYTHING, NUMBERS, TYPE_KINDS } from '../plan/kinds.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { nonEmptyAt } from './shapes.ts';

/** `type`: kinds that fit are settled when the program is built, so that the instruction runs for others only. */
export const type: Keyword = {
	name: 'type',
	compile(context, node) {
		const named = typeNames(context, node);
		if (named.length === 0) return;
		const expected = allowsNull(context) ? [...named, 'null'] : named;
		let fitting = 0;
		for (const name of expected) fitting |= TYPE_KINDS.get(name) ?? 0;
		const isNumber = numberTest(context, expected);
		const explain = () => ({ kind: 'type', expected }) as const;
		context.emit({ kinds: ANYTHING & ~fitting & ~(isNumber === null ? 0 : NUMBERS), holds: NEVER, explain });
		if (isNumber !== null) context.emit({ kinds: NUMBERS, holds: isNumber, explain });
	},
};

function allowsNull({ rules, document, schema }: KeywordContext): boolean {
	if (rules.nullable !== true) return false;
	const nullable = document.child(schema.node, 'nullable');
	return nullable >= 0 && document.kind(nullable) === TRUE;
}

function typeNames(context: KeywordContext, node: number): readonly string[] {
	const { document } = context;
	const names: string[] = [];
	for (const item of document.kind(node) === ARRAY ? nonEmptyAt(context, node) : [node]) {
		const name = document.kind(item) === STRING ? document.string(item) : '';
		if (TYPE_KINDS.has(name)) names.push(name);
		else context.malformed(item, '`type` must name one of the seven types, or be a list of them.');
	}
	return names;
}

/** What a number must pass; null when every number, or none, does. */
function numberTest({ rules, numbers }: KeywordContext, expected: readonly string[]) {
	if (expected.includes('number')) return rules.numbers === 'double' ? isFiniteDouble : null;
	return expected.includes('integer') ? numbers.isInteger : null;
}
