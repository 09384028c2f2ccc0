import { utf8Length } from '../document/utf8.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Whether a text's UTF-16 length is its UTF-8 length and its number of code points. */
export function isAscii(text: string): boolean {
	return !BEYOND_ASCII.test(text);
}

/** The bytes of a text written as a JSON string in UTF-8 with no escape that is not needed, quotes included. */
export function compactLength(text: string): number {
	let bytes = utf8Length(text) + 2;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 0x22 || unit === 0x5c) bytes++;
		else if (unit < 0x20) bytes += SHORT_ESCAPES.has(unit) ? 1 : 5;
	}
	return bytes;
}

/** \b \t \n \f \r; other control characters need six bytes. */
const SHORT_ESCAPES: ReadonlySet<number> = new Set([8, 9, 10, 12, 13]);
