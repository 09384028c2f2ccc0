/**
 * When a double may stand for a decimal literal.
 *
 * The rule: at most 15 significant digits (zeros in front do not count), and a magnitude between 1e-290 and
 * 1e290, or zero. A double holds every such decimal so that it reads back (DBL_DIG is 15), so different
 * decimals have different doubles; and rounding never turns the order around. Comparing the doubles of two
 * such literals is therefore comparing the decimals. A whole number stays whole and a broken one stays broken.
 */

const MOST_DIGITS = 15;
const LEAST = 1e-290;
const MOST = 1e290;

/** Doubles hold every power of ten up to this one exactly. */
export const POWERS_OF_TEN: readonly number[] = Array.from({ length: 16 }, (_, power) => 10 ** power);

/**
 * The double that stands for the JSON number written from `start` to `end` of `text`, or NaN where none can.
 * Whole numbers of at most 15 digits are read in place.
 */
export function safeDouble(text: string, start: number, end: number): number {
	const negative = text.charCodeAt(start) === 45;
	let at = negative ? start + 1 : start;
	let digits = 0;
	let value = 0;
	let scale = -1;
	for (; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 46) {
			scale = 0;
			continue;
		}
		if (unit < 48 || unit > 57) break;
		if (scale >= 0) scale++;
		if (digits > 0 || unit !== 48) {
			if (++digits > MOST_DIGITS) return Number.NaN;
			value = value * 10 + (unit - 48);
		}
	}
	if (digits === 0) return 0;
	if (at === end) {
		if (scale <= 0) return negative ? -value : value;
		// One division of two exact doubles rounds as reading the text does.
		if (scale < POWERS_OF_TEN.length) return (negative ? -value : value) / POWERS_OF_TEN[scale];
	}
	const double = Number(text.slice(start, end));
	const magnitude = Math.abs(double);
	return magnitude > LEAST && magnitude < MOST ? double : Number.NaN;
}
