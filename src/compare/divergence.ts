import type { Finding } from '../core/index.ts';
import { reasonKey } from './groups.ts';
import type { CompareRow } from './model.ts';
import { whereWords } from './words.ts';

/** Where two rows part first. */
export interface Divergence {
	/** What they part over: the schema, the value, or only the reason for the same verdict. */
	readonly about: 'schema' | 'value' | 'reason';
	/** What each stops at; null for the one that goes through. */
	readonly a: Finding | null;
	readonly b: Finding | null;
	/** What each host says. */
	readonly replies: readonly [string, string];
	/** Rule and node, in a sentence that names both. */
	readonly sentence: string;
}

/** Where two rows part first: which rule, which node; null where both answer the same for the same reason. */
export function divergenceOf(a: CompareRow, b: CompareRow): Divergence | null {
	const sameReason =
		a.first === null || b.first === null ? a.first === b.first : reasonKey(a.first) === reasonKey(b.first);
	if (a.verdict === b.verdict && a.valueFits === b.valueFits && sameReason) return null;
	const about = a.schemaTaken !== b.schemaTaken ? 'schema' : a.verdict !== b.verdict ? 'value' : 'reason';
	return { about, a: a.first, b: b.first, replies: [a.reply, b.reply], sentence: sentenceOf(a, b) };
}

function sentenceOf(a: CompareRow, b: CompareRow): string {
	if (a.first === null && b.first === null) return `${a.title} ${a.sentence} ${b.title} ${b.sentence}`;
	if (a.first !== null && b.first !== null) {
		return `${a.title} stops at ${whereWords(a.first)}; ${b.title} stops at ${whereWords(b.first)}.`;
	}
	const [through, stopped] = a.first === null ? [a, b] : [b, a];
	const where = stopped.first === null ? '' : whereWords(stopped.first);
	return `${stopped.title} stops at ${where}; ${through.title} goes on and ${through.sentence}`;
}
