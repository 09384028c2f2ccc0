import type { Scalar } from 'yaml';

/** What an untagged plain scalar is in YAML's 1.2 core schema (section 10.3.2), with numbers in JSON's spelling. */
export type PlainScalar =
	| { readonly kind: 'null' | 'true' | 'false' | 'text' }
	| { readonly kind: 'number'; readonly json: string }
	/** An infinity or not-a-number: JSON has no such value. */
	| { readonly kind: 'unbounded' };

const NULL: PlainScalar = { kind: 'null' };
const TRUE: PlainScalar = { kind: 'true' };
const FALSE: PlainScalar = { kind: 'false' };
const TEXT: PlainScalar = { kind: 'text' };

const WORDS: ReadonlyMap<string, PlainScalar> = new Map([
	['', NULL],
	['~', NULL],
	['null', NULL],
	['Null', NULL],
	['NULL', NULL],
	['true', TRUE],
	['True', TRUE],
	['TRUE', TRUE],
	['false', FALSE],
	['False', FALSE],
	['FALSE', FALSE],
]);

const DECIMAL = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const BASED = /^0(?:o[0-7]+|x[\da-fA-F]+)$/;
const UNBOUNDED = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** Resolves the text of a plain scalar. */
export function resolvePlain(text: string): PlainScalar {
	const word = WORDS.get(text);
	if (word !== undefined) return word;
	const first = text.charCodeAt(0);
	// Only a digit, a sign or a point can begin a number.
	if (!(first >= 0x30 && first <= 0x39) && first !== 0x2b && first !== 0x2d && first !== 0x2e) return TEXT;
	if (DECIMAL.test(text)) return { kind: 'number', json: toJsonNumber(text) };
	if (BASED.test(text)) return { kind: 'number', json: BigInt(text).toString() };
	return UNBOUNDED.test(text) ? { kind: 'unbounded' } : TEXT;
}

/**
 * A decimal of YAML in JSON's spelling, digits kept: no plus sign, no zeros in front, a digit on both sides of
 * the point. What was written with a point or an exponent stays so.
 */
function toJsonNumber(text: string): string {
	const parts = /^([-+]?)0*(\d*)(\.\d*)?(.*)$/.exec(text);
	if (parts === null) return text;
	const [, sign = '', whole = '', fraction = '', exponent = ''] = parts;
	const point = fraction === '.' ? (exponent === '' ? '.0' : '') : fraction;
	return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${point}${exponent}`;
}

/** What the tags of the core schema begin with. */
export const CORE = 'tag:yaml.org,2002:';

/** Whether the text of a scalar is what its tag says. */
export function fitsTag(scalar: Scalar, tag: string): boolean {
	const { kind } = resolvePlain(scalar.source ?? '');
	switch (tag) {
		case `${CORE}str`:
			return true;
		case `${CORE}null`:
			return kind === 'null';
		case `${CORE}bool`:
			return kind === 'true' || kind === 'false';
		case `${CORE}int`:
			return kind === 'number' && /^(?:[-+]?\d+|0[ox].*)$/.test(scalar.source ?? '');
		case `${CORE}float`:
			return kind === 'number' || kind === 'unbounded';
		default:
			return false;
	}
}

/** What a scalar stands for: by its tag, else by its text where that is plain. Its tag must fit. */
export function resolveScalar(scalar: Scalar): PlainScalar {
	const { tag, type, source = '' } = scalar;
	if (tag === undefined ? type !== 'PLAIN' : tag === '!' || tag === `${CORE}str`) return TEXT;
	return resolvePlain(source);
}
