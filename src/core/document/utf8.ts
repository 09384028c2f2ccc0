/** UTF-8 of texts that stay UTF-16: lengths and order without encoding anything. */

/** The UTF-8 length in bytes of a part of a text. A lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string, start = 0, end = text.length): number {
	let bytes = end - start;
	for (let at = start; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit < 0x80) continue;
		bytes += unit < 0x800 ? 1 : 2;
		if (unit < 0xd800 || unit > 0xdbff || at + 1 >= end) continue;
		const next = text.charCodeAt(at + 1);
		if (next < 0xdc00 || next > 0xdfff) continue;
		// Four bytes for the pair: two were counted as units, two more for its first half.
		at++;
	}
	return bytes;
}

/** Orders names as their UTF-8 bytes do, which is by code point; JavaScript's own order is by UTF-16 unit. */
export function compareUtf8(a: string, b: string): number {
	const shorter = Math.min(a.length, b.length);
	for (let at = 0; at < shorter; at++) {
		const x = a.charCodeAt(at);
		const y = b.charCodeAt(at);
		if (x === y) continue;
		return rank(x) - rank(y);
	}
	return a.length - b.length;
}

/** Puts surrogates, which stand for code points from U+10000, above the units that stand for themselves. */
function rank(unit: number): number {
	return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
