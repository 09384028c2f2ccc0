import type { Document } from '../../core/document/document.ts';
import { generateValues, type Profile, read } from '../../core/index.ts';
import type { Difference } from './differences.ts';

/** A value to try, and what led to it. */
export interface Candidate {
	readonly text: string;
	readonly about: string;
}

const MOST_BASES = 24;
/** A value longer than this is not varied at its places. */
const LONGEST_BASE = 20_000;
/** Places of one value at which something else is put. */
const MOST_PLACES = 80;
const ROUNDS = 6;

/**
 * Values on which two profiles may part: what shows their declared differences, alone and in every place of values
 * that the schema describes; then such values themselves, at bounds and past them. Ends by itself.
 */
export function* candidatesOf(
	schema: Document,
	profiles: readonly [Profile, Profile],
	differences: readonly Difference[],
	seed: number,
): Generator<Candidate> {
	yield* alone(differences);
	for (let round = 0; round < ROUNDS; round++) {
		for (const profile of profiles) yield* guided(schema, profile, differences, seed + round);
	}
}

function* alone(differences: readonly Difference[]): Generator<Candidate> {
	for (const { about, texts } of differences) for (const text of texts) yield { text, about };
}

function* guided(
	schema: Document,
	profile: Profile,
	differences: readonly Difference[],
	seed: number,
): Generator<Candidate> {
	const { dialect, rules } = profile;
	const make = (want: 'valid' | 'boundary' | 'invalid', limit: number) =>
		generateValues(schema, { seed, want, limit, tries: limit * 12, dialect, rules, bounds: { nodes: 60 } }).values.map(
			({ text }) => text,
		);
	const bases = make('valid', MOST_BASES).sort((a, b) => a.length - b.length);
	for (const text of bases) yield { text, about: 'what the schema describes' };
	for (const base of bases) if (base.length <= LONGEST_BASE) yield* inPlaces(base, differences);
	for (const text of make('boundary', 40)) {
		yield { text, about: 'what is at a bound of the schema' };
		yield* respelled(text);
	}
	for (const text of make('invalid', 40)) yield { text, about: 'what breaks one rule of the schema' };
	for (const base of bases) yield* respelled(base);
}

/** Every text that shows a difference, in every place of the value; objects are given a further property too. */
function* inPlaces(base: string, differences: readonly Difference[]): Generator<Candidate> {
	const result = read(base, 'json');
	if (!result.ok) return;
	const { starts, ends, size } = result.document;
	for (let node = 0; node < Math.min(size, MOST_PLACES); node++) {
		const before = base.slice(0, starts[node]);
		const after = base.slice(ends[node]);
		const own = base.slice(starts[node], ends[node]);
		for (const { about, texts } of differences) for (const text of texts) yield { text: before + text + after, about };
		if (!own.startsWith('{')) continue;
		const inner = own.slice(1, -1);
		const further = inner === '' ? '' : `,${inner}`;
		for (const name of ['extra', 'toString', '__proto__', '']) {
			yield { text: `${before}{${JSON.stringify(name)}:0${further}}${after}`, about: 'further properties' };
		}
		const first = inner.match(/^"(?:[^"\\]|\\.)*"/)?.[0];
		if (first === undefined) continue;
		for (const value of ['null', '0', '""']) {
			yield { text: `${before}{${first}:${value}${further}}${after}`, about: 'a name written twice' };
			yield { text: `${before}{${inner},${first}:${value}}${after}`, about: 'a name written twice' };
		}
	}
}

/** The same numbers spelled otherwise. */
function* respelled(text: string): Generator<Candidate> {
	const about = 'how a number is spelled';
	const whole = /(?<=^|[[,:])-?\d+(?=$|[\],}])/g;
	for (const ending of ['.0', 'e0', '.00000000000000000001']) yield { text: text.replace(whole, `$&${ending}`), about };
}
