import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/index.ts';
import { judgeJson } from '../../testing/judging.ts';
import { backplane } from './profile.ts';

/** A JSON value that keeps how its numbers are written. Objects are maps: no name is special. */
type Model = null | boolean | string | Spelling | readonly Model[] | ReadonlyMap<string, Model>;
interface Spelling {
	readonly number: string;
}

const isMap = (value: Model | undefined): value is ReadonlyMap<string, Model> => value instanceof Map;
const isList = (value: Model | undefined): value is readonly Model[] => Array.isArray(value);
const isNumber = (value: Model | undefined): value is Spelling =>
	typeof value === 'object' && value !== null && 'number' in value;

function textOf(value: Model): string {
	if (isMap(value))
		return `{${[...value].map(([name, member]) => `${JSON.stringify(name)}:${textOf(member)}`).join(',')}}`;
	if (isList(value)) return `[${value.map(textOf).join(',')}]`;
	return isNumber(value) ? value.number : JSON.stringify(value);
}

/** The host's check once more, as plainly as its rules are written down: recursive, and over at its first error. */
class Stop extends Error {
	readonly answer: Json;
	constructor(kind: string, message: string, details: { [name: string]: Json } = {}) {
		super(message);
		this.answer = { class: kind, message, details };
	}
}

const unsupported = (message: string, details?: { [name: string]: Json }) =>
	new Stop('unsupported_capability', message, details);
const invalid = (message: string, details?: { [name: string]: Json }) => new Stop('validation', message, details);

const sorted = (map: ReadonlyMap<string, Model>) =>
	[...map].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
const KNOWN =
	'type properties required additionalProperties additional_properties description minimum items oneOf'.split(' ');
const FORBIDDEN: Readonly<Record<string, string>> = {
	object: 'minimum items',
	array: 'properties required minimum additionalProperties additional_properties',
	integer: 'properties required items additionalProperties additional_properties',
	number: 'properties required items additionalProperties additional_properties',
	string: 'properties required minimum items additionalProperties additional_properties',
	boolean: 'properties required minimum items additionalProperties additional_properties',
};

function checkSchema(schema: Model, root: boolean): void {
	if (!isMap(schema)) throw invalid('property schema must be a map');
	for (const [keyword] of sorted(schema)) {
		if (!KNOWN.includes(keyword)) throw unsupported('schema keyword is unsupported', { keyword });
	}
	if (schema.has('oneOf')) {
		const keywords = sorted(schema)
			.map(([keyword]) => keyword)
			.filter((keyword) => !['oneOf', 'description'].includes(keyword));
		if (keywords.length > 0) throw unsupported('oneOf sibling keywords are unsupported', { keywords });
		const branches = schema.get('oneOf');
		if (!isList(branches) || branches.length === 0) throw invalid('schema oneOf must be a non-empty list');
		for (const branch of branches) checkSchema(branch, false);
		return;
	}
	const type = root ? 'object' : (schema.get('type') ?? null);
	if (type === null) throw invalid('property schema type is required');
	const forbidden = typeof type === 'string' ? FORBIDDEN[type] : undefined;
	if (forbidden === undefined) {
		throw unsupported('property schema type is unsupported', { type: JSON.parse(textOf(type)) as Json });
	}
	const properties = schema.get('properties');
	if (type === 'object') {
		if (properties !== undefined && !isMap(properties)) throw invalid('schema properties must be a map');
		const required = schema.get('required');
		if (required !== undefined && !(isList(required) && required.every((name) => typeof name === 'string'))) {
			throw invalid('schema required must be a list of property names');
		}
		if (typeof policyOf(schema) !== 'boolean') throw invalid('schema additionalProperties must be a boolean');
	}
	for (const keyword of forbidden.split(' ')) {
		if (schema.has(keyword)) throw unsupported('schema keyword is unsupported for this type', { keyword });
	}
	const minimum = schema.get('minimum');
	if (minimum !== undefined && !isNumber(minimum)) throw invalid('schema minimum must be a number');
	if (isMap(properties)) for (const [, property] of sorted(properties)) checkSchema(property, false);
	const items = schema.get('items');
	if (items !== undefined) checkSchema(items, false);
}

function policyOf(schema: ReadonlyMap<string, Model>): Model | undefined {
	if (schema.has('additionalProperties')) return schema.get('additionalProperties');
	return schema.has('additional_properties') ? schema.get('additional_properties') : true;
}

const isInteger = (value: Model) => isNumber(value) && !/[.eE]/.test(value.number);

const TYPES: Readonly<Record<string, (value: Model) => boolean>> = {
	object: isMap,
	array: isList,
	string: (value) => typeof value === 'string',
	integer: isInteger,
	number: isNumber,
	boolean: (value) => typeof value === 'boolean',
};

function checkValue(schema: Model, value: Model, path: string, root = false): void {
	if (!isMap(schema)) throw new Error('a schema was taken that is none');
	const branches = schema.get('oneOf');
	if (isList(branches)) {
		const fitting = branches.filter((branch) => {
			try {
				checkValue(branch, value, path);
				return true;
			} catch {
				return false;
			}
		});
		if (fitting.length !== 1) throw invalid('tool argument must match exactly one oneOf branch', { path });
		return;
	}
	const type = root ? 'object' : (schema.get('type') as string);
	if (!TYPES[type](value)) throw invalid('tool argument has the wrong type', { path, type });
	if (isMap(value)) checkObject(schema, value, path);
	const items = schema.get('items');
	if (isList(value) && items !== undefined) {
		for (const [index, item] of value.entries()) checkValue(items, item, `${path}[${index}]`);
	}
	const minimum = schema.get('minimum');
	if (isNumber(value) && isNumber(minimum) && Number(value.number) < Number(minimum.number)) {
		throw invalid('tool argument is below the minimum', { path, minimum: Number(minimum.number) });
	}
}

function checkObject(schema: ReadonlyMap<string, Model>, value: ReadonlyMap<string, Model>, path: string): void {
	const properties = schema.get('properties');
	const declared = isMap(properties) ? properties : new Map<string, Model>();
	const required = schema.get('required');
	for (const property of isList(required) ? (required as readonly string[]) : []) {
		if (!value.has(property)) throw invalid('required tool argument is missing', { path, property });
	}
	for (const [property] of sorted(value)) {
		if (policyOf(schema) === false && !declared.has(property)) {
			throw invalid('additional tool argument is not allowed', { path, property });
		}
	}
	for (const [name, property] of sorted(declared)) {
		const member = value.get(name);
		if (member !== undefined) checkValue(property, member, `${path}.${name}`);
	}
}

function reference(schema: Model, input: Model): Json {
	try {
		if (schema === null) throw unsupported('tool schema is required');
		if (!isMap(schema) || !isMap(input)) throw invalid('tool schema and arguments must be maps');
		if (schema.has('oneOf') || (schema.has('type') && schema.get('type') !== 'object')) {
			throw unsupported('only object tool schemas are supported');
		}
		checkSchema(schema, true);
		checkValue(schema, input, '$arguments', true);
		return { ok: true };
	} catch (stop) {
		if (stop instanceof Stop) return stop.answer;
		throw stop;
	}
}

const name = fc.constantFrom('a', 'b', 'B', 'aa', 'z', 'é', '', '\uFF01', '😀', 'type', '__proto__', 'constructor');
const number = fc
	.constantFrom('0', '-0', '1', '2', '1.0', '1.5', '-0.0', '1e2', '100', '-3')
	.map((text) => ({ number: text }));
const scalar: fc.Arbitrary<Model> = fc.oneof(fc.constantFrom(null, true, false, '', 'x'), number);
const entries = (arbitrary: fc.Arbitrary<Model>) =>
	fc
		.uniqueArray(fc.tuple(name, arbitrary), { selector: ([key]) => key, maxLength: 4 })
		.map((pairs): Model => new Map(pairs));

const { value } = fc.letrec<{ value: Model }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4 },
		{ weight: 3, arbitrary: scalar },
		{ weight: 2, arbitrary: entries(tie('value')) },
		{ weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
	),
}));

/** Keywords and values as an author writes them. */
const { schema } = fc.letrec<{ schema: Model }>((tie) => {
	const of = (members: Readonly<Record<string, fc.Arbitrary<Model>>>, needed: readonly string[] = []) =>
		fc
			.record(members, { requiredKeys: [...needed] })
			.chain((record) => fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length }))
			.map((pairs): Model => new Map(pairs as [string, Model][]));
	const object = of(
		{
			type: fc.constant('object'),
			properties: entries(tie('schema')),
			required: fc.array(name, { maxLength: 2 }),
			additionalProperties: fc.boolean(),
			additional_properties: fc.constantFrom(true, false, false),
			description: scalar,
		},
		['type', 'properties'],
	);
	const array = of({ type: fc.constant('array'), items: tie('schema') }, ['type']);
	const numeric = of({ type: fc.constantFrom('integer', 'number'), minimum: number }, ['type']);
	const plain = of({ type: fc.constantFrom('string', 'boolean') }, ['type']);
	const either = of({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }), description: scalar }, ['oneOf']);
	return { schema: fc.oneof({ maxDepth: 4, depthSize: 'small' }, plain, numeric, object, array, either) };
});

/** Choices made beforehand, so that a failing pair shrinks: each call takes the next one. */
type Chooser = (below: number) => number;

const chooserOf = (picks: readonly number[]): Chooser => {
	let at = 0;
	return (below) => picks[at++ % picks.length] % below;
};
const chooser = fc.array(fc.nat(), { minLength: 5, maxLength: 40 }).map((picks) => () => chooserOf(picks));

/** Puts up to three keywords into schemas that may not belong there. */
const KEYWORDS = [...KNOWN, 'enum', 'Zeta', '$schema'];
function disturb(model: Model, choose: Chooser, junk: Model): Model {
	if (isList(model)) return model.map((each) => disturb(each, choose, junk));
	if (!isMap(model)) return model;
	const copy = new Map([...model].map(([key, member]) => [key, disturb(member, choose, junk)]));
	for (let left = choose(8) - 4; left > 0; left--) copy.set(KEYWORDS[choose(KEYWORDS.length)], junk);
	if (choose(20) === 0) copy.delete('type');
	return copy;
}

/** A value that mostly fits a schema; now and then it takes `other` instead, or leaves a property out. */
function fitting(model: Model, choose: Chooser, other: Model): Model {
	if (!isMap(model) || choose(10) === 0) return other;
	const branches = model.get('oneOf');
	if (isList(branches)) return fitting(branches[choose(branches.length)], choose, other);
	const properties = model.get('properties');
	const items = model.get('items');
	switch (model.get('type')) {
		case 'object': {
			const declared = isMap(properties) ? [...properties] : [];
			const required = model.get('required');
			const members = new Map<string, Model>();
			for (const [key, property] of declared) if (choose(4) > 0) members.set(key, fitting(property, choose, other));
			for (const key of isList(required) ? required : []) {
				if (choose(6) > 0 && !members.has(String(key))) members.set(String(key), other);
			}
			return members;
		}
		case 'array':
			return Array.from({ length: choose(3) }, () => (items === undefined ? other : fitting(items, choose, other)));
		case 'boolean':
			return choose(2) === 0;
		case 'string':
			return 'x';
		default:
			return { number: ['-3', '0', '1', '2', '1.5'][choose(5)] };
	}
}

function same(schemaModel: Model, valueModel: Model): Json {
	const answer = reference(schemaModel, valueModel);
	const { reply } = judgeJson(backplane, textOf(schemaModel), textOf(valueModel));
	const { text: _, ...fields } = reply;
	expect(fields).toEqual(answer);
	return answer;
}

describe('the host’s rules, once more and plainly', () => {
	const kinds = new Map<string, number>();
	const objects = schema.filter((model) => isMap(model) && model.has('properties'));
	const count = (answer: Json) => {
		const kind = (answer as { readonly message?: string }).message ?? 'ok';
		kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
	};

	it('give the same first error for values that nearly fit', () => {
		fc.assert(
			fc.property(objects, chooser, value, (model, choices, other) => {
				count(same(model, fitting(model, choices(), other)));
			}),
			{ numRuns: 1000 },
		);
	});

	it('give the same first error for every two keywords beside each type', () => {
		const junk: readonly Model[] = [null, new Map()];
		for (const type of [...Object.keys(FORBIDDEN), null]) {
			for (const [at, first] of KEYWORDS.entries()) {
				for (const second of KEYWORDS.slice(at)) {
					for (const odd of junk) {
						const written = new Map<string, Model>([
							[second, odd],
							[first, odd],
							['type', type],
						]);
						same(new Map([['properties', new Map([['p', written]])]]), new Map());
						same(written, new Map());
					}
				}
			}
		}
	});

	const inputs = fc.oneof({ weight: 9, arbitrary: entries(value) }, value);

	it('give the same first error for schemas with something out of place', () => {
		fc.assert(
			fc.property(
				fc.oneof({ weight: 9, arbitrary: objects }, schema),
				chooser,
				value,
				inputs,
				(model, choices, junk, input) => {
					count(same(disturb(model, choices(), junk), input));
				},
			),
			{ numRuns: 2000 },
		);
	});

	it('come to every kind of answer, or they would prove little', () => {
		expect([...kinds.keys()]).toEqual(
			expect.arrayContaining([
				'additional tool argument is not allowed',
				'ok',
				'oneOf sibling keywords are unsupported',
				'only object tool schemas are supported',
				'property schema must be a map',
				'property schema type is required',
				'property schema type is unsupported',
				'required tool argument is missing',
				'schema additionalProperties must be a boolean',
				'schema keyword is unsupported',
				'schema keyword is unsupported for this type',
				'schema properties must be a map',
				'schema required must be a list of property names',
				'tool argument has the wrong type',
				'tool argument is below the minimum',
				'tool argument must match exactly one oneOf branch',
				'tool schema and arguments must be maps',
			]),
		);
	});
});
