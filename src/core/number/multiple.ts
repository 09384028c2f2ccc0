import type { Decimal } from './decimal.ts';
import { POWERS_OF_TEN } from './double.ts';

/** Digits of a whole number that a double surely holds. */
const DOUBLE_DIGITS = 15;

/**
 * Whether `value` is a whole multiple of `divisor`, exactly. A divisor of zero has no multiples but zero.
 *
 * With value a·10^p and divisor b·10^q, both a and b free of trailing zeros, and k = p − q:
 * - k < 0: a would have to hold the factor 10, which it does not, so no (but for zero).
 * - k ≥ 0: b must divide a·10^k. Of 10^k only its twos and fives can help, and b has fewer of either than
 *   4 × (digits of b); so a greater k counts as that many, and no power is ever expanded.
 */
export function isMultipleOf(value: Decimal, divisor: Decimal): boolean {
	const x = value.double;
	const d = divisor.double;
	if (Number.isSafeInteger(x) && Number.isSafeInteger(d) && d !== 0) return x % d === 0;
	if (value.digits === '') return true;
	if (divisor.digits === '') return false;
	const shift = value.exponent - divisor.exponent;
	if (shift < 0n) return false;
	const most = divisor.digits.length * 4;
	const zeros = shift < BigInt(most) ? Number(shift) : most;
	return dividesShifted(value.digits, zeros, divisor.digits);
}

/** Whether the whole number written `divisor` divides the one written `digits` with that many zeros after it. */
function dividesShifted(digits: string, zeros: number, divisor: string): boolean {
	if (divisor.length <= DOUBLE_DIGITS && digits.length + zeros <= DOUBLE_DIGITS) {
		return (Number(digits) * POWERS_OF_TEN[zeros]) % Number(divisor) === 0;
	}
	const modulus = BigInt(divisor);
	return (remainder(digits, modulus, divisor.length) * 10n ** BigInt(zeros)) % modulus === 0n;
}

/**
 * The remainder of a long whole number, taken in pieces as long as the divisor: turning a million digits into
 * one bigint takes time that grows faster than its length, this does not.
 */
function remainder(digits: string, modulus: bigint, modulusDigits: number): bigint {
	const piece = Math.max(DOUBLE_DIGITS, modulusDigits);
	const full = 10n ** BigInt(piece);
	let rest = 0n;
	let at = 0;
	for (; at + piece <= digits.length; at += piece) {
		rest = (rest * full + BigInt(digits.slice(at, at + piece))) % modulus;
	}
	if (at < digits.length) {
		rest = (rest * 10n ** BigInt(digits.length - at) + BigInt(digits.slice(at))) % modulus;
	}
	return rest;
}
