import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	canonical,
	compareDecimals,
	isIntegral,
	isMultipleOf,
	parseDecimal,
	precisionOf,
	safeDouble,
	scaleOf,
} from './index.ts';

const isMultiple = (value: string, divisor: string) => isMultipleOf(parseDecimal(value), parseDecimal(divisor));
const compare = (a: string, b: string) => compareDecimals(parseDecimal(a), parseDecimal(b));
const integral = (text: string) => isIntegral(parseDecimal(text));
const double = (text: string) => safeDouble(text, 0, text.length);

/** A number text as a fraction n / 10^SCALE, by brute force: the slow truth to compare with. */
const SCALE = 700;
function expand(text: string): bigint {
	const [, sign = '', whole = '', fraction = '', exponent = '0'] =
		/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
	const value = BigInt(whole + fraction) * 10n ** BigInt(SCALE + Number(exponent) - fraction.length);
	return sign === '-' ? -value : value;
}

const digits = (most: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: most });
const numberText = fc
	.record({
		negative: fc.boolean(),
		whole: digits(20),
		fraction: fc.option(digits(20)),
		exponent: fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -310, max: 310 }))),
		sign: fc.constantFrom('e', 'E', 'e+', 'E+'),
	})
	.map(({ negative, whole, fraction, exponent, sign }) => {
		const front = whole.join('').replace(/^0+(?=\d)/, '');
		const power = exponent === null ? '' : exponent < 0 ? `e${exponent}` : `${sign}${exponent}`;
		return `${negative ? '-' : ''}${front}${fraction === null ? '' : `.${fraction.join('')}`}${power}`;
	});
/** Close to the number: another spelling of it, or one in the last digit away. */
const pair = fc.tuple(numberText, numberText, fc.constantFrom('other', 'zero', 'nudge')).map(([a, b, how]) => {
	const [mantissa = '', power] = a.split(/[eE]/);
	const tail = power === undefined ? '' : `e${power}`;
	const pointed = mantissa.includes('.') ? mantissa : `${mantissa}.0`;
	if (how === 'zero') return [a, `${pointed}00000000000000${tail}`] as const;
	if (how === 'nudge') return [a, `${pointed}1${tail}`] as const;
	return [a, b] as const;
});

describe('the double that may stand for a literal', () => {
	test('is the nearest double wherever there is one', () => {
		fc.assert(
			fc.property(numberText, (text) => {
				const found = double(text);
				if (!Number.isNaN(found)) expect(found + 0).toBe(Number(text) + 0);
			}),
			{ numRuns: 2000 },
		);
	});

	test('orders, tells apart and finds whole numbers as the exact values do', () => {
		fc.assert(
			fc.property(pair, ([a, b]) => {
				const x = double(a);
				const y = double(b);
				const exact = expand(a) - expand(b);
				if (!Number.isNaN(x) && !Number.isNaN(y))
					expect(Math.sign(x - y) + 0).toBe(exact < 0n ? -1 : exact > 0n ? 1 : 0);
				if (!Number.isNaN(x)) expect(Number.isInteger(x)).toBe(expand(a) % 10n ** BigInt(SCALE) === 0n);
			}),
			{ numRuns: 5000 },
		);
	});

	test('is refused past fifteen digits and at the ends of the range', () => {
		expect(double('123456789012345')).toBe(123456789012345);
		expect(double('1234567890123456')).toBeNaN();
		expect(double('0.000123456789012345')).toBe(0.000123456789012345);
		expect(double('1e291')).toBeNaN();
		expect(double('1e-400')).toBeNaN();
		expect(double('0e999999')).toBe(0);
		expect(Object.is(double('-0.0'), 0)).toBe(true);
	});

	test('reads a number in the middle of a text', () => {
		expect(safeDouble('[12,-3.25e1]', 4, 11)).toBe(-32.5);
		expect(safeDouble('[12,-3]', 1, 3)).toBe(12);
	});
});

describe('order and equality', () => {
	test.each([
		['9223372036854775807', '9223372036854775806', 1],
		['100000000000000000000000000000001', '1e+32', 1],
		['8888888888888.888895', '8888888888888.88889', 1],
		['0.30000000000000000001', '0.3', 1],
		['1e+400', '1e401', -1],
		['1e-400', '0', 1],
		['-1e-400', '0', -1],
		['-0', '0', 0],
		['-0.0e5', '0', 0],
		['10000000000', '1.0e10', 0],
		['1E2', '100.000000000000000000', 0],
		['-12345678901234567890', '-12345678901234567891', 1],
		['1e1000000000', '1e1000000001', -1],
		['1e99999999999999999999', '9e99999999999999999998', 1],
	])('%s against %s: %d', (a, b, expected) => {
		expect(Math.sign(compare(a, b)) + 0).toBe(expected);
		expect(Math.sign(compare(b, a)) + 0).toBe(-expected + 0);
		expect(canonical(a) === canonical(b)).toBe(expected === 0);
	});

	test('agree with brute force', () => {
		fc.assert(
			fc.property(pair, ([a, b]) => {
				const exact = expand(a) - expand(b);
				expect(Math.sign(compare(a, b)) + 0).toBe(exact < 0n ? -1 : exact > 0n ? 1 : 0);
				expect(canonical(a) === canonical(b)).toBe(exact === 0n);
			}),
			{ numRuns: 5000 },
		);
	});
});

describe('whole numbers', () => {
	test.each(['1', '1.0', '1e2', '-0', '0.0', '1e400', '1.50e1', '10e-1', '1e1000000000', '100000000000000000000.00'])(
		'%s is one',
		(text) => expect(integral(text)).toBe(true),
	);
	test.each(['1.5', '1e-1', '1e-1000000000', '100000000000000000000.01', '12345678901234567.5'])('%s is none', (text) =>
		expect(integral(text)).toBe(false),
	);
	test('agree with brute force', () => {
		fc.assert(
			fc.property(numberText, (text) => {
				expect(integral(text)).toBe(expand(text) % 10n ** BigInt(SCALE) === 0n);
			}),
			{ numRuns: 2000 },
		);
	});
});

describe('multiples', () => {
	test.each([
		['0.3', '0.1'],
		['5.02', '0.01'],
		['5000000', '0.01'],
		['1e21', '1'],
		['7e306', '0.25'],
		['9e307', '0.375'],
		['100000000000000000000000000000000002', '3'],
		['0', '0.7'],
		['-0.0', '3'],
		['-6', '4e-1'],
		['1e1000000000', '1e-1000000000'],
		['1e1000000000', '1024'],
		['3e1000000000', '0.375'],
		['1.5e1000000000', '5e999999999'],
		['12345678901234567890.5', '0.5'],
		['4722366482869645213696e5', '4722366482869645213696'],
	])('%s is one of %s', (value, divisor) => expect(isMultiple(value, divisor)).toBe(true));

	test.each([
		['5.025', '0.01'],
		['1e308', '0.375'],
		['100000000000000000000000000000000001', '3'],
		['1e1000000000', '3'],
		['1e-1000000000', '1'],
		['1', '1e1000000000'],
		['7', '2'],
		['1', '0'],
		['0.35', '0.1'],
		['12345678901234567890.25', '0.5'],
	])('%s is none of %s', (value, divisor) => expect(isMultiple(value, divisor)).toBe(false));

	test('agree with brute force', () => {
		const divisor = numberText.filter((text) => expand(text) > 0n);
		fc.assert(
			fc.property(numberText, divisor, fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (a, b, factor) => {
				expect(isMultiple(a, b)).toBe(expand(a) % expand(b) === 0n);
				const product = `${expand(b) * factor}e-${SCALE}`;
				expect(isMultiple(product, b)).toBe(true);
				expect(isMultiple(`${expand(b) * factor + 1n}e-${SCALE}`, b)).toBe(expand(b) === 1n);
			}),
			{ numRuns: 2000 },
		);
	});
});

describe('a million digits', () => {
	const long = `${'1234567890'.repeat(100_000)}7`;
	test('are compared, divided and keyed without one huge integer', () => {
		expect(Math.sign(compare(long, `${long}.5`))).toBe(-1);
		expect(isMultiple(long, '7')).toBe(BigInt(long) % 7n === 0n);
		expect(isMultiple(`${'3'.repeat(1_000_000)}`, '3')).toBe(true);
		expect(isMultiple(long, '0.5')).toBe(true);
		expect(isMultiple(long, '2')).toBe(false);
		expect(canonical(`${long}.0`)).toBe(canonical(long));
		expect(precisionOf(long)).toBe(1_000_001);
	});
	test('in an exponent are held too', () => {
		const far = `1e${'9'.repeat(100_000)}`;
		expect(compare(far, `${far}9`)).toBeLessThan(0);
		expect(isMultiple(far, '4')).toBe(true);
		expect(scaleOf(far)).toBe(-Number.MAX_SAFE_INTEGER);
		expect(scaleOf(`1e-${'9'.repeat(100_000)}`)).toBe(Number.MAX_SAFE_INTEGER);
	});
});

describe('precision and scale', () => {
	test.each([
		['0', 1, 0],
		['0.00', 1, 2],
		['-0e5', 1, -5],
		['1', 1, 0],
		['100', 3, 0],
		['1.50e3', 3, -1],
		['0.0010', 2, 4],
		['-12.5E-3', 3, 4],
		['1e1000', 1, -1000],
		['1e+400', 1, -400],
	])('of %s are %d and %d', (text, precision, scale) => {
		expect([precisionOf(text), scaleOf(text)]).toEqual([precision, scale]);
	});
});
