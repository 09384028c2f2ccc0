import { compareDecimals, parseDecimal } from '../number/index.ts';
import type { Random } from '../random.ts';
import { type Facets, strictest } from './facets.ts';
import { between, shifted, times } from './numerals.ts';
import { IN_FORMAT, PALETTE } from './palette.ts';
import { stringMatching } from './pattern.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', ...'ABC 019_-', 'é', '🦑'];

/** A numeral that most likely fits. */
export function numeralFor(facets: Facets, integer: boolean, random: Random): string {
	const candidates = numerals(facets, integer).filter((text) => within(text, facets));
	if (candidates.length > 0 && random.chance(0.9)) return random.pick(candidates);
	return random.pick(integer ? PALETTE.integer : PALETTE.number);
}

function within(text: string, { lower, upper }: Facets): boolean {
	const value = parseDecimal(text);
	const order = (bound: string) => compareDecimals(value, parseDecimal(bound));
	return (
		lower.every(({ at, exclusive }) => (exclusive ? order(at) > 0 : order(at) >= 0)) &&
		upper.every(({ at, exclusive }) => (exclusive ? order(at) < 0 : order(at) <= 0))
	);
}

function numerals(facets: Facets, integer: boolean): readonly string[] {
	const lower = strictest(facets.lower, 'lower');
	const upper = strictest(facets.upper, 'upper');
	const near: (string | null)[] = [];
	for (const [bound, away] of [
		[lower, 1],
		[upper, -1],
	] as const) {
		if (bound === null) continue;
		const whole = /^(-?\d+)(?:\.\d+)?$/.exec(bound.at)?.[1];
		if (!bound.exclusive) near.push(bound.at);
		else
			near.push(
				shifted(bound.at, away),
				...(integer ? [] : [shifted(`${bound.at}${bound.at.includes('.') ? '0' : '.0'}`, away)]),
			);
		if (whole !== undefined) near.push(shifted(whole, away), shifted(whole, 2 * away), whole);
		if (!integer) near.push(between(bound.exclusive && away < 0 ? (shifted(bound.at, -1) ?? bound.at) : bound.at));
	}
	const [divisor] = facets.divisors;
	if (divisor === undefined) return near.filter((each) => each !== null);
	const start =
		lower === null
			? upper === null
				? 0
				: Math.floor(Number(upper.at) / Number(divisor)) - 1
			: Math.ceil(Number(lower.at) / Number(divisor));
	if (!Number.isSafeInteger(start)) return [divisor];
	return [0, 1, 2, 3].map((more) => times(divisor, start + more) ?? divisor);
}

/**
 * The JSON text of a string that most likely fits.
 * @param longest characters that are written at most
 */
export function stringFor(facets: Facets, longest: number, random: Random): string {
	const least = Math.min(facets.counts.get('minLength') ?? 0, longest);
	const most = Math.min(facets.counts.get('maxLength') ?? Number.POSITIVE_INFINITY, longest);
	const [pattern] = facets.patterns;
	if (pattern !== undefined) {
		for (let tries = 0; tries < 6; tries++) {
			const text = stringMatching(pattern, random);
			if (text === null) break;
			const length = [...text].length;
			if (length >= least && length <= most) return JSON.stringify(text);
			// An expression that is not held at its end takes more.
			if (length < least) return JSON.stringify(text + text.slice(-1).repeat(least - length));
		}
		return random.pick(PALETTE.string);
	}
	const known = facets.format === null || !Object.hasOwn(IN_FORMAT, facets.format) ? null : IN_FORMAT[facets.format];
	if (known !== null) return JSON.stringify(random.pick(known));
	return JSON.stringify(textOf(least + random.below(Math.max(0, Math.min(most - least, 6)) + 1), random));
}

/** A text of so many characters (code points). */
export function textOf(length: number, random: Random): string {
	if (length > 200) return 'a'.repeat(length);
	return Array.from({ length }, () => random.pick(LETTERS)).join('');
}
