import { ARRAY, type Document, OBJECT, STRING } from '../core/document/document.ts';
import { nodeAt } from '../core/document/pointer.ts';
import { jsonOf, stringsIn, typesOf } from './schema.ts';

/** Values nested deeper than this are filled with scalars. */
const MOST_LEVELS = 5;
/** Schemas looked at for one value; then scalars fill it. */
const MOST_VISITS = 400;
const SCALARS = [
	'null',
	'true',
	'false',
	'0',
	'1',
	'-1',
	'1.0',
	'1.5',
	'-0.5',
	'1e3',
	'""',
	'"a"',
	'"abc"',
	'"é🦑"',
	'[]',
	'{}',
	'[null]',
	'[1,1]',
	'{"a":1}',
	'{"zz":null}',
];

/**
 * Values near a schema as JSON texts: what it describes, the same with one thing wrong here and there, and what
 * has nothing to do with it. Seeded: the same input gives the same values.
 */
export function* valuesNear(document: Document, schema: number, count: number, seed: number): Generator<string> {
	const source = new Source(document, schema, seed);
	for (let index = 0; index < count; index++) yield source.next(index);
}

class Source {
	readonly #document: Document;
	readonly #schema: number;
	readonly #pool: readonly string[];
	readonly #names: readonly string[];
	readonly #byType = new Map<string, readonly string[]>();
	#state: number;
	#visits = 0;
	#wrong = 0;

	constructor(document: Document, schema: number, seed: number) {
		this.#document = document;
		this.#schema = schema;
		this.#state = seed;
		const { pool, names } = gather(document);
		this.#pool = [...SCALARS, ...pool];
		this.#names = ['a', 'zz', ...names];
	}

	next(index: number): string {
		this.#visits = 0;
		// A third as described, a third with little wrong, a third with much.
		this.#wrong = [0, 0.08, 0.3][index % 3];
		return this.#value(this.#schema, 0);
	}

	#random(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	}

	#pick<T>(list: readonly T[]): T {
		return list[Math.floor(this.#random() * list.length)];
	}

	/** Bounded by levels: a schema that refers to itself is followed only so far. */
	#value(schema: number, level: number): string {
		if (++this.#visits > MOST_VISITS || level > MOST_LEVELS || this.#random() < this.#wrong)
			return this.#pick(this.#pool);
		const parts = this.#parts(schema);
		for (const part of parts) {
			const listed = this.#listed(part);
			if (listed !== null) return listed;
		}
		const type = this.#type(parts);
		if (type === 'object') return this.#object(parts, level);
		if (type === 'array') return this.#array(parts, level);
		return this.#scalar(type);
	}

	/** The schema with one alternative of each choice, and all that must fit too. */
	#parts(schema: number): readonly number[] {
		const document = this.#document;
		const parts: number[] = [];
		const open = [schema];
		for (let at = open.pop(); at !== undefined && parts.length < 30; at = open.pop()) {
			if (document.kind(at) !== OBJECT) continue;
			parts.push(at);
			const reference = document.child(at, '$ref');
			if (reference >= 0 && document.kind(reference) === STRING) {
				const text = document.string(reference);
				const target = text.startsWith('#') ? nodeAt(document, text.slice(1)) : -1;
				if (target >= 0) open.push(target);
			}
			for (const keyword of ['allOf', 'anyOf', 'oneOf', 'if', 'then']) {
				const held = document.child(at, keyword);
				if (held < 0) continue;
				if (document.kind(held) !== ARRAY) open.push(held);
				else if (keyword === 'allOf') open.push(...document.children(held));
				else if (document.counts[held] > 0) open.push(this.#pick([...document.children(held)]));
			}
		}
		return parts;
	}

	#listed(schema: number): string | null {
		const document = this.#document;
		const constant = document.child(schema, 'const');
		if (constant >= 0) return jsonOf(document, constant);
		const list = document.child(schema, 'enum');
		if (list < 0 || document.kind(list) !== ARRAY || document.counts[list] === 0) return null;
		return jsonOf(document, this.#pick([...document.children(list)]));
	}

	#type(parts: readonly number[]): string {
		for (const part of parts) {
			const types = typesOf(this.#document, part);
			if (types !== null && types.length > 0) return this.#pick(types);
		}
		const has = (keyword: string) => parts.some((part) => this.#document.child(part, keyword) >= 0);
		const likely = [
			...(['properties', 'required', 'additionalProperties', 'minProperties', 'dependencies'].some(has)
				? ['object', 'object']
				: []),
			...(['items', 'prefixItems', 'minItems', 'contains'].some(has) ? ['array', 'array'] : []),
		];
		return this.#pick([...likely, 'string', 'number', 'integer', 'null', 'object', 'array', 'boolean']);
	}

	#object(parts: readonly number[], level: number): string {
		const document = this.#document;
		const members = new Map<string, string>();
		const keep = this.#wrong === 0 ? 0.85 : 0.6;
		for (const part of parts) {
			const properties = document.child(part, 'properties');
			if (properties >= 0 && document.kind(properties) === OBJECT) {
				for (const schema of document.children(properties)) {
					if (this.#random() < keep) members.set(document.key(schema) ?? '', this.#value(schema, level + 1));
				}
			}
			const required = document.child(part, 'required');
			for (const name of (required < 0 ? null : stringsIn(document, required)) ?? []) {
				if (!members.has(name) && this.#random() > this.#wrong / 2) members.set(name, this.#pick(this.#pool));
			}
			const others = document.child(part, 'additionalProperties');
			if (others >= 0 && document.kind(others) === OBJECT && this.#random() < 0.5) {
				members.set(this.#pick(this.#names), this.#value(others, level + 1));
			}
		}
		if (this.#random() < this.#wrong || (members.size === 0 && this.#random() < 0.5)) {
			members.set(this.#pick(this.#names), this.#pick(this.#pool));
		}
		return `{${[...members].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
	}

	#array(parts: readonly number[], level: number): string {
		const document = this.#document;
		const items: string[] = [];
		const length = Math.floor(this.#random() * 4);
		for (const part of parts) {
			const held = document.child(part, 'items');
			const tuple = held >= 0 && document.kind(held) === ARRAY ? held : document.child(part, 'prefixItems');
			if (tuple >= 0 && document.kind(tuple) === ARRAY) {
				for (const schema of document.children(tuple)) items.push(this.#value(schema, level + 1));
			}
			const each = held >= 0 && document.kind(held) !== ARRAY ? held : document.child(part, 'contains');
			for (let index = 0; each >= 0 && index < length; index++) items.push(this.#value(each, level + 1));
		}
		if (items.length === 0) for (let index = 0; index < length; index++) items.push(this.#pick(this.#pool));
		if (this.#wrong > 0 && this.#random() < 0.3) items.splice(Math.floor(this.#random() * (items.length + 1)));
		return `[${items.join(',')}]`;
	}

	#scalar(type: string): string {
		const fitting = this.#byType.get(type) ?? this.#pool.filter((json) => isOfType(json, type));
		this.#byType.set(type, fitting);
		return fitting.length === 0 ? this.#pick(this.#pool) : this.#pick(fitting);
	}
}

function isOfType(json: string, type: string): boolean {
	if (type === 'string') return json.startsWith('"');
	if (type === 'integer') return /^-?\d+$/.test(json);
	if (type === 'number') return /^[-\d]/.test(json);
	if (type === 'boolean') return json === 'true' || json === 'false';
	return json === 'null';
}

/** Scalars and names that the schema speaks of, and what stands just beside its numbers. */
function gather(document: Document): { readonly pool: readonly string[]; readonly names: readonly string[] } {
	const pool = new Set<string>();
	const names = new Set<string>();
	for (let node = 0; node < document.size && pool.size < 500; node++) {
		const key = document.key(node);
		if (key !== undefined && names.size < 300) names.add(key);
		const kind = document.kind(node);
		if (kind >= ARRAY) continue;
		const json = jsonOf(document, node);
		if (json.length > 200) continue;
		pool.add(json);
		if (kind === STRING || !/^-?\d{1,9}(?:\.\d{1,6})?$/.test(json)) continue;
		const value = Number(json);
		for (const near of [value - 1, value + 1, value + 0.5, value * 2]) pool.add(String(near));
		if (Number.isInteger(value) && value >= 0 && value <= 200) {
			for (const length of [value - 1, value, value + 1]) if (length >= 0) pool.add(JSON.stringify('x'.repeat(length)));
		}
	}
	return { pool: [...pool], names: [...names] };
}
