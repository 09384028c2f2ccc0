/** Arithmetic on numerals as texts: exact, and never longer than what it is given by more than a digit or two. */

/** Numerals longer than this, or with an exponent, are left as they are. */
const PLAIN = /^-?\d{1,400}(?:\.\d{1,400})?$/;

interface Scaled {
	readonly units: bigint;
	/** Digits after the point. */
	readonly scale: number;
}

function scaled(text: string): Scaled | null {
	if (!PLAIN.test(text)) return null;
	const point = text.indexOf('.');
	return point < 0
		? { units: BigInt(text), scale: 0 }
		: { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

function spelled({ units, scale }: Scaled): string {
	const negative = units < 0n;
	const digits = String(negative ? -units : units).padStart(scale + 1, '0');
	const sign = negative ? '-' : '';
	return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The numeral a number of units of its last place away; null for one with an exponent. */
export function shifted(text: string, by: number): string | null {
	const value = scaled(text);
	return value === null ? null : spelled({ ...value, units: value.units + BigInt(by) });
}

/** The numeral times a whole number; null for one with an exponent. */
export function times(text: string, factor: number): string | null {
	const value = scaled(text);
	return value === null ? null : spelled({ ...value, units: value.units * BigInt(factor) });
}

/** The numeral and half a unit of its last place; null for one with an exponent. */
export function between(text: string): string | null {
	const value = scaled(text);
	return value === null ? null : spelled({ units: value.units * 10n + 5n, scale: value.scale + 1 });
}
