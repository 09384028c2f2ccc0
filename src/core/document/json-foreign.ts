import { problem, spell } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/** What JSON has nowhere outside strings: comments, other quotation marks, other white space. */
export function foreignProblem(text: string, at: number): SyntaxProblem | null {
	const comment = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\r\n]*/y;
	comment.lastIndex = at;
	const found = comment.exec(text);
	if (found !== null) {
		return problem('comment', at, at + found[0].length, 'JSON has no comments. Take this one out.');
	}
	if (text.startsWith('...', at))
		return problem('unexpected', at, at + 3, 'Dots stand for nothing in JSON. Take them out.');
	const unit = text.charCodeAt(at);
	if (unit === 0xfeff) {
		const message = 'A byte order mark stands in the middle of the text. Take it out.';
		return problem('byte-order-mark', at, at + 1, message);
	}
	const character = text[at];
	if ("'`‘’“”„«»".includes(character)) {
		const message = `Strings stand in straight double quotation marks ("), not in ${character}.`;
		return problem('single-quote', at, quotedEnd(text, at), message);
	}
	if (unit < 0x20 || (unit > 0x7e && /[\p{White_Space}\p{Cc}\p{Cf}]/u.test(character))) {
		const message = `${capital(spell(text, at))} may not stand between values. White space is space, tab and line break only.`;
		return problem('unexpected', at, at + 1, message);
	}
	return null;
}

function capital(words: string): string {
	return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const CLOSING_QUOTES: Readonly<Record<string, string>> = { '‘': '’', '“': '”', '„': '“', '«': '»' };

/** Where a text in foreign quotation marks ends: after its other mark on the same line, else after the mark. */
function quotedEnd(text: string, at: number): number {
	const close = CLOSING_QUOTES[text[at]] ?? text[at];
	for (let end = at + 1; end < text.length; end++) {
		const character = text[end];
		if (character === close) return end + 1;
		if (character === '\n' || character === '\r') break;
		if (character === '\\') end++;
	}
	return at + 1;
}
