import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { dialectRules } from '../dialects/rules.ts';
import { compile } from '../plan/compile.ts';
import { type OutputFormat, type OutputUnit, outputOf, outputText } from './output.ts';

function output(schema: string, value: string, format: OutputFormat): OutputUnit {
	const rules = dialectRules('2020-12');
	const compiled = compile({ schema: documentOf(schema), dialect: '2020-12', rules, traced: true });
	if (!compiled.ok) throw new Error(compiled.problems[0].message);
	const unit = outputOf(compiled.plan, documentOf(value), format, ({ keyword }) => keyword);
	if (unit === null) throw new Error('There is no answer.');
	return unit;
}

// The example of the specification, section 12.4.
const POLYGON = `{
	"$id": "https://example.com/polygon",
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$defs": {
		"point": {
			"type": "object",
			"properties": { "x": { "type": "number" }, "y": { "type": "number" } },
			"additionalProperties": false,
			"required": ["x", "y"]
		}
	},
	"type": "array",
	"items": { "$ref": "#/$defs/point" },
	"minItems": 3
}`;
const POINTS = '[{"x":2.5,"y":1.3},{"x":1,"z":6.7}]';

describe('output', () => {
	it('flag', () => {
		expect(output(POLYGON, POINTS, 'flag')).toEqual({ valid: false });
		expect(output(POLYGON, '[{"x":1,"y":1},{"x":1,"y":2},{"x":2,"y":2}]', 'flag')).toEqual({ valid: true });
	});

	const items = [
		{
			valid: false,
			keywordLocation: '/items/$ref/required',
			absoluteKeywordLocation: 'https://example.com/polygon#/$defs/point/required',
			instanceLocation: '/1',
			error: 'required',
		},
		{
			valid: false,
			keywordLocation: '/items/$ref/additionalProperties',
			absoluteKeywordLocation: 'https://example.com/polygon#/$defs/point/additionalProperties',
			instanceLocation: '/1',
			error: 'additionalProperties',
		},
	];
	const minItems = {
		valid: false,
		keywordLocation: '/minItems',
		absoluteKeywordLocation: 'https://example.com/polygon#/minItems',
		instanceLocation: '',
		error: 'minItems',
	};
	const root = { valid: false, keywordLocation: '', instanceLocation: '' };

	it('basic', () => {
		expect(output(POLYGON, POINTS, 'basic')).toEqual({ ...root, errors: [minItems, ...items] });
	});

	it('detailed', () => {
		const gathered = {
			valid: false,
			keywordLocation: '/items/$ref',
			absoluteKeywordLocation: 'https://example.com/polygon#/$defs/point',
			instanceLocation: '/1',
			errors: items,
		};
		expect(output(POLYGON, POINTS, 'detailed')).toEqual({ ...root, errors: [minItems, gathered] });
	});

	it('tells the failures of branches below their combinator', () => {
		const schema = '{"anyOf":[{"type":"string"},{"allOf":[{"minimum":5},{"maximum":1}]}]}';
		const at = (keywordLocation: string, rest: object = {}) => ({
			valid: false,
			keywordLocation,
			instanceLocation: '',
			...rest,
		});
		const inner = [
			at('/anyOf/1/allOf/0/minimum', { error: 'minimum' }),
			at('/anyOf/1/allOf/1/maximum', { error: 'maximum' }),
		];
		expect(output(schema, '3', 'basic').errors).toEqual([
			at('/anyOf', { error: 'anyOf' }),
			at('/anyOf/0/type', { error: 'type' }),
			...inner,
		]);
		expect(output(schema, '3', 'detailed').errors).toEqual([
			at('/anyOf', {
				error: 'anyOf',
				errors: [at('/anyOf/0/type', { error: 'type' }), at('/anyOf/1', { errors: inner })],
			}),
		]);
	});

	const annotating =
		'{"properties":{"a":{"$ref":"#/$defs/x y"}},"$defs":{"x y":{"title":"T","default":{"__proto__":1e2}}},"type":"object"}';
	const noted = [
		{
			valid: true,
			instanceLocation: '/a',
			keywordLocation: '/properties/a/$ref/title',
			absoluteKeywordLocation: '#/$defs/x%20y/title',
			annotation: { json: '"T"' },
		},
		{
			valid: true,
			instanceLocation: '/a',
			keywordLocation: '/properties/a/$ref/default',
			absoluteKeywordLocation: '#/$defs/x%20y/default',
			annotation: { json: '{"__proto__":1e2}' },
		},
	];
	const plain = (unit: unknown): unknown => JSON.parse(JSON.stringify(unit));

	it('gives every keyword of a value that fits, one after the other', () => {
		const at = (keywordLocation: string, instanceLocation = '') => ({ valid: true, keywordLocation, instanceLocation });
		expect(plain(output(annotating, '{"a":1}', 'basic').annotations)).toEqual([
			at('/properties'),
			at('/properties/a/$ref', '/a'),
			...noted,
			at('/$defs'),
			at('/type'),
		]);
	});

	it('gathers the annotations of a value that fits', () => {
		const target = { keywordLocation: '/properties/a/$ref', absoluteKeywordLocation: '#/$defs/x%20y' };
		expect(plain(output(annotating, '{"a":1}', 'detailed').annotations)).toEqual([
			{ valid: true, instanceLocation: '/a', ...target, annotations: noted },
		]);
		expect(output('{"type":"integer"}', '1', 'detailed')).toEqual({
			valid: true,
			keywordLocation: '',
			instanceLocation: '',
			annotations: [],
		});
	});

	it('is JSON text, in which numbers keep their digits', () => {
		const schema = '{"default":[1e400,12345678901234567890,1.10],"title":"\\u0041\\n","anyOf":[{"examples":[]},false]}';
		for (const format of ['basic', 'detailed', 'verbose'] as const) {
			const unit = output(schema, '1', format);
			const text = outputText(unit);
			expect(text).toContain('"annotation": [1e400,12345678901234567890,1.10]');
			const shown = JSON.stringify(unit, (_, value) => (value?.json === undefined ? value : JSON.parse(value.json)), 2);
			// The same as JSON.stringify has it, but for the digits.
			expect(JSON.stringify(JSON.parse(text), null, 2)).toBe(shown);
		}
	});

	it('goes through references of every kind, again and again', () => {
		const schema =
			'{"$id":"https://e.example/t","$dynamicAnchor":"n","properties":{"c":{"$dynamicRef":"#n"}},"allOf":[{"$ref":"#/$defs/m"}],"$defs":{"m":{"maxProperties":1}}}';
		expect(output(schema, '{"c":{"c":{"a":1,"b":2}}}', 'basic').errors).toEqual([
			{
				valid: false,
				keywordLocation: '/properties/c/$dynamicRef/properties/c/$dynamicRef/allOf/0/$ref/maxProperties',
				absoluteKeywordLocation: 'https://e.example/t#/$defs/m/maxProperties',
				instanceLocation: '/c/c',
				error: 'maxProperties',
			},
		]);
	});

	it('stays in bounds however deep a value fails', () => {
		const depth = 20_000;
		const schema = '{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#"}}]}';
		const value = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
		for (const [format, most] of [
			['basic', 100_000],
			['detailed', 100_000],
			['verbose', 3_000_000],
		] as const) {
			expect(JSON.stringify(output(schema, value, format)).length).toBeLessThan(most);
		}
	});
});
