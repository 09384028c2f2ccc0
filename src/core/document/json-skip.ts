const SPACE = 32;
const QUOTE = 34;
const ZERO = 48;
const NINE = 57;
const BACKSLASH = 92;
const LETTER_A = 97;
const LETTER_F = 102;
const LETTER_U = 117;

/** 1 for the letters that may follow a backslash on their own. */
const SIMPLE_ESCAPES = new Uint8Array(256);
for (const letter of '"\\/bfnrt') SIMPLE_ESCAPES[letter.charCodeAt(0)] = 1;

/** Each byte of a word a one, a space, a quotation mark, a backslash; and the high bits. */
const ONES = 0x01010101;
const SPACES = 0x20202020;
const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;
const HIGHS = 0x80808080 | 0;

/**
 * The first offset from `from` on that is a quotation mark, a backslash or a control character: where a string
 * ends or is not plain. Four bytes are looked at together: `(x - ones) & ~x` has a high bit where a byte of x is
 * zero, and likewise for bytes below a space.
 */
export function skipPlain(bytes: Uint8Array, words: Int32Array, from: number): number {
	let at = from;
	let unit = bytes[at];
	while (unit !== QUOTE && unit !== BACKSLASH && unit >= SPACE) {
		unit = bytes[++at];
		if ((at & 3) !== 0) continue;
		let word = at >> 2;
		for (;;) {
			const four = words[word];
			const quotes = four ^ QUOTES;
			const backslashes = four ^ BACKSLASHES;
			const special = ((four - SPACES) & ~four) | ((quotes - ONES) & ~quotes) | ((backslashes - ONES) & ~backslashes);
			if ((special & HIGHS) !== 0) break;
			word++;
		}
		at = word << 2;
		unit = bytes[at];
		while (unit !== QUOTE && unit !== BACKSLASH && unit >= SPACE) unit = bytes[++at];
	}
	return at;
}

/**
 * From the first unit of a string that is not plain to its closing quote. -1 where the string is not right:
 * not closed, a raw control character, an unknown escape. `\\u` escapes that are half a surrogate pair are listed.
 */
export function skipString(bytes: Uint8Array, words: Int32Array, from: number, loneSurrogates: number[]): number {
	let at = from;
	/** Where an escaped high surrogate is whose other half must come next. */
	let high = -1;
	for (;;) {
		const unit = bytes[at];
		if (unit !== BACKSLASH) {
			if (high >= 0) {
				loneSurrogates.push(high);
				high = -1;
			}
			if (unit === QUOTE) return at;
			if (unit < SPACE) return -1;
			at = skipPlain(bytes, words, at);
			continue;
		}
		const letter = bytes[at + 1];
		let code = 0;
		if (letter === LETTER_U) {
			code = escapedUnit(bytes, at + 2);
			if (code < 0) return -1;
		} else if (SIMPLE_ESCAPES[letter] === 0) return -1;
		const low = (code & 0xfc00) === 0xdc00;
		if (low !== high >= 0) loneSurrogates.push(low ? at : high);
		high = (code & 0xfc00) === 0xd800 ? at : -1;
		at += letter === LETTER_U ? 6 : 2;
	}
}

/** The code unit of four hex digits, or -1. */
function escapedUnit(bytes: Uint8Array, at: number): number {
	let code = 0;
	for (let i = at; i < at + 4; i++) {
		const unit = bytes[i];
		const letter = unit | 32;
		if (unit >= ZERO && unit <= NINE) code = code * 16 + unit - ZERO;
		else if (letter >= LETTER_A && letter <= LETTER_F) code = code * 16 + letter - LETTER_A + 10;
		else return -1;
	}
	return code;
}
