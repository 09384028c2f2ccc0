import { MARKED } from '../document/document.ts';
import { canonical, compareDecimals, Decimal, isIntegral, isMultipleOf, safeDouble } from '../number/index.ts';
import type { NumberModel } from './evaluation.ts';
import type { Value } from './value.ts';

/** A number of the schema, decoded once: its text, its double, and exactly. */
export interface Bound {
	readonly text: string;
	/** What JavaScript reads: ±Infinity beyond its range. */
	readonly double: number;
	/** The double that stands for the number in every comparison, or NaN. */
	readonly safe: number;
	readonly decimal: Decimal;
}

/** Decodes JSON number text. */
export function boundOf(text: string): Bound {
	const decimal = new Decimal(text);
	return { text, double: Number(text), safe: decimal.double, decimal };
}

/** How a number of the value stands to a bound: negative, zero or positive. */
export type Compare = (value: Value, node: number, bound: Bound) => number;

/** Comparison in a number model. Different doubles settle it in every model: rounding never turns order round. */
export function comparison(model: NumberModel): Compare {
	if (model === 'double') return (value, node, bound) => difference(doubleOf(value, node), bound.double);
	if (model === 'tagged') return compareTagged;
	return compareExact;
}

/** The JSON spelling of a number. */
export function numberText(value: Value, node: number): string {
	return value.document.numberText(node);
}

/** The double that stands for the number exactly, or NaN; see number/double.ts. Read once for a row of tests. */
function safeOf(value: Value, node: number): number {
	if (value.numberNode !== node) {
		value.numberNode = node;
		value.number = readSafe(value, node);
	}
	return value.number;
}

function readSafe(value: Value, node: number): number {
	const { document } = value;
	if (document.cooked !== null) {
		const text = document.numberText(node);
		return safeDouble(text, 0, text.length);
	}
	return safeDouble(value.text, value.starts[node], value.ends[node]);
}

/** What JavaScript reads. */
export function doubleOf(value: Value, node: number): number {
	const safe = safeOf(value, node);
	return Number.isNaN(safe) ? Number(numberText(value, node)) : safe;
}

function difference(a: number, b: number): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

function compareExact(value: Value, node: number, bound: Bound): number {
	const safe = safeOf(value, node);
	if (!Number.isNaN(safe) && !Number.isNaN(bound.safe)) return difference(safe, bound.safe);
	return compareDecimals(new Decimal(numberText(value, node)), bound.decimal);
}

/** Integers exactly as written, floats as the double they are read into, both compared exactly. */
function compareTagged(value: Value, node: number, bound: Bound): number {
	const safe = safeOf(value, node);
	if (!Number.isNaN(safe) && !Number.isNaN(bound.safe)) return difference(safe, bound.safe);
	return compareDecimals(new Decimal(taggedText(numberText(value, node))), new Decimal(taggedText(bound.text)));
}

/** Whether number text is written as a float. */
export function isFloatText(text: string): boolean {
	return /[.eE]/.test(text);
}

/** The exact decimal of what the BEAM reads: a float's digits are those of its double. */
function taggedText(text: string): string {
	if (!isFloatText(text)) return text;
	const double = Number(text);
	if (!Number.isFinite(double)) return text;
	return Number.isInteger(double) ? String(BigInt(double)) : exactDigits(double);
}

/** Every digit of a double that is no whole number: m / 2^k is m·5^k / 10^k. */
function exactDigits(double: number): string {
	let twos = 0;
	let scaled = double;
	// Multiplying by two is exact, and ends before 1074 steps.
	while (!Number.isInteger(scaled)) {
		scaled *= 2;
		twos++;
	}
	return `${BigInt(scaled) * 5n ** BigInt(twos)}e-${twos}`;
}

/** Whether a number is an integer in the model. */
export function integrality(model: NumberModel, bySpelling: boolean): (value: Value, node: number) => boolean {
	if (bySpelling) return (value, node) => isPlain(value, node) || !isFloatText(numberText(value, node));
	if (model === 'double') return (value, node) => Number.isInteger(doubleOf(value, node));
	return (value, node) => isPlain(value, node) || isIntegral(new Decimal(numberText(value, node)));
}

/** Whether a number is written with digits alone, so far as that can be told without looking. */
function isPlain(value: Value, node: number): boolean {
	return (value.kinds[node] & MARKED) === 0 && value.document.cooked === null;
}

/** Whether JavaScript reads a finite number. */
export function isFiniteDouble(value: Value, node: number): boolean {
	return Number.isFinite(doubleOf(value, node));
}

/** Whether a number is a multiple of a divisor in the model. */
export function divisibility(model: NumberModel): (value: Value, node: number, divisor: Bound) => boolean {
	if (model === 'double') {
		return (value, node, divisor) => {
			const quotient = doubleOf(value, node) / divisor.double;
			// As Ajv has it: parseInt reads the text, so 1e21 is "1".
			return quotient === Number.parseInt(String(quotient), 10);
		};
	}
	return (value, node, divisor) => {
		const safe = safeOf(value, node);
		if (Number.isSafeInteger(safe) && Number.isSafeInteger(divisor.safe)) return safe % divisor.safe === 0;
		return isMultipleOf(new Decimal(numberText(value, node)), divisor.decimal);
	};
}

/** The same text for numbers that are equal in the model, and different texts for those that are not. */
export function numberKeys(model: NumberModel): (text: string) => string {
	if (model === 'exact') return canonical;
	if (model === 'tagged') return (text) => canonical(taggedText(text));
	return (text) => String(Number(text) || 0);
}
