import { ARRAY, type Document, FALSE, OBJECT } from '../document/document.ts';
import type { Random } from '../random.ts';
import { assemble, type Built } from './built.ts';
import { expand } from './expand.ts';
import { type Facets, facetsOf, strings } from './facets.ts';
import { PALETTE, TYPE_NAMES, type TypeName } from './palette.ts';
import { stringMatching } from './pattern.ts';
import { numeralFor, stringFor } from './scalars.ts';

/** How far one value may go. */
export interface BuildBounds {
	/** Levels of containers; deeper only what is required, and two levels below that nothing. */
	readonly levels: number;
	/** Values inside one value. */
	readonly nodes: number;
	/** Characters of one string; also the items of one array are no more. */
	readonly longest: number;
}

const NAMES = ['a', 'b', 'extra', 'x1', 'other', 'ä', 'zz', 'n0', 'n1', 'n2', 'n3', 'n4'];
/** How often optional parts are there. */
export type Fullness = 0 | 0.6 | 1;

/** Builds values that most likely fit a schema. Depth is bounded by `levels`, work by `nodes`. */
export class Builder {
	readonly #document: Document;
	readonly #random: Random;
	readonly #bounds: BuildBounds;
	readonly #aliases: Readonly<Record<string, string>>;
	#left = 0;
	#fullness: Fullness = 0.6;

	constructor(document: Document, random: Random, bounds: BuildBounds, aliases: Readonly<Record<string, string>> = {}) {
		this.#document = document;
		this.#random = random;
		this.#bounds = bounds;
		this.#aliases = aliases;
	}

	/** One value. */
	build(fullness: Fullness): Built {
		this.#left = this.#bounds.nodes;
		this.#fullness = fullness;
		return this.#value([0], 0);
	}

	#value(schemas: readonly number[], level: number): Built {
		this.#left--;
		const parts = expand(this.#document, schemas, this.#random);
		const { text, sites } = this.#written(facetsOf(this.#document, parts, this.#aliases), level);
		return { text, sites: [{ start: 0, end: text.length, schemas: parts }, ...sites] };
	}

	#written(facets: Facets, level: number): Built {
		const { choices } = facets;
		if (choices !== null && choices.length > 0) return leaf(this.#random.pick(choices));
		const type = this.#type(facets, level);
		switch (type) {
			case 'integer':
			case 'number':
				return leaf(numeralFor(facets, type === 'integer', this.#random));
			case 'string':
				return leaf(stringFor(facets, this.#bounds.longest, this.#random));
			case 'array':
				return this.#array(facets, level);
			case 'object':
				return this.#object(facets, level);
			default:
				return leaf(this.#random.pick(PALETTE[type]));
		}
	}

	#type({ types, holders, required, counts, ...facets }: Facets, level: number): TypeName {
		const allowed = types === null ? TYPE_NAMES : [...types];
		const deep = level >= this.#bounds.levels || this.#left <= 0;
		const flat = allowed.filter((type) => type !== 'array' && type !== 'object');
		const free = deep && flat.length > 0 ? flat : allowed;
		if (free.length === 0) return 'null';
		const has = (...keywords: readonly string[]) =>
			keywords.some((keyword) => holders.has(keyword) || counts.has(keyword));
		const hinted: TypeName[] = [];
		if (
			required.size > 0 ||
			has('properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'minProperties')
		)
			hinted.push('object');
		if (facets.unique || has('items', 'prefixItems', 'contains', 'minItems', 'maxItems')) hinted.push('array');
		if (facets.patterns.length > 0 || facets.format !== null || has('minLength', 'maxLength')) hinted.push('string');
		if (facets.lower.length + facets.upper.length + facets.divisors.length > 0) hinted.push('number', 'integer');
		const likely = hinted.filter((type) => free.includes(type));
		return this.#random.pick(likely.length > 0 && this.#random.chance(0.9) ? likely : free);
	}

	#object(facets: Facets, level: number): Built {
		const names = this.#names(facets, level);
		const parts = [...names].map((name) => ({ name, built: this.#value(this.#under(facets, name), level + 1) }));
		return assemble('{', parts, '}');
	}

	#names(facets: Facets, level: number): ReadonlySet<string> {
		const { holders, counts, required } = facets;
		const names = new Set<string>();
		if (level > this.#bounds.levels + 2) return names;
		for (const name of required) names.add(name);
		const most = counts.get('maxProperties') ?? Number.POSITIVE_INFINITY;
		for (const properties of holders.get('properties') ?? []) {
			if (level >= this.#bounds.levels || this.#left <= 0) break;
			for (const node of this.#document.children(properties)) {
				if (names.size >= Math.min(most, this.#bounds.nodes)) break;
				if (this.#document.kind(node) !== FALSE && this.#random.chance(this.#fullness))
					names.add(this.#document.key(node) ?? '');
			}
		}
		this.#addDependents(facets, names);
		const least = Math.min(counts.get('minProperties') ?? 0, this.#bounds.nodes);
		const spare = this.#fullness > 0 && holders.has('patternProperties') ? names.size + 1 : 0;
		for (let tries = 0; names.size < Math.max(least, Math.min(spare, most)) && tries < 4 * least + 8; tries++)
			names.add(this.#newName(facets, tries));
		return names;
	}

	#addDependents({ holders }: Facets, names: Set<string>): void {
		const rules = [...(holders.get('dependentRequired') ?? []), ...(holders.get('dependencies') ?? [])];
		for (let round = 0, before = -1; before !== names.size && round < 8; round++) {
			before = names.size;
			for (const rule of rules) {
				for (const node of this.#document.children(rule)) {
					if (this.#document.kind(node) !== ARRAY || !names.has(this.#document.key(node) ?? '')) continue;
					for (const name of strings(this.#document, node)) names.add(name);
				}
			}
		}
	}

	/** A name that no property of the schema has, where possible one that a pattern takes. */
	#newName({ holders }: Facets, tries: number): string {
		const [naming] = holders.get('propertyNames') ?? [];
		if (naming !== undefined) {
			const facets = facetsOf(this.#document, expand(this.#document, [naming], this.#random), this.#aliases);
			const text = facets.choices === null ? stringFor(facets, 60, this.#random) : this.#random.pick(facets.choices);
			const name: unknown = text === undefined ? '' : JSON.parse(text);
			return typeof name === 'string' ? name : String(name);
		}
		const patterns = (holders.get('patternProperties') ?? []).flatMap((node) => [...this.#document.children(node)]);
		const pattern = patterns.length === 0 ? undefined : this.#document.key(this.#random.pick(patterns));
		const matching = pattern === undefined ? null : stringMatching(pattern, this.#random);
		return matching ?? (tries < NAMES.length ? NAMES[tries] : `n${tries}`);
	}

	/** The schemas that hold for a property. */
	#under({ holders }: Facets, name: string): readonly number[] {
		const document = this.#document;
		const found: number[] = [];
		for (const node of holders.get('properties') ?? []) {
			const own = document.kind(node) === OBJECT ? document.child(node, name) : -1;
			if (own >= 0) found.push(own);
		}
		for (const node of holders.get('patternProperties') ?? []) {
			for (const each of document.children(node)) if (matches(document.key(each) ?? '', name)) found.push(each);
		}
		if (found.length > 0) return found;
		return [...(holders.get('additionalProperties') ?? []), ...(holders.get('unevaluatedProperties') ?? [])];
	}

	#array(facets: Facets, level: number): Built {
		const { holders, counts, unique } = facets;
		const document = this.#document;
		const lists = [
			...(holders.get('prefixItems') ?? []),
			...(holders.get('items') ?? []).filter((node) => document.kind(node) === ARRAY),
		];
		const prefix = lists.map((node) => [...document.children(node)]);
		const rest = [
			...(holders.get('items') ?? []).filter((node) => document.kind(node) !== ARRAY),
			...(prefix.length > 0 ? (holders.get('additionalItems') ?? []) : []),
			...(holders.get('unevaluatedItems') ?? []),
		];
		const contained = holders.get('contains') ?? [];
		const needed = contained.length > 0 ? (counts.get('minContains') ?? 1) : 0;
		const least = Math.max(counts.get('minItems') ?? 0, needed);
		const known = Math.max(0, ...prefix.map(({ length }) => length));
		const closed = rest.some((node) => document.kind(node) === FALSE);
		const most = Math.min(
			counts.get('maxItems') ?? Number.POSITIVE_INFINITY,
			closed ? known : Number.POSITIVE_INFINITY,
		);
		const deep = level >= this.#bounds.levels || this.#left <= 0;
		const wish = deep || this.#fullness === 0 ? least : Math.max(least, known) + this.#random.below(3);
		const length =
			level > this.#bounds.levels + 2
				? 0
				: Math.min(wish, Math.max(most, least), this.#bounds.nodes, this.#bounds.longest);
		const parts: { name: null; built: Built }[] = [];
		const seen = new Set<string>();
		for (let index = 0; index < length; index++) {
			const own = prefix.flatMap((list) => (index < list.length ? [list[index]] : []));
			const schemas = [...(own.length > 0 ? own : rest), ...(index < needed ? contained : [])];
			let built = this.#value(schemas, level + 1);
			for (let tries = 0; unique && seen.has(built.text) && tries < 8; tries++) built = this.#value(schemas, level + 1);
			if (unique && seen.has(built.text)) continue;
			seen.add(built.text);
			parts.push({ name: null, built });
		}
		return assemble('[', parts, ']');
	}
}

const leaf = (text: string): Built => ({ text, sites: [] });

function matches(pattern: string, name: string): boolean {
	// A name made by ourselves is short: an expression that backtracks has little to go back over.
	try {
		return new RegExp(pattern, 'u').test(name.slice(0, 100));
	} catch {
		return false;
	}
}
