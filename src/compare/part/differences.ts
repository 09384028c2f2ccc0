import type { Measure, Profile } from '../../core/index.ts';

/** What two profiles declare otherwise, and texts on which that may show. */
export interface Difference {
	/** What differs, in words. */
	readonly about: string;
	/** JSON texts to put in places of a value, the shortest first. */
	readonly texts: readonly string[];
}

interface Sign {
	readonly about: string;
	/** What a profile declares; the difference shows where two declare otherwise. */
	readonly of: (profile: Profile) => unknown;
	readonly texts: readonly string[];
}

const INTEGERS = ['1.0', '0.0', '1e0', '-1.0', '10e-1', '1e2'];
const BIG = ['9007199254740993', '-9007199254740993', '1e400', '-1e400', '123456789012345678901234567890', '1e-400'];
const FRACTIONS = ['0.3', '0.7', '1.1', '4.35', '19.99', '0.30000000000000004', '1e-7'];
const TWICE = ['{"a":1,"a":"x"}', '{"a":"x","a":1}'];
const INHERITED = ['{"toString":1}', '{"constructor":{}}', '{"__proto__":1}'];
const CHARACTERS = ['"🦑"', '"🦑🦑"', '"e\\u0301"', '"\\ud800"', '"\\u0000"'];

/** The declarations that are compared, and what shows each. */
const SIGNS: readonly Sign[] = [
	{ about: 'whether `1.0` is an integer', of: ({ rules }) => rules.integerBySpelling, texts: INTEGERS },
	{ about: 'how numbers are held', of: ({ rules }) => rules.numbers, texts: [...INTEGERS, ...BIG, ...FRACTIONS] },
	{
		about: 'what a name written twice is',
		of: ({ rules, duplicateNames }) => `${rules.lastNameWins} ${duplicateNames.value}`,
		texts: TWICE,
	},
	{ about: 'whether inherited names are there', of: ({ rules }) => rules.inheritedNames, texts: ['{}', ...INHERITED] },
	{ about: 'whether `format` asserts', of: ({ rules }) => rules.formatAssertion, texts: ['"x"', '""'] },
	{ about: 'whether `nullable` lets null pass', of: ({ rules }) => rules.nullable ?? false, texts: ['null'] },
	{ about: 'which patterns are tried', of: ({ rules }) => rules.patternFallback ?? false, texts: CHARACTERS },
	{ about: 'the dialect', of: ({ dialect }) => dialect, texts: ['null', '[]', '{}', '""', '0', ...INTEGERS] },
];

/** What is tried whatever two profiles declare: what they answer by code is in no declaration. */
const COMMON: Difference = {
	about: 'what no declaration tells',
	texts: [
		'null',
		'0',
		'""',
		'[]',
		'{}',
		'true',
		'1',
		'0.5',
		'-1',
		'"a"',
		'1.0',
		...CHARACTERS,
		...BIG,
		...TWICE,
		...INHERITED,
		...FRACTIONS,
	],
};

/** The differences that two profiles declare, and texts on which each may show. Data only: no profile is known by name. */
export function differencesOf(a: Profile, b: Profile): readonly Difference[] {
	const signs = SIGNS.filter(({ of }) => of(a) !== of(b)).map(({ about, texts }) => ({ about, texts }));
	return [...signs, ...limitDifferences(a, b), COMMON];
}

/** Characters of the longest text that is made to pass a limit. */
const LONGEST = 1_200_000;

/** How a text is made that needs so much of what a limit counts. */
const NEEDING: Partial<Record<Measure, (amount: number) => string>> = {
	'value-levels': (amount) => '['.repeat(amount) + ']'.repeat(amount),
	'value-nodes': (amount) => `[${Array.from({ length: amount }, () => 0).join(',')}]`,
	'value-bytes': (amount) => `"${'a'.repeat(amount)}"`,
	'string-characters': (amount) => `"${'a'.repeat(amount)}"`,
	'number-digits': (amount) => '1'.repeat(amount),
	'number-scale': (amount) => `1e-${amount}`,
};

/** Limits that one profile has and the other has not, or has elsewhere: a text just past the smaller one. */
function limitDifferences(a: Profile, b: Profile): readonly Difference[] {
	const found: Difference[] = [];
	for (const [own, other] of [
		[a, b],
		[b, a],
	] as const) {
		for (const { measure, name, limit, side } of own.limits) {
			const make = NEEDING[measure];
			const theirs = other.limits.find((row) => row.measure === measure)?.limit ?? Number.POSITIVE_INFINITY;
			if (side !== 'value' || make === undefined || theirs <= limit || limit > LONGEST / 4) continue;
			found.push({ about: `the limit on ${name}`, texts: [make(limit + 1)] });
		}
	}
	return found;
}
