import { describe, expect, it } from 'vitest';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Format } from '../core/document/document.ts';
import { nodeAt } from '../core/document/pointer.ts';
import { read } from '../core/document/read.ts';
import { difference, prove } from './proof.ts';
import { type Applied, proposalsAt } from './propose.ts';
import { rules } from './rules/index.ts';

const aliases = { additional_properties: 'additionalProperties' };

interface Example {
	readonly rule: string;
	readonly at?: string;
	readonly dialect?: DialectId;
	readonly format?: Format;
	readonly formatAssertion?: boolean;
	readonly before: string;
	/** What each proposal makes of it, in order. */
	readonly after: readonly string[];
}

function proposals({ rule, at = '', dialect = '2020-12', format = 'json', formatAssertion = false, before }: Example) {
	const reading = read(before, format);
	if (!reading.ok) throw new Error(reading.error.message);
	const meaning = { dialect, formatAssertion, aliases };
	const { document } = reading;
	const applied: readonly Applied[] = [
		...proposalsAt(
			document,
			nodeAt(document, at),
			rules.filter(({ id }) => id === rule),
			meaning,
			null,
		),
	];
	const proofs = applied.map((one) => ({
		...one,
		input: {
			before: document,
			after: one.document,
			dialectAfter: one.dialect,
			pointer: at,
			values: 1000,
			seed: 1,
			...meaning,
		},
	}));
	return proofs;
}

const keeping: readonly Example[] = [
	{ rule: 'single-type', before: '{"type": ["string"]}', after: ['{"type": "string"}'] },
	{ rule: 'const-enum', before: '{"const": 1.0}', after: ['{"enum": [1.0]}'] },
	{ rule: 'const-enum', before: '{"enum": [{"a": 1}]}', after: ['{"const": {"a": 1}}'] },
	{
		rule: 'type-union',
		before: '{"type": ["string", "integer"], "minLength": 2, "title": "t"}',
		after: ['anyOf', 'oneOf'].map(
			(name) => `{"${name}": [{"type": "string", "minLength": 2}, {"type": "integer"}], "title": "t"}`,
		),
	},
	{
		rule: 'type-union',
		before: '{"type": ["number", "integer"]}',
		after: ['{"anyOf": [{"type": "number"}, {"type": "integer"}]}'],
	},
	{
		rule: 'types-of-alternatives',
		before: '{"anyOf": [{"type": "string", "pattern": "^a"}, {"type": "null"}]}',
		after: ['{"type": ["string", "null"], "pattern": "^a"}'],
	},
	{
		rule: 'types-of-alternatives',
		before: '{"anyOf": [{"type": "string", "enum": ["a"]}, {"type": "null"}]}',
		after: [],
	},
	{
		rule: 'exclusive-bounds',
		before: '{"type":"integer","exclusiveMinimum":5}',
		after: ['{"type":"integer","minimum":6}'],
	},
	{
		rule: 'exclusive-bounds',
		before: '{"type":"integer","maximum":-1}',
		after: ['{"type":"integer","exclusiveMaximum":0}'],
	},
	{ rule: 'exclusive-bounds', before: '{"type":"number","exclusiveMinimum":5}', after: [] },
	{ rule: 'exclusive-bounds', before: '{"type":"integer","exclusiveMinimum":5.5}', after: [] },
	{
		rule: 'exclusive-bounds',
		dialect: 'draft-04',
		before: '{"type":"integer","minimum":5,"exclusiveMinimum":true}',
		after: ['{"type":"integer","minimum":6}'],
	},
	{ rule: 'drop-definitions', before: '{"$defs": {"a": {}}, "type": "string"}', after: ['{"type": "string"}'] },
	{ rule: 'drop-definitions', before: '{"$defs": {"a": {}}, "items": {"$ref": "#/$defs/a"}}', after: [] },
	{
		rule: 'inline-reference',
		at: '/items',
		before: '{"items": {"$ref": "#/$defs/a", "title": "mine"}, "$defs": {"a": {"type": "string", "title": "its"}}}',
		after: ['{"items": {"title": "mine", "type": "string"}, "$defs": {"a": {"type": "string", "title": "its"}}}'],
	},
	{ rule: 'inline-reference', at: '/items', before: '{"items": {"$ref": "#"}}', after: [] },
	{
		rule: 'inline-reference',
		at: '/not',
		before:
			'{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"items": {"$ref": "#/$defs/b"}}, "b": {"not": {"$ref": "#/$defs/a"}}}}',
		after: [],
	},
	{
		rule: 'dialect-forms',
		before: '{"prefixItems": [{"type": "string"}], "items": false, "dependentRequired": {"a": ["b"]}}',
		after: ['{"items": [{"type": "string"}], "additionalItems": false, "dependencies": {"a": ["b"]}}'],
	},
	{
		rule: 'dialect-forms',
		dialect: 'draft-07',
		before:
			'{"$schema": "http://json-schema.org/draft-07/schema#", "items": [{"type": "string"}, true], "additionalItems": {"type": "null"}}',
		after: [
			'{"$schema": "https://json-schema.org/draft/2020-12/schema", "prefixItems": [{"type": "string"}, true], "items": {"type": "null"}}',
		],
	},
	{
		rule: 'dialect-forms',
		before: '{"items": {"$ref": "#/$defs/a", "prefixItems": [{}]}, "$defs": {"a": {}}}',
		after: [],
	},
	{
		rule: 'dialect-forms',
		dialect: 'draft-06',
		before: '{"items": [{}], "if": {"maxItems": 1}, "then": false}',
		after: [],
	},
	{
		rule: 'dialect-forms',
		formatAssertion: true,
		before: '{"prefixItems": [{"format": "uuid"}]}',
		after: [],
	},
	{
		rule: 'definitions-name',
		before: '{"definitions": {"a": {"type": "string"}}, "items": {"$ref": "#/definitions/a"}}',
		after: ['{"$defs": {"a": {"type": "string"}}, "items": {"$ref": "#/$defs/a"}}'],
	},
	{
		rule: 'drop-dialect',
		before: '{"$schema": "https://json-schema.org/draft/2020-12/schema", "minLength": 2}',
		after: ['{"minLength": 2}'],
	},
	{
		rule: 'drop-annotation',
		before: '{"dependencies": {"a": ["b"]}, "x-y": 1}',
		after: ['{"dependencies": {"a": ["b"]}}'],
	},
	{ rule: 'drop-format', before: '{"format": "uri"}', after: ['{}'] },
	{ rule: 'drop-format', formatAssertion: true, before: '{"format": "uri"}', after: [] },
	{
		rule: 'drop-annotation',
		dialect: 'draft-07',
		before: '{"contentEncoding": "base64"}',
		after: ['{}'],
	},
	{
		rule: 'drop-annotation',
		dialect: 'draft-07',
		formatAssertion: true,
		before: '{"contentEncoding": "base64"}',
		after: [],
	},
	{
		rule: 'merge-all-of',
		dialect: 'draft-07',
		formatAssertion: true,
		before: '{"contentEncoding": "base64", "allOf": [{"contentEncoding": "7bit"}]}',
		after: [],
	},
	{
		rule: 'inline-reference',
		dialect: 'draft-07',
		formatAssertion: true,
		at: '/items',
		before:
			'{"items": {"$ref": "#/definitions/a", "contentEncoding": "base64"}, "definitions": {"a": {"type": "string"}}}',
		after: [],
	},
	{
		rule: 'merge-all-of',
		before: '{"required": ["a"], "allOf": [{"properties": {"a": {}}}, {"required": ["b"]}]}',
		after: ['{"required": ["a", "b"], "properties": {"a": {}}}'],
	},
	{
		rule: 'merge-all-of',
		before: '{"properties": {"a": {}}, "allOf": [{"additionalProperties": false}]}',
		after: [],
	},
	{ rule: 'merge-all-of', before: '{"minimum": 1, "allOf": [{"minimum": 2}]}', after: [] },
	{ rule: 'alternatives', before: '{"oneOf": [{"type": "integer"}, {"type": "number"}]}', after: [] },
	{
		rule: 'alternatives',
		before: '{"anyOf": [{"const": "a"}, {"enum": ["b"]}]}',
		after: ['{"oneOf": [{"const": "a"}, {"enum": ["b"]}]}'],
	},
	{ rule: 'type-of-values', before: '{"enum": ["a", "b"]}', after: ['{"enum": ["a", "b"], "type": "string"}'] },
	{ rule: 'boolean-schema', at: '/items', before: '{"items": false}', after: ['{"items": {"not": {}}}'] },
	{ rule: 'alias', before: '{"additional_properties": false}', after: ['{"additionalProperties": false}'] },
	{
		rule: 'drop-idle',
		before: '{"type": "string", "minimum": 3, "minLength": 0}',
		after: ['{"type": "string", "minLength": 0}', '{"type": "string", "minimum": 3}'],
	},
	{
		rule: 'drop-idle',
		before: '{"propertyNames": {"type": "string"}, "then": {"maximum": 1}, "minContains": 2}',
		after: [
			'{"then": {"maximum": 1}, "minContains": 2}',
			'{"propertyNames": {"type": "string"}, "minContains": 2}',
			'{"propertyNames": {"type": "string"}, "then": {"maximum": 1}}',
		],
	},
	{
		rule: 'drop-everywhere',
		before:
			'{"title": "r", "properties": {"title": {"title": "a", "format": "uri"}, "b": {"title": "b", "default": {"title": 1}}}}',
		after: [
			'{"title": "r", "properties": {"title": {"format": "uri"}, "b": {"default": {"title": 1}}}}',
			'{"properties": {"title": {"format": "uri"}, "b": {"default": {"title": 1}}}}',
		],
	},
	{
		rule: 'drop-everywhere',
		formatAssertion: true,
		before: '{"items": {"format": "uri"}, "not": {"format": "uri"}, "contains": {"x": 1}}',
		after: [],
	},
	{ rule: 'drop-idle', before: '{"then": {"maximum": 1}, "items": {"$ref": "#/then"}}', after: [] },
	{ rule: 'drop-idle', before: '{"if": {"maximum": 1}, "then": false, "contains": {}, "minContains": 2}', after: [] },
	{
		rule: 'drop-id',
		before: '{"$id": "https://example.org/a", "items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"type": "string"}}}',
		after: ['{"items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"type": "string"}}}'],
	},
	{ rule: 'drop-id', before: '{"$id": "https://example.org/a", "items": {"$ref": "a"}}', after: [] },
	{
		rule: 'drop-id',
		before: '{"$id": "https://example.org/a", "$defs": {"b": {"$id": "b"}}, "items": {"$ref": "#/$defs/b"}}',
		after: [],
	},
	{ rule: 'drop-idle', before: '{"additionalProperties": true, "unevaluatedProperties": false}', after: [] },
	{
		rule: 'drop-annotation',
		format: 'yaml',
		before: '# head\ntitle: T # mine\ntype: string\n\n# about\nminLength: 1 # one\n',
		after: ['type: string\n\n# about\nminLength: 1 # one\n'].map((rest) => `# head\n${rest}`),
	},
	{
		rule: 'const-enum',
		at: '/properties/a',
		format: 'yaml',
		before: 'properties:\n  a:\n    const:\n      x: 1\n    # stays\n    title: t\n',
		after: ['properties:\n  a:\n    enum: [{"x": 1}]\n    # stays\n    title: t\n'],
	},
	{
		rule: 'type-union',
		at: '/items',
		format: 'yaml',
		before: 'items:\n  title: t\n  type:\n    - string\n    - number\n  minimum: 3 # three\n  # end\n',
		after: ['anyOf', 'oneOf'].map(
			(name) => `items:\n  title: t\n  ${name}: [{"type": "string"}, {"type": "number", "minimum": 3}]\n  # end\n`,
		),
	},
	{
		rule: 'types-of-alternatives',
		at: '/a',
		format: 'yaml',
		before: 'a:\n  anyOf: [{type: array, items: {type: string}}, {type: "null"}]\n',
		after: ['a:\n  items: {"type": "string"}\n  type: ["array", "null"]\n'],
	},
	{
		rule: 'inline-reference',
		at: '/tags/items',
		format: 'yaml',
		before: 'tags:\n  items: {$ref: "#/$defs/tag"}\n$defs:\n  tag: {type: string, title: Tag}\n',
		after: ['tags:\n  items: {"type": "string", "title": "Tag"}\n$defs:\n  tag: {type: string, title: Tag}\n'],
	},
	{ rule: 'drop-format', at: '/a', format: 'yaml', before: 'x: &s {format: uri}\na: *s\n', after: [] },
];

describe('edits that keep the meaning', () => {
	for (const example of keeping) {
		it(`${example.rule}: ${example.before}`, () => {
			const made = proposals(example);
			expect(made.map(({ document }) => document.text)).toEqual(example.after);
			for (const { input } of made) expect(prove(input)).toMatchObject({ holds: true });
		});
	}

	it('are not proved where a value tells them apart', () => {
		const [document, after] = ['{"minimum": 5}', '{"exclusiveMinimum": 5}'].map((text) => {
			const reading = read(text, 'json');
			if (!reading.ok) throw new Error(text);
			return reading.document;
		});
		const input = {
			before: document,
			after,
			pointer: '',
			values: 1000,
			seed: 1,
			dialect: '2020-12',
			formatAssertion: false,
			aliases,
		} as const;
		expect(prove(input)).toMatchObject({ holds: false, counterexample: '5' });
	});
});

const changing: readonly Example[] = [
	{ rule: 'misspelt', before: '{"minlength": 2}', after: ['{"minLength": 2}'] },
	{ rule: 'misspelt', before: '{"requierd": ["a"]}', after: ['{"required": ["a"]}'] },
	{ rule: 'implied-type', before: '{"minLength": 2}', after: ['{"minLength": 2, "type": "string"}'] },
	{ rule: 'close-object', before: '{"properties": {}}', after: ['{"properties": {}, "additionalProperties": false}'] },
	{
		rule: 'require-all',
		before:
			'{"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string", "enum": ["x"]}}, "required": ["a"]}',
		after: [
			'{"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": ["string", "null"], "enum": ["x", null]}}, "required": ["a", "b"]}',
		],
	},
	{
		rule: 'drop-null',
		before: '{"type": ["string", "null"], "enum": ["a", null]}',
		after: ['{"type": "string", "enum": ["a"]}'],
	},
	{ rule: 'drop-null', before: '{"type": ["null"]}', after: [] },
	{
		rule: 'drop-null',
		before: '{"anyOf": [{"type": "string", "minLength": 1}, {"type": "null"}, {"type": "integer"}]}',
		after: ['{"anyOf": [{"type": "string", "minLength": 1}, {"type": "integer"}]}'],
	},
	{ rule: 'drop-null', before: '{"anyOf": [{"type": ["string", "null"]}, {"type": "null"}]}', after: [] },
	{ rule: 'lose-constraint', before: '{"pattern": "^a"}', after: ['{}'] },
];

describe('edits that change the meaning', () => {
	for (const example of changing) {
		it(`${example.rule}: ${example.before}`, () => {
			const made = proposals(example);
			expect(made.map(({ document }) => document.text)).toEqual(example.after);
			for (const { edit, input } of made) {
				expect(edit.kind).not.toBe('keeps-meaning');
				expect(edit.kind === 'loses' ? edit.lost : edit.added).toBeTypeOf('string');
				expect(difference(input, edit.kind === 'adds')).toBeTypeOf('string');
			}
		});
	}
});

it('every rule has an example that it changes', () => {
	const changed = [...keeping, ...changing].filter(({ after }) => after.length > 0).map(({ rule }) => rule);
	expect(rules.map(({ id }) => id).filter((id) => !changed.includes(id))).toEqual([]);
});
