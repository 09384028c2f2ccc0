import { ARRAY, type Document, NUMBER, OBJECT } from '../document/document.ts';
import type { Random } from '../random.ts';
import { strings } from './facets.ts';
import { partsOf, textOfParts } from './members.ts';
import { between, shifted, times } from './numerals.ts';
import { ONE_OF_EACH } from './palette.ts';
import { textOf } from './scalars.ts';

/** Another text for one place of a value, and the keyword that it is about. */
export interface Variant {
	readonly text: string;
	/** Node of the keyword's value in the schema. */
	readonly node: number;
}

interface Asked {
	readonly document: Document;
	readonly schema: number;
	/** What stands at the place now. */
	readonly text: string;
	/** Characters of one string, items of one array at most. */
	readonly longest: number;
	readonly random: Random;
}

/** Texts at and on both sides of every bound that the schema sets for this place. */
export function* boundaryVariants(asked: Asked): Generator<Variant> {
	for (const [keyword, node] of keywordsOf(asked)) {
		for (const text of atBounds(keyword, node, asked)) yield { text, node };
	}
}

/** Texts that most likely break one keyword of the schema at this place. */
export function* breakingVariants(asked: Asked): Generator<Variant> {
	for (const [keyword, node] of keywordsOf(asked)) {
		for (const text of [...atBounds(keyword, node, asked), ...breaking(keyword, node, asked)]) yield { text, node };
	}
}

function* keywordsOf({ document, schema }: Asked): Generator<readonly [string, number]> {
	if (document.kind(schema) !== OBJECT) return;
	for (const node of document.children(schema)) yield [document.key(node) ?? '', node];
}

function* atBounds(keyword: string, node: number, { document, text, longest, random }: Asked): Generator<string> {
	if (document.kind(node) !== NUMBER) return;
	const numeral = document.numberText(node);
	switch (keyword) {
		case 'minimum':
		case 'maximum':
		case 'exclusiveMinimum':
		case 'exclusiveMaximum':
			yield* [numeral, shifted(numeral, -1), shifted(numeral, 1), between(numeral)].filter((each) => each !== null);
			return;
		case 'multipleOf':
			yield* [0, 1, 2, 3].flatMap((factor) => times(numeral, factor) ?? []);
			yield* [between(numeral), shifted(numeral, 1)].filter((each) => each !== null);
			return;
	}
	const limit = Number(numeral);
	if (!Number.isSafeInteger(limit) || limit < 0 || limit > longest) return;
	for (const count of [limit, limit - 1, limit + 1]) {
		if (count < 0) continue;
		if (keyword === 'minLength' || keyword === 'maxLength') yield JSON.stringify(textOf(count, random));
		else if (keyword === 'minItems' || keyword === 'maxItems' || keyword === 'minContains' || keyword === 'maxContains')
			yield* sized(text, count, 'array');
		else if (keyword === 'minProperties' || keyword === 'maxProperties') yield* sized(text, count, 'object');
	}
}

/** The container with so many parts: cut, or filled up with its own. */
function* sized(text: string, count: number, kind: 'array' | 'object'): Generator<string> {
	const taken = partsOf(text);
	if (taken?.kind !== kind) return;
	const parts = taken.parts.slice(0, count);
	for (let index = parts.length; index < count; index++) {
		const like = taken.parts[index % Math.max(1, taken.parts.length)]?.text ?? '0';
		parts.push({ name: kind === 'object' ? `more${index}` : null, text: like });
	}
	yield textOfParts({ kind, parts });
}

function* breaking(keyword: string, node: number, { document, text }: Asked): Generator<string> {
	switch (keyword) {
		case 'pattern':
		case 'format':
			yield* ['""', '"~"', '"a"', '"0"', '"not so"', '"\\u0001"'];
			return;
		case 'required':
			yield* without(text, document.kind(node) === ARRAY ? strings(document, node) : []);
			return;
		case 'dependentRequired':
		case 'dependencies':
			yield* without(text, partsOf(text)?.parts.flatMap(({ name }) => name ?? []) ?? []);
			return;
		case 'uniqueItems':
			yield* repeated(text);
			return;
		case 'additionalProperties':
		case 'additional_properties':
		case 'unevaluatedProperties':
		case 'propertyNames':
		case 'patternProperties':
			for (const name of ['extra', '', 'A B', 'x'.repeat(80)]) yield* added(text, name);
			return;
		case 'items':
		case 'prefixItems':
		case 'additionalItems':
		case 'unevaluatedItems':
			yield* longer(text);
			return;
		case 'contains':
			yield '[]';
			yield* longer(text);
			return;
		case 'type':
		case 'const':
		case 'enum':
		case 'not':
		case 'anyOf':
		case 'oneOf':
		case 'if':
		case '$ref':
			yield* ONE_OF_EACH;
	}
}

function* without(text: string, names: readonly string[]): Generator<string> {
	const taken = partsOf(text);
	if (taken?.kind !== 'object') return;
	for (const name of names) yield textOfParts({ ...taken, parts: taken.parts.filter((part) => part.name !== name) });
}

function* repeated(text: string): Generator<string> {
	const taken = partsOf(text);
	if (taken?.kind !== 'array') return;
	const [first = { name: null, text: '0' }] = taken.parts;
	yield textOfParts({ ...taken, parts: [...taken.parts, first] });
	yield textOfParts({ ...taken, parts: [first, first] });
}

function* added(text: string, name: string): Generator<string> {
	const taken = partsOf(text);
	if (taken?.kind !== 'object') return;
	for (const value of ['0', '""', 'null'])
		yield textOfParts({ ...taken, parts: [...taken.parts, { name, text: value }] });
}

function* longer(text: string): Generator<string> {
	const taken = partsOf(text);
	if (taken?.kind !== 'array') return;
	for (const value of ONE_OF_EACH.slice(0, 6))
		yield textOfParts({ ...taken, parts: [...taken.parts, { name: null, text: value }] });
}
