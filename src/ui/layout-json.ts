/** The tokens of a JSON text: strings and bare words to the letter, without the white space between them. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|[^\s{}[\],:"]+|"/g;
/** A list of plain values up to this long stays on one line. */
const FLAT_WIDTH = 72;

/**
 * Lays a JSON text out anew, two spaces a level. Only white space between tokens changes: digits, escapes and names
 * written twice stay as they are. Bounded by the text's length, whatever its depth.
 * @param end the line end to write
 * @returns null where the text has an unclosed string or unbalanced brackets, so that tokens cannot be told
 */
export function layOutJson(text: string, end: '\n' | '\r\n'): string | null {
	const tokens = text.match(TOKEN) ?? [];
	const out: string[] = [];
	const open: string[] = [];
	const line = () => `${end}${'  '.repeat(Math.min(open.length, MAX_INDENT))}`;
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		if (token === '"') return null;
		if (token === '{' || token === '[') {
			const flat = flatList(tokens, i);
			if (flat !== null) {
				out.push(flat.text);
				i = flat.last;
				continue;
			}
			open.push(token);
			out.push(token, line());
		} else if (token === '}' || token === ']') {
			if (open.pop() !== (token === '}' ? '{' : '[')) return null;
			out.push(line(), token);
		} else if (token === ',') out.push(token, line());
		else if (token === ':') out.push(': ');
		else out.push(needsSpace(tokens[i - 1]) ? ` ${token}` : token);
	}
	return open.length > 0 ? null : `${out.join('')}${/[\r\n]$/.test(text) ? end : ''}`;
}

/** Deeper levels are not indented further: 100,000 levels would be gigabytes of spaces. */
const MAX_INDENT = 50;

/** An empty container, or a short list of plain values, as one line; null for all else. */
function flatList(tokens: readonly string[], start: number): { readonly text: string; readonly last: number } | null {
	if (tokens[start] === '{') return tokens[start + 1] === '}' ? { text: '{}', last: start + 1 } : null;
	if (tokens[start + 1] === ']') return { text: '[]', last: start + 1 };
	let text = '[';
	for (let i = start + 1; i < tokens.length && text.length < FLAT_WIDTH; i += 2) {
		if (isPunctuation(tokens[i])) return null;
		text += tokens[i];
		if (tokens[i + 1] === ']') return { text: `${text}]`, last: i + 1 };
		if (tokens[i + 1] !== ',') return null;
		text += ', ';
	}
	return null;
}

function isPunctuation(token: string): boolean {
	return /^[{}[\],:]$/.test(token);
}

/** Whether a word follows another without anything between: a mistake that must stay visible. */
function needsSpace(before: string | undefined): boolean {
	return before !== undefined && !/^[{[,:]$/.test(before);
}
