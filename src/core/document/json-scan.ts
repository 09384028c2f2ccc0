import { ARRAY, FALSE, KIND_MASK, MARKED, NULL, NUMBER, OBJECT, STRING, TRUE } from './document.ts';
import { type ScanBytes, WIDE } from './json-bytes.ts';
import { HASH_FACTOR, HASH_START, type Names } from './json-names.ts';
import { skipPlain, skipString } from './json-skip.ts';
import { Shadows } from './shadowed.ts';
import type { Tables } from './tables.ts';

/** What the grammar asked for where a text stops being JSON. In a token (string, number, word) it is the token's start. */
export type Expected = 'value' | 'name' | 'colon' | 'comma' | 'end' | 'string' | 'number' | 'word';

/** Where a text stops being JSON. */
export interface Stop {
	readonly at: number;
	readonly expected: Expected;
	/** Node of the innermost open container, or -1. */
	readonly open: number;
}

/** What a scan finds besides the tables. */
interface Finds {
	/** What looked for names written twice; null where no object can have one. */
	shadows: Shadows | null;
	/** Offsets of `\u` escapes that are half a surrogate pair. */
	readonly loneSurrogates: number[];
}

export interface Scan extends Finds {
	/** Number of nodes. */
	readonly size: number;
	readonly stop: Stop | null;
}

function stopped(found: Finds, size: number, at: number, expected: Expected, open: number): Scan {
	return { ...found, size, stop: { at, expected, open } };
}

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const LETTER_A = 97;
const LETTER_E = 101;
const LETTER_F = 102;
const LETTER_L = 108;
const LETTER_N = 110;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_T = 116;
const LETTER_U = 117;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** An object's last name number once its names no longer ascend: only then can one of them be a second one. */
const UNSORTED = 0x7fffffff;

/**
 * Reads JSON (RFC 8259) from `start` into the tables in one pass, without recursion. `scanned` is what
 * toScanBytes makes of the text.
 *
 * An open container keeps its parent in `nexts`, and, while a container inside it is open, its count so far in
 * `counts` and its last name in `ends`; so depth costs nothing beyond the tables.
 */
export function scanJson(text: string, scanned: ScanBytes, start: number, tables: Tables, names: Names): Scan {
	const { length } = text;
	const { bytes, words } = scanned;
	const found: Finds = { shadows: null, loneSurrogates: [] };
	let { kinds, starts, ends, nexts, counts, keyIds, keyStarts, keyEnds, capacity } = tables;
	let { firsts, follow } = names;
	let at = start;
	let size = 0;
	/** Innermost open container, and what would be kept of it. */
	let top = -1;
	let inObject = false;
	let count = 0;
	let lastKey = -1;
	/** The name of the value to come. */
	let key = -1;
	let keyStart = -1;
	let keyEnd = -1;
	/** The name read before, to guess the next one. */
	let before = -1;
	let wantName = false;

	for (;;) {
		let unit = bytes[at];
		if (wantName) {
			while (unit === SPACE || unit === LF || unit === TAB || unit === CR) unit = bytes[++at];
			if (unit !== QUOTE) return stopped(found, size, at, 'name', top);
			keyStart = at++;
			key = -1;
			const guess = before < 0 ? -1 : follow[before];
			if (guess >= 0) {
				let other = firsts[guess];
				if (other >= 0) {
					let here = at;
					unit = bytes[here];
					while (unit === bytes[other] && unit !== QUOTE) {
						unit = bytes[++here];
						other++;
					}
					if (unit === QUOTE && bytes[other] === QUOTE) {
						key = guess;
						at = here;
					}
				}
			}
			if (key < 0) {
				let hash = HASH_START;
				unit = bytes[at];
				while (unit !== QUOTE && unit !== BACKSLASH && unit >= SPACE && unit < WIDE) {
					hash = Math.imul(hash ^ unit, HASH_FACTOR);
					unit = bytes[++at];
				}
				if (unit === QUOTE) key = names.plain(keyStart + 1, at, hash);
				else {
					at = skipString(bytes, words, at, found.loneSurrogates);
					if (at < 0) return stopped(found, size, keyStart, 'string', top);
					key = names.decoded(JSON.parse(text.slice(keyStart, at + 1)) as string);
				}
				firsts = names.firsts;
				follow = names.follow;
				if (before >= 0) follow[before] = key;
			}
			before = key;
			lastKey = key > lastKey ? key : UNSORTED;
			keyEnd = ++at;
			unit = bytes[at];
			while (unit === SPACE || unit === LF || unit === TAB || unit === CR) unit = bytes[++at];
			if (unit !== COLON) return stopped(found, size, at, 'colon', top);
			unit = bytes[++at];
		}
		while (unit === SPACE || unit === LF || unit === TAB || unit === CR) unit = bytes[++at];

		const node = size;
		if (node === capacity) {
			tables.grow(node, at, length);
			({ kinds, starts, ends, nexts, counts, keyIds, keyStarts, keyEnds, capacity } = tables);
		}
		let kind: number;
		const from = at;
		if (unit === QUOTE) {
			kind = STRING;
			at = skipPlain(bytes, words, at + 1);
			if (bytes[at] !== QUOTE) {
				kind = STRING | MARKED;
				at = skipString(bytes, words, at, found.loneSurrogates);
				if (at < 0) return stopped(found, size, from, 'string', top);
			}
			at++;
		} else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
			kind = unit === OPEN_BRACE ? OBJECT : ARRAY;
		} else if ((unit >= ZERO && unit <= NINE) || unit === MINUS) {
			kind = NUMBER;
			if (unit === MINUS) unit = bytes[++at];
			if (unit === ZERO) unit = bytes[++at];
			else if (unit < ZERO || unit > NINE) return stopped(found, size, from, 'number', top);
			else
				do unit = bytes[++at];
				while (unit >= ZERO && unit <= NINE);
			if (unit === DOT) {
				kind = NUMBER | MARKED;
				unit = bytes[++at];
				if (unit < ZERO || unit > NINE) return stopped(found, size, from, 'number', top);
				do unit = bytes[++at];
				while (unit >= ZERO && unit <= NINE);
			}
			if ((unit | 32) === LETTER_E) {
				kind = NUMBER | MARKED;
				unit = bytes[++at];
				if (unit === PLUS || unit === MINUS) unit = bytes[++at];
				if (unit < ZERO || unit > NINE) return stopped(found, size, from, 'number', top);
				do unit = bytes[++at];
				while (unit >= ZERO && unit <= NINE);
			}
		} else if (unit === LETTER_T) {
			kind = TRUE;
			if (bytes[at + 1] !== LETTER_R || bytes[at + 2] !== LETTER_U || bytes[at + 3] !== LETTER_E)
				return stopped(found, size, at, 'word', top);
			at += 4;
		} else if (unit === LETTER_F) {
			kind = FALSE;
			if (
				bytes[at + 1] !== LETTER_A ||
				bytes[at + 2] !== LETTER_L ||
				bytes[at + 3] !== LETTER_S ||
				bytes[at + 4] !== LETTER_E
			)
				return stopped(found, size, at, 'word', top);
			at += 5;
		} else if (unit === LETTER_N) {
			kind = NULL;
			if (bytes[at + 1] !== LETTER_U || bytes[at + 2] !== LETTER_L || bytes[at + 3] !== LETTER_L)
				return stopped(found, size, at, 'word', top);
			at += 4;
		} else return stopped(found, size, at, 'value', top);

		starts[node] = from;
		keyIds[node] = key;
		keyStarts[node] = keyStart;
		keyEnds[node] = keyEnd;
		counts[node] = 0;
		count++;
		size++;

		if ((kind & KIND_MASK) >= ARRAY) {
			kinds[node] = kind;
			unit = bytes[++at];
			while (unit === SPACE || unit === LF || unit === TAB || unit === CR) unit = bytes[++at];
			if (unit !== (kind === OBJECT ? CLOSE_BRACE : CLOSE_BRACKET)) {
				if (top >= 0) {
					counts[top] = count;
					ends[top] = lastKey;
				}
				nexts[node] = top;
				top = node;
				count = 0;
				lastKey = -1;
				inObject = wantName = kind === OBJECT;
				if (!inObject) key = keyStart = keyEnd = -1;
				continue;
			}
			at++;
		}
		kinds[node] = kind;
		ends[node] = at;
		nexts[node] = size;

		for (;;) {
			unit = bytes[at];
			while (unit === SPACE || unit === LF || unit === TAB || unit === CR) unit = bytes[++at];
			if (top < 0) {
				if (at < length) return stopped(found, size, at, 'end', top);
				return { ...found, size, stop: null };
			}
			if (unit === COMMA) {
				at++;
				break;
			}
			if (unit !== (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) return stopped(found, size, at, 'comma', top);
			at++;
			const parent = nexts[top];
			nexts[top] = size;
			ends[top] = at;
			counts[top] = count;
			if (lastKey === UNSORTED) {
				found.shadows ??= new Shadows();
				found.shadows.look(tables, top, names.keys.length);
			}
			top = parent;
			if (top >= 0) {
				count = counts[top];
				lastKey = ends[top];
				inObject = kinds[top] === OBJECT;
			}
		}
		wantName = inObject;
		if (!inObject) key = keyStart = keyEnd = -1;
	}
}
