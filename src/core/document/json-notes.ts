import type { Document } from './document.ts';
import { problem, quote } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/** One note for each name that an object has more than once: at its second writing, with the others beside. */
export function duplicateNotes(document: Document, groups: readonly (readonly number[])[]): SyntaxProblem[] {
	return groups.map((group) => {
		const [first, second, ...more] = group;
		const { start, end } = document.keySpan(second);
		const related = [first, ...more].map((node) => document.keySpan(node));
		const message = `The name ${quote(document.key(second) ?? '')} is written ${group.length} times in this object. The last value counts for most readers.`;
		return problem('duplicate-key', start, end, message, related);
	});
}

/** One note for each half of a surrogate pair: `\u` escapes, and halves that stand in the text as they are. */
export function surrogateNotes(escaped: readonly number[], raw: readonly number[]): SyntaxProblem[] {
	return [...escaped.map((at) => surrogateNote(at, at + 6)), ...raw.map((at) => surrogateNote(at, at + 1))];
}

export function surrogateNote(start: number, end: number): SyntaxProblem {
	const message = 'Half of a surrogate pair: no character. Many hosts refuse it or put another character in its place.';
	return problem('lone-surrogate', start, end, message);
}

export function byteOrderMarkNote(): SyntaxProblem {
	return problem(
		'byte-order-mark',
		0,
		1,
		'The text begins with a byte order mark, which is skipped. Some hosts refuse it.',
	);
}
