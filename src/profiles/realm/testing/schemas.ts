import { anything, entries, name, numeral, pattern, small, text } from './atoms.ts';
import { number, object, type Written, WrittenObject } from './json.ts';
import type { Random } from './random.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array'];
const UNKNOWN = [
	'minlength',
	'x-note',
	'colour',
	'prefixItems',
	'$anchor',
	'dependentRequired',
	'unevaluatedItems',
	'toString',
];
const NOTES = [
	'title',
	'description',
	'$comment',
	'default',
	'examples',
	'readOnly',
	'deprecated',
	'writeOnly',
	'contentSchema',
];
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
	string: ['minLength', 'maxLength', 'pattern'],
	number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
	integer: ['minimum', 'maximum', 'multipleOf'],
	array: ['items', 'items', 'additionalItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
	object: [
		...['properties', 'properties', 'required', 'additionalProperties', 'patternProperties'],
		...['propertyNames', 'dependencies', 'minProperties', 'maxProperties'],
	],
	boolean: [],
	null: [],
};
const ANY = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', 'if', '$ref'];
const IDS = [
	'#local',
	'http://example.com/root',
	'inner.json',
	'http://example.com/other#',
	'sub/',
	'urn:x:y',
	'a b',
	'#',
	'',
	'toString',
	'%zz',
];

/** How a generated schema goes wrong, and how often: each run draws its own. */
export interface Odds {
	readonly unknown: number;
	readonly wrongValue: number;
	readonly format: number;
	readonly identifier: number;
	readonly misplaced: number;
}

export class SchemaGenerator {
	readonly #random: Random;
	readonly #odds: Odds;
	readonly #names: string[] = [];

	constructor(random: Random) {
		this.#random = random;
		const often = () => (random.chance(0.12) ? (random.chance(0.2) ? random.strangeness : 0.06) : 0);
		this.#odds = {
			unknown: often(),
			wrongValue: often(),
			format: often() / 2,
			identifier: random.chance(0.2) ? 0.15 : 0,
			misplaced: random.chance(0.3) ? 0.2 : 0.03,
		};
	}

	/** A whole block, with definitions that it refers to. */
	block(): Written {
		const random = this.#random;
		if (random.chance(0.01)) return random.chance(0.7) ? random.chance(0.5) : anything(random, 1);
		const table = random.pick(['definitions', '$defs']);
		const count = random.chance(0.45) ? 1 + random.below(3) : 0;
		for (let i = 0; i < count; i++) this.#names.push(`#/${table}/d${i}`);
		const root = this.schema(3 + random.below(2));
		const definitions = Array.from({ length: count }, (_, i) => [`d${i}`, this.schema(2)] as const);
		const head: (readonly [string, Written])[] = [];
		if (random.chance(0.04)) head.push(['$schema', this.#dialect()]);
		if (random.chance(this.#odds.identifier)) head.push(['$id', random.pick(IDS)]);
		if (random.chance(0.006)) head.push(['$async', random.chance(0.8)]);
		const own = root instanceof WrittenObject ? root.entries : [];
		return object(...head, ...own, ...(count > 0 ? [[table, object(...definitions)] as const] : []));
	}

	#dialect(): Written {
		const { pick } = this.#random;
		return pick.call(this.#random, [
			'http://json-schema.org/draft-07/schema#',
			'http://json-schema.org/draft-07/schema',
			'http://json-schema.org/schema',
			'https://json-schema.org/draft/2020-12/schema',
			'http://json-schema.org/draft-07/schema#/definitions/nonNegativeInteger',
			'',
			'http://example.com/root',
			number(5),
		]) as Written;
	}

	schema(depth: number): Written {
		const random = this.#random;
		if (random.chance(0.05)) return random.chance(0.6);
		if (random.chance(0.03)) return object();
		const parts: (readonly [string, Written])[] = [];
		const type = random.chance(0.8) ? random.pick(TYPES) : null;
		if (type !== null) parts.push(['type', this.#typeValue(type)]);
		for (const keyword of this.#keywords(type, depth)) parts.push(...this.#keyword(keyword, depth));
		if (random.chance(0.02)) parts.push(['nullable', random.chance(0.8)]);
		if (random.chance(0.08)) parts.push([random.pick(NOTES), this.#note()]);
		if (random.chance(this.#odds.unknown)) parts.push([random.pick(UNKNOWN), anything(random)]);
		if (random.chance(this.#odds.format)) parts.push(['format', random.pick(['email', 'date', 'int32'])]);
		if (random.chance(this.#odds.identifier)) parts.push(['$id', random.pick(IDS)]);
		if (random.chance(0.5)) parts.reverse();
		return object(...unique(parts));
	}

	#typeValue(type: string): Written {
		const random = this.#random;
		if (random.chance(this.#odds.wrongValue))
			return random.pick<Written>(['banana', [], ['string', 'string'], number(5), null]);
		if (random.chance(0.12)) return [type, 'null'];
		if (random.chance(0.08)) return [type, random.pick(TYPES.filter((other) => other !== type))];
		return random.chance(0.05) ? [type] : type;
	}

	#note(): Written {
		return this.#random.chance(0.7) ? 'note' : anything(this.#random);
	}

	#keywords(type: string | null, depth: number): string[] {
		const random = this.#random;
		const own = type === null ? Object.values(BY_TYPE).flat() : (BY_TYPE[type] ?? []);
		const any = depth > 0 ? ANY : ['enum', 'const'];
		return [
			...random.some(own, type === null ? 2 : 4),
			...(random.chance(0.35) ? random.some(any, 2) : []),
			...(random.chance(this.#odds.misplaced) ? random.some(Object.values(BY_TYPE).flat(), 2) : []),
		];
	}

	#keyword(keyword: string, depth: number): (readonly [string, Written])[] {
		const random = this.#random;
		if (random.chance(this.#odds.wrongValue)) return [[keyword, anything(random)]];
		const inner = () => this.schema(depth - 1);
		const list = () => Array.from({ length: 1 + random.below(3) }, inner);
		switch (keyword) {
			case 'minLength':
			case 'maxLength':
			case 'minItems':
			case 'maxItems':
			case 'minProperties':
			case 'maxProperties':
				return [[keyword, small(random)]];
			case 'pattern':
				return [[keyword, pattern(random)]];
			case 'multipleOf':
				return [[keyword, number(random.pick(['1', '2', '0.1', '0.01', '1e-7', '1e22', '0.5', '3.0']))]];
			case 'uniqueItems':
				return [[keyword, random.chance(0.9)]];
			case 'enum':
				return [
					[
						keyword,
						distinct([...Array.from({ length: 1 + random.below(3) }, () => anything(random, 1)), ...this.#many('e')]),
					],
				];
			case 'const':
				return [[keyword, anything(random, 1)]];
			case 'required':
				return [[keyword, distinct(random.some([name(random), name(random), 'a', 'b'], 3).concat(this.#many('')))]];
			default:
				return depth > 0 ? this.#applicator(keyword, inner, list) : this.#shallow(keyword);
		}
	}

	/** Now and then so many values that the validator goes through them in a loop. */
	#many(start: string): string[] {
		return this.#random.chance(0.02) ? Array.from({ length: 200 }, (_, index) => `${start}${index}`) : [];
	}

	#shallow(keyword: string): (readonly [string, Written])[] {
		return keyword.includes('um') ? [[keyword, numeral(this.#random)]] : [];
	}

	#applicator(keyword: string, inner: () => Written, list: () => Written[]): (readonly [string, Written])[] {
		const random = this.#random;
		switch (keyword) {
			case 'items':
				if (random.chance(0.6)) return [[keyword, inner()]];
				return this.#tuple(list(), inner);
			case 'anyOf':
			case 'oneOf':
			case 'allOf':
				return [[keyword, list()]];
			case 'properties':
				return [[keyword, object(...unique(entries(random, inner, random.chance(0.05) ? 14 : 4)))]];
			case 'patternProperties':
				return [[keyword, object(...unique([1, 2].slice(random.below(2)).map(() => [pattern(random), inner()])))]];
			case 'dependencies':
				return [[keyword, object(...unique(entries(random, () => this.#dependency(inner), 2)))]];
			case 'if':
				return [
					...(random.chance(0.97) ? [['if', inner()] as const] : []),
					...(random.chance(0.75) ? [['then', inner()] as const] : []),
					...(random.chance(0.6) ? [['else', inner()] as const] : []),
				];
			case '$ref':
				return [[keyword, this.#reference()]];
			case 'additionalProperties':
			case 'additionalItems':
				return [[keyword, random.chance(0.5) ? false : inner()]];
			case 'contains':
			case 'propertyNames':
			case 'not':
				return [[keyword, inner()]];
			default:
				return [[keyword, numeral(random)]];
		}
	}

	#tuple(schemas: Written[], inner: () => Written): (readonly [string, Written])[] {
		const random = this.#random;
		return [
			['items', schemas],
			...(random.chance(0.5) ? [['additionalItems', random.chance(0.6) ? false : inner()] as const] : []),
			...(random.chance(0.4) ? [['minItems', number(schemas.length)] as const] : []),
		];
	}

	#dependency(inner: () => Written): Written {
		return this.#random.chance(0.6) ? distinct(this.#random.some([name(this.#random), 'a', 'c'], 2)) : inner();
	}

	#reference(): Written {
		const random = this.#random;
		if (this.#names.length > 0 && random.chance(0.8)) return random.pick(this.#names);
		if (random.chance(this.#odds.identifier)) return random.pick(IDS);
		return random.pick([
			...['#', '#/', '#/properties/a', '#/definitions/nope', 'http://json-schema.org/draft-07/schema#'],
			...['http://json-schema.org/draft-07/schema#/definitions/stringArray', '#/allOf/0', '#/items', text(random)],
			...['#/definitions/d0/properties/a', '#/properties/a%2Fb', '#/properties/a~1b', '#/required/length', '#/title'],
		]);
	}
}

/** The same without what was there before. */
function distinct(values: readonly Written[]): Written[] {
	const seen = new Set<string>();
	return values.filter((value) => {
		const key = JSON.stringify(value);
		return seen.has(key) ? false : seen.add(key);
	});
}

/** Each name once. */
function unique<T>(parts: readonly (readonly [string, T])[]): (readonly [string, T])[] {
	return [...new Map(parts)];
}
