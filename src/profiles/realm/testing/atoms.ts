import { number, object, type Written } from './json.ts';
import type { Random } from './random.ts';

const NAMES = [
	'a',
	'b',
	'c',
	'ab',
	'name',
	'foo',
	'minLength',
	'type',
	'$ref',
	'a/b',
	'a~b',
	'x y',
	'é',
	'😀',
	'',
	'2',
	'10',
	'%',
];
const INHERITED = ['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf'];
const TEXTS = [
	'',
	'a',
	'ab',
	'abc',
	'AB-12',
	'é',
	'😀',
	'e\u0301',
	'a😀b',
	'1',
	'null',
	'toString',
	'__proto__',
	'\ud800',
	'aaaaaa',
];
const NUMBERS = [
	...['0', '-0', '1', '1.0', '2', '3', '-1', '0.1', '0.3', '1.5', '10', '1e2', '1E+2', '4.0', '0.01', '1.13'],
	...['9007199254740992', '9007199254740993', '1e21', '1e22', '1e400', '-1e400', '5e-324', '1e-7', '100', '2.50'],
];
export const PATTERNS = ['^a', 'b$', '^[A-Z]+-[0-9]+$', '.', '^$', '\\d', '^.$', '[😀]', 'x y', '^(a|b)$', 'o'];
const BROKEN_PATTERNS = ['[', '\\_a', '(', 'a{2,1}', '\\p{Nope}', '*'];

export function name(random: Random): string {
	return random.chance(random.strangeness) ? random.pick(INHERITED) : random.pick(NAMES);
}

export function text(random: Random): string {
	return random.pick(TEXTS);
}

export function pattern(random: Random): string {
	return random.chance(0.03) ? random.pick(BROKEN_PATTERNS) : random.pick(PATTERNS);
}

export function numeral(random: Random): Written {
	return number(random.pick(NUMBERS));
}

export function small(random: Random): Written {
	return number(random.pick(['0', '1', '2', '3', '1.0', '2e0']));
}

/** Any JSON value, not too deep. */
export function anything(random: Random, depth = 2): Written {
	switch (random.below(depth > 0 ? 8 : 6)) {
		case 0:
			return null;
		case 1:
			return random.chance(0.5);
		case 2:
		case 3:
			return numeral(random);
		case 4:
		case 5:
			return text(random);
		case 6:
			return Array.from({ length: random.below(4) }, () => anything(random, depth - 1));
		default:
			return object(...entries(random, () => anything(random, depth - 1)));
	}
}

/** Properties under random names; now and then one twice. */
export function entries(random: Random, make: () => Written, most = 4): (readonly [string, Written])[] {
	return Array.from({ length: random.below(most + 1) }, () => [name(random), make()] as const);
}
