/**
 * Exact decimal numbers of any size, read from JSON number text. A number is a sign, its significant digits
 * without zeros at either end, and a power of ten. The power is never expanded: `1e1000000000` costs nothing.
 */

import { safeDouble } from './double.ts';

interface Parts {
	readonly negative: boolean;
	/** Significant digits, no zero at either end; "" for zero. */
	readonly digits: string;
	/** The power of ten by which `digits`, read as an integer, is multiplied. */
	readonly exponent: bigint;
}

/** One exact decimal. Its parts are worked out when first asked for: most numbers are answered by `double`. */
export class Decimal {
	/** JSON number text, as written. */
	readonly text: string;
	/** The double that can stand for the number in every comparison (see double.ts), or NaN where none can. */
	readonly double: number;
	#parts: Parts | undefined;

	/** `text` must be a JSON number. */
	constructor(text: string) {
		this.text = text;
		this.double = safeDouble(text, 0, text.length);
	}

	get negative(): boolean {
		return this.#read().negative;
	}

	/** Significant digits, no zero at either end; "" for zero. */
	get digits(): string {
		return this.#read().digits;
	}

	/** The power of ten by which `digits`, read as an integer, is multiplied; 0 for zero. */
	get exponent(): bigint {
		return this.#read().exponent;
	}

	#read(): Parts {
		this.#parts ??= split(this.text);
		return this.#parts;
	}
}

/** Reads JSON number text. */
export function parseDecimal(text: string): Decimal {
	return new Decimal(text);
}

function split(text: string): Parts {
	const negative = text.startsWith('-');
	const mark = exponentAt(text);
	const point = text.indexOf('.');
	const whole = text.slice(negative ? 1 : 0, point < 0 ? mark : point);
	const fraction = point < 0 ? '' : text.slice(point + 1, mark);
	const all = whole + fraction;
	let start = 0;
	while (all.charCodeAt(start) === 48) start++;
	let end = all.length;
	while (end > start && all.charCodeAt(end - 1) === 48) end--;
	if (start === end) return { negative: false, digits: '', exponent: 0n };
	const exponent = exponentOf(text, mark) + BigInt(all.length - end - fraction.length);
	return { negative, digits: all.slice(start, end), exponent };
}

/** Where the exponent part of a JSON number starts; its length when there is none. */
export function exponentAt(text: string): number {
	const small = text.indexOf('e');
	if (small >= 0) return small;
	const large = text.indexOf('E');
	return large >= 0 ? large : text.length;
}

/** The written exponent, given where it starts. */
export function exponentOf(text: string, mark: number): bigint {
	if (mark >= text.length) return 0n;
	const sign = text.charCodeAt(mark + 1);
	const digits = BigInt(text.slice(sign === 43 || sign === 45 ? mark + 2 : mark + 1));
	return sign === 45 ? -digits : digits;
}

/** Whether a number has no fraction, however it is written: `1.0`, `1e400` and `-0` have none. */
export function isIntegral(value: Decimal): boolean {
	const { double } = value;
	return Number.isNaN(double) ? value.exponent >= 0n : Number.isInteger(double);
}

/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. `-0` equals `0`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
	const x = a.double;
	const y = b.double;
	if (!Number.isNaN(x) && !Number.isNaN(y)) return x < y ? -1 : x > y ? 1 : 0;
	const sign = signOf(a);
	if (sign !== signOf(b)) return sign - signOf(b);
	return sign * compareMagnitudes(a, b);
}

function signOf(value: Decimal): -1 | 0 | 1 {
	return value.digits === '' ? 0 : value.negative ? -1 : 1;
}

function compareMagnitudes(a: Decimal, b: Decimal): number {
	const p = a.exponent + BigInt(a.digits.length);
	const q = b.exponent + BigInt(b.digits.length);
	if (p !== q) return p < q ? -1 : 1;
	// Both are 0.digits × 10^p, and a fraction's digits sort as text does.
	return a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0;
}

/** The same text for equal numbers and different texts for different ones: `1`, `1.0` and `10e-1` are "1". */
export function canonical(text: string): string {
	const value = new Decimal(text);
	if (!Number.isNaN(value.double)) return String(value.double);
	const { negative, digits, exponent } = value;
	if (digits.length <= 15) {
		// Only trailing zeros may have kept the double away; then the shorter spelling has one.
		const shorter = `${negative ? '-' : ''}${digits || '0'}e${exponent}`;
		const double = safeDouble(shorter, 0, shorter.length);
		return Number.isNaN(double) ? shorter : String(double);
	}
	return `${negative ? '-' : ''}${digits}e${exponent}`;
}
