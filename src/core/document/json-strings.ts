import { problem, spell } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

const LETTERS: Readonly<Record<string, string>> = { '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What is wrong with the string that begins at `start`. */
export function stringProblem(text: string, start: number): SyntaxProblem {
	// Everything in it that is right: plain characters and whole escapes.
	const right = /[^"\\\p{Cc}]+|[\x7f-\x9f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
	right.lastIndex = start + 1;
	let at = start + 1;
	while (right.test(text)) at = right.lastIndex;
	const opening = [{ start, end: start + 1 }];
	if (at >= text.length) {
		return problem(
			'unclosed-string',
			start,
			text.length,
			'This string is not closed. End it with a quotation mark (").',
		);
	}
	if (text[at] !== '\\') return controlProblem(text, at, opening);
	return escapeProblem(text, at);
}

function controlProblem(text: string, at: number, opening: readonly { start: number; end: number }[]): SyntaxProblem {
	const character = text[at];
	if (character === '\n' || character === '\r') {
		const message = 'A string ends on its line. Close it with a quotation mark ("), or write the line break as \\n.';
		return problem('control-character', at, at + 1, message, opening);
	}
	const escaped = LETTERS[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
	const what = character === '\t' ? 'A tab' : `The control character ${spell(text, at).replace('the character ', '')}`;
	return problem(
		'control-character',
		at,
		at + 1,
		`${what} may not stand in a string as it is. Write ${escaped}.`,
		opening,
	);
}

function escapeProblem(text: string, at: number): SyntaxProblem {
	const next = text[at + 1] ?? '';
	if (next === 'u') {
		const digits = /^[\da-fA-F]{0,4}/.exec(text.slice(at + 2, at + 6))?.[0] ?? '';
		const end = at + 2 + digits.length;
		return problem('escape', at, end, 'Write four hexadecimal digits after \\u.');
	}
	if (next === '' || next < ' ') {
		const message = 'A backslash may not end a line. Write \\\\ for a backslash, \\n for a line break.';
		return problem('escape', at, at + 1, message);
	}
	const message =
		next === "'"
			? "A single quotation mark needs no backslash. Write ' alone."
			: `JSON has no escape \\${next}. Write \\\\ for a backslash, or one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX.`;
	const wide = (text.codePointAt(at + 1) ?? 0) > 0xffff;
	return problem('escape', at, at + (wide ? 3 : 2), wide ? message.replace(next, text.slice(at + 1, at + 3)) : message);
}
