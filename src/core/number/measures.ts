import { exponentAt, exponentOf } from './decimal.ts';

/**
 * The precision of a JSON number as `java.math.BigDecimal.precision()` counts it: the digits of the unscaled
 * value as written, zeros in front left out and zeros behind kept; 1 for zero.
 */
export function precisionOf(text: string): number {
	const end = exponentAt(text);
	let digits = 0;
	for (let at = 0; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit >= 48 && unit <= 57 && (digits > 0 || unit !== 48)) digits++;
	}
	return Math.max(digits, 1);
}

/**
 * The scale of a JSON number as `java.math.BigDecimal.scale()` counts it: digits after the point less the
 * exponent, so `1e1000` has −1000. Held to ±Number.MAX_SAFE_INTEGER where an exponent goes beyond.
 */
export function scaleOf(text: string): number {
	const mark = exponentAt(text);
	const point = text.indexOf('.');
	const fraction = point < 0 ? 0 : mark - point - 1;
	// A double holds an exponent of so few digits exactly.
	if (text.length - mark <= 15) return fraction - Number(text.slice(mark + 1));
	const scale = BigInt(fraction) - exponentOf(text, mark);
	const most = BigInt(Number.MAX_SAFE_INTEGER);
	return Number(scale > most ? most : scale < -most ? -most : scale);
}
