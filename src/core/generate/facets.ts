import { ARRAY, type Document, FALSE, NUMBER, OBJECT, STRING } from '../document/document.ts';
import { writeJson } from '../document/json-write.ts';
import { compareDecimals, parseDecimal } from '../number/index.ts';
import { TYPE_NAMES, type TypeName } from './palette.ts';

/** What the schemas of a conjunction say together of one value. */
export interface Facets {
	/** Nothing fits. */
	impossible: boolean;
	/** null: any. */
	types: ReadonlySet<TypeName> | null;
	/** JSON texts to choose from; null: free. */
	choices: readonly string[] | null;
	/** Numerals. */
	readonly lower: { at: string; exclusive: boolean }[];
	readonly upper: { at: string; exclusive: boolean }[];
	readonly divisors: string[];
	readonly patterns: string[];
	format: string | null;
	/** Keyword → the strictest number that any of the schemas gives: the greatest least, the smallest most. */
	readonly counts: Map<string, number>;
	unique: boolean;
	readonly required: Set<string>;
	/** Nodes of keywords that hold subschemas, by keyword, each with the schema it is in. */
	readonly holders: Map<string, number[]>;
}

const LEAST: ReadonlySet<string> = new Set(['minLength', 'minItems', 'minProperties', 'minContains']);
const MOST: ReadonlySet<string> = new Set(['maxLength', 'maxItems', 'maxProperties', 'maxContains']);
const HOLDERS: ReadonlySet<string> = new Set([
	'properties',
	'patternProperties',
	'additionalProperties',
	'propertyNames',
	'unevaluatedProperties',
	'dependentRequired',
	'dependencies',
	'items',
	'prefixItems',
	'additionalItems',
	'unevaluatedItems',
	'contains',
]);

/** Gathers what these schemas say. `aliases`: other spellings of keywords. */
export function facetsOf(
	document: Document,
	schemas: readonly number[],
	aliases: Readonly<Record<string, string>> = {},
): Facets {
	const facets: Facets = {
		impossible: false,
		types: null,
		choices: null,
		lower: [],
		upper: [],
		divisors: [],
		patterns: [],
		format: null,
		counts: new Map(),
		unique: false,
		required: new Set(),
		holders: new Map(),
	};
	for (const schema of schemas) {
		if (document.kind(schema) === FALSE) facets.impossible = true;
		if (document.kind(schema) !== OBJECT) continue;
		for (const member of document.children(schema)) {
			const written = document.key(member) ?? '';
			take(facets, document, member, Object.hasOwn(aliases, written) ? aliases[written] : written);
		}
	}
	return facets;
}

function take(facets: Facets, document: Document, node: number, keyword: string): void {
	const kind = document.kind(node);
	if (HOLDERS.has(keyword)) facets.holders.set(keyword, [...(facets.holders.get(keyword) ?? []), node]);
	else if (keyword === 'type') takeTypes(facets, strings(document, node));
	else if (keyword === 'const') restrict(facets, [writeJson(document, node, { indent: '' })]);
	else if (keyword === 'enum' && kind === ARRAY) {
		restrict(
			facets,
			[...document.children(node)].map((child) => writeJson(document, child, { indent: '' })),
		);
	} else if (keyword === 'required')
		for (const name of kind === ARRAY ? strings(document, node) : []) facets.required.add(name);
	else if (keyword === 'pattern' && kind === STRING) facets.patterns.push(document.string(node));
	else if (keyword === 'format' && kind === STRING) facets.format = document.string(node);
	else if (keyword === 'uniqueItems') facets.unique ||= kind === 2;
	else if (kind === NUMBER) takeNumber(facets, keyword, document.numberText(node));
}

function takeNumber(facets: Facets, keyword: string, numeral: string): void {
	if (keyword === 'minimum' || keyword === 'exclusiveMinimum') {
		facets.lower.push({ at: numeral, exclusive: keyword !== 'minimum' });
	} else if (keyword === 'maximum' || keyword === 'exclusiveMaximum') {
		facets.upper.push({ at: numeral, exclusive: keyword !== 'maximum' });
	} else if (keyword === 'multipleOf') facets.divisors.push(numeral);
	else if (LEAST.has(keyword)) facets.counts.set(keyword, Math.max(facets.counts.get(keyword) ?? 0, Number(numeral)));
	else if (MOST.has(keyword)) {
		facets.counts.set(keyword, Math.min(facets.counts.get(keyword) ?? Number.POSITIVE_INFINITY, Number(numeral)));
	}
}

function takeTypes(facets: Facets, names: readonly string[]): void {
	const named = new Set(
		TYPE_NAMES.filter((name) => names.includes(name) || (name === 'integer' && names.includes('number'))),
	);
	const { types } = facets;
	facets.types = types === null ? named : new Set([...named].filter((name) => types.has(name)));
}

function restrict(facets: Facets, texts: readonly string[]): void {
	const { choices } = facets;
	facets.choices = choices === null ? texts : choices.filter((text) => texts.includes(text));
}

/** The strings of a list, or the one string. */
export function strings(document: Document, node: number): readonly string[] {
	const nodes = document.kind(node) === ARRAY ? [...document.children(node)] : [node];
	return nodes.filter((each) => document.kind(each) === STRING).map((each) => document.string(each));
}

/** The strictest of several bounds: the greatest lower or the smallest upper one. */
export function strictest(bounds: Facets['lower'], side: 'lower' | 'upper'): Facets['lower'][number] | null {
	const sign = side === 'lower' ? 1 : -1;
	return (
		[...bounds].sort((a, b) => {
			const order = compareDecimals(parseDecimal(b.at), parseDecimal(a.at)) * sign;
			return order === 0 ? Number(b.exclusive) - Number(a.exclusive) : order;
		})[0] ?? null
	);
}
