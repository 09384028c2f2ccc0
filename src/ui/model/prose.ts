/** A piece of a sentence: plain, or code. */
export interface ProsePart {
	readonly text: string;
	readonly code: boolean;
}

/** Splits a sentence at its backticks. A lone backtick is plain text. */
export function proseParts(sentence: string): readonly ProsePart[] {
	const parts: ProsePart[] = [];
	let rest = 0;
	for (let open = sentence.indexOf('`'); open >= 0; open = sentence.indexOf('`', rest)) {
		const close = sentence.indexOf('`', open + 1);
		if (close < 0) break;
		if (open > rest) parts.push({ text: sentence.slice(rest, open), code: false });
		if (close > open + 1) parts.push({ text: sentence.slice(open + 1, close), code: true });
		rest = close + 1;
	}
	if (rest < sentence.length) parts.push({ text: sentence.slice(rest), code: false });
	return parts;
}

/** The sentence without its marks, for names and copies. */
export function plainText(sentence: string): string {
	return proseParts(sentence)
		.map(({ text }) => text)
		.join('');
}

/** The first sentence of a text, without its full stop. Stops inside code and quotes do not count. */
export function firstSentence(text: string): string {
	let inside: string | null = null;
	for (let i = 0; i < text.length; i++) {
		const unit = text[i];
		if (inside !== null) inside = unit === inside ? null : inside;
		else if (unit === '`' || unit === '"') inside = text.includes(unit, i + 1) ? unit : null;
		else if (unit === '.' && (i + 1 === text.length || /^\s+\S/.test(text.slice(i + 1, i + 3))))
			return text.slice(0, i);
	}
	return text;
}

/** A text as code between backticks. What is inside cannot end it. */
export function code(text: string): string {
	return `\`${text.replaceAll('`', "'")}\``;
}
