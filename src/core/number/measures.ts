import { exponentOf } from './decimal.ts';

/**
 * The precision of the JSON number written from `start` to `end` of a text, as
 * `java.math.BigDecimal.precision()` counts it: the digits of the unscaled value as written, zeros in front
 * left out and zeros behind kept; 1 for zero.
 */
export function precisionOf(text: string, start = 0, end = text.length): number {
	let digits = 0;
	for (let at = start; at < end; at++) {
		const unit = text.charCodeAt(at);
		// Letters alone stand above the digits: the exponent begins.
		if (unit > 57) break;
		if (unit >= 48 && (digits > 0 || unit !== 48)) digits++;
	}
	return Math.max(digits, 1);
}

/**
 * The scale of the JSON number written from `start` to `end` of a text, as `java.math.BigDecimal.scale()`
 * counts it: digits after the point less the exponent, so `1e1000` has −1000. Held to
 * ±Number.MAX_SAFE_INTEGER where an exponent goes beyond.
 */
export function scaleOf(text: string, start = 0, end = text.length): number {
	// Most numbers end in their fraction: the point comes before anything else from behind.
	let last = end - 1;
	while (last > start && isDigit(text.charCodeAt(last))) last--;
	if (text.charCodeAt(last) === 46) return end - 1 - last;
	let point = -1;
	let mark = start;
	for (; mark < end; mark++) {
		const unit = text.charCodeAt(mark);
		if (unit === 46) point = mark;
		else if (unit > 57) break;
	}
	if (mark === end) return 0;
	const fraction = point < 0 ? 0 : mark - point - 1;
	// A double holds an exponent of so few digits exactly.
	if (end - mark <= 15) return fraction - Number(text.slice(mark + 1, end));
	const scale = BigInt(fraction) - exponentOf(text.slice(start, end), mark - start);
	const most = BigInt(Number.MAX_SAFE_INTEGER);
	return Number(scale > most ? most : scale < -most ? -most : scale);
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
