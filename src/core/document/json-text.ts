import type { Span } from './document.ts';
import type { SyntaxCode, SyntaxProblem } from './syntax.ts';

/** Longest piece of the text that a message repeats. */
const MOST_SHOWN = 40;

/** Makes a problem; `related` only where there are other places to show. */
export function problem(
	code: SyntaxCode,
	start: number,
	end: number,
	message: string,
	related?: readonly Span[],
): SyntaxProblem {
	return related === undefined ? { code, start, end, message } : { code, start, end, message, related };
}

/** A piece of the text in JSON's quotation marks, cut where it is long. */
export function quote(piece: string): string {
	return JSON.stringify(shorten(piece));
}

/** A piece of the text, cut where it is long. */
export function shorten(piece: string): string {
	return piece.length <= MOST_SHOWN ? piece : `${piece.slice(0, MOST_SHOWN)}…`;
}

/** Names the character at an offset: itself where it can be seen, else its code point. */
export function spell(text: string, at: number): string {
	const point = text.codePointAt(at) ?? 0;
	const character = String.fromCodePoint(point);
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
		? `the character ${character}`
		: `the character U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The run of letters, digits and signs that begins at an offset; "" where there is none. */
export function wordAt(text: string, at: number): string {
	const word = /[\p{L}\p{N}_$@.+-]+/uy;
	word.lastIndex = at;
	return word.exec(text)?.[0] ?? '';
}
