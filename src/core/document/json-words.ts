import { problem, quote, spell, wordAt } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/** Words of other languages, and what they are in JSON. */
const MEANT: Readonly<Record<string, string>> = {
	True: 'true',
	TRUE: 'true',
	False: 'false',
	FALSE: 'false',
	None: 'null',
	Null: 'null',
	NULL: 'null',
	nil: 'null',
};

const LITERALS = ['true', 'false', 'null'];

/** What is wrong with a word, or any other character, that stands where a value belongs. */
export function wordProblem(text: string, at: number): SyntaxProblem {
	const word = wordAt(text, at);
	if (word === '') {
		const end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
		return problem('unexpected', at, end, `A value is expected here, not ${spell(text, at)}.`);
	}
	const end = at + word.length;
	if (/^(?:NaN|nan|Infinity|inf)$/.test(word)) {
		return problem('unquoted-value', at, end, `JSON has no ${word}. Write null, or a string.`);
	}
	if (word === 'undefined') {
		return problem('unquoted-value', at, end, 'JSON has no undefined. Write null, or leave the name out.');
	}
	const meant = Object.hasOwn(MEANT, word) ? MEANT[word] : LITERALS.find((literal) => literal.startsWith(word));
	const message =
		meant === undefined ? `Text stands in double quotation marks. Write ${quote(word)}.` : `Write ${meant}.`;
	return problem('unquoted-value', at, end, message);
}
