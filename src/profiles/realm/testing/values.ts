import { anything, entries, name, numeral, text } from './atoms.ts';
import { object, type Written, WrittenNumber, WrittenObject } from './json.ts';
import type { Random } from './random.ts';

/** A value that fits a schema more often than not. */
export function valueFor(random: Random, root: Written, schema: Written = root, depth = 5): Written {
	if (!(schema instanceof WrittenObject) || depth === 0 || random.chance(0.06)) return anything(random);
	const pick = (keyword: string): Written | null => {
		const list = schema.get(keyword);
		return Array.isArray(list) && list.length > 0 ? random.pick(list as readonly Written[]) : null;
	};
	const again = (inner: Written) => valueFor(random, root, inner, depth - 1);
	const reference = schema.get('$ref');
	if (typeof reference === 'string' && random.chance(0.7)) {
		const target = resolve(root, reference);
		if (target !== null) return again(target);
	}
	const constant = schema.get('const');
	if (constant !== undefined && random.chance(0.7)) return constant;
	if (random.chance(0.7) && pick('enum') !== null) return pick('enum');
	for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
		const branch = pick(keyword);
		if (branch !== null && random.chance(0.4)) return again(branch);
	}
	const type = schema.get('type');
	return ofType(random, schema, typeof type === 'string' ? type : typeFrom(random, schema, pick('type')), again);
}

function typeFrom(random: Random, schema: WrittenObject, listed: Written): string {
	if (typeof listed === 'string') return listed;
	const has = (...keywords: readonly string[]) => keywords.some((keyword) => schema.get(keyword) !== undefined);
	if (has('properties', 'required', 'additionalProperties', 'patternProperties', 'dependencies')) return 'object';
	if (has('items', 'contains', 'uniqueItems', 'additionalItems')) return 'array';
	return random.pick(['string', 'number', 'object', 'array', 'null']);
}

function ofType(random: Random, schema: WrittenObject, type: string, again: (schema: Written) => Written): Written {
	switch (type) {
		case 'string':
			return text(random);
		case 'number':
		case 'integer':
			return numeral(random);
		case 'boolean':
			return random.chance(0.5);
		case 'array':
			return arrayFor(random, schema, again);
		case 'object':
			return objectFor(random, schema, again);
		default:
			return null;
	}
}

function arrayFor(random: Random, schema: WrittenObject, again: (schema: Written) => Written): Written {
	const items = schema.get('items');
	const length = random.below(5);
	const made = Array.from({ length }, (_, index) => {
		const inner = Array.isArray(items) ? (items as readonly Written[])[index] : items;
		return inner === undefined ? anything(random, 1) : again(inner);
	});
	if (made.length > 0 && random.chance(0.2)) made.push(made[0]);
	return made;
}

function objectFor(random: Random, schema: WrittenObject, again: (schema: Written) => Written): Written {
	const parts: (readonly [string, Written])[] = [];
	const properties = schema.get('properties');
	if (properties instanceof WrittenObject) {
		for (const [key, inner] of properties.entries) if (random.chance(0.75)) parts.push([key, again(inner)]);
	}
	const required = schema.get('required');
	for (const key of Array.isArray(required) ? (required as readonly Written[]) : []) {
		if (typeof key === 'string' && random.chance(0.85) && !parts.some(([other]) => other === key)) {
			parts.push([key, anything(random, 1)]);
		}
	}
	if (random.chance(0.35)) parts.push(...entries(random, () => anything(random, 1), 2));
	if (random.chance(0.03)) parts.push([name(random), anything(random, 1)]);
	return object(...parts);
}

function resolve(root: Written, reference: string): Written | null {
	if (!reference.startsWith('#')) return null;
	let found: Written | undefined = root;
	for (const token of reference.split('/').slice(1)) {
		if (found instanceof WrittenObject) found = found.get(token);
		else if (Array.isArray(found) && !(found instanceof WrittenNumber))
			found = (found as readonly Written[])[Number(token)];
		else return null;
	}
	return found ?? null;
}
