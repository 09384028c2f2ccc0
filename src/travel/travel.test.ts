import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { firstOf, judgeJson } from '../testing/judging.ts';
import { sharedPath } from '../testing/shared.ts';
import { type Allowed, codeActions, makeTravel, type Travel } from './index.ts';

function profileOf(id: string) {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return profile;
}

const targets = ['backplane', 'me', 'realm'].map((id) => ({ profile: profileOf(id) }));

function travel(text: string, allow?: Allowed, format: 'json' | 'yaml' = 'json'): Travel {
	return makeTravel({ schema: { text, format }, targets, ...(allow === undefined ? {} : { allow }) });
}

const ids = ({ steps }: Travel) => steps.map(({ id }) => id);

describe('a schema that is to be taken by Backplane, Me and Realm', () => {
	it('loses annotations, exclusive bounds, references and definitions, and nothing that checks', () => {
		const made = travel(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Search",
  "type": "object",
  "properties": {
    "query": { "$ref": "#/$defs/text" },
    "limit": { "type": "integer", "exclusiveMinimum": 0, "default": 10 },
    "value": { "type": ["string", "number"] }
  },
  "required": ["query"],
  "$defs": { "text": { "type": "string", "format": "uri" } }
}`);
		expect(made.reached).toBe(true);
		expect(made.result).toBe(`{
  "type": "object",
  "properties": {
    "query": {"type": "string"},
    "limit": { "type": "integer", "minimum": 1 },
    "value": { "oneOf": [{"type": "string"}, {"type": "number"}] }
  },
  "required": ["query"]
}`);
		expect(made.withdrawn).toEqual([]);
		expect(made.obstacles).toEqual([]);
		for (const { kind, proof } of made.steps) {
			expect(kind).toBe('keeps-meaning');
			expect(proof?.holds).toBe(true);
			expect(proof?.tried).toBeGreaterThanOrEqual(1000);
			expect(proof?.fitting).toBeGreaterThan(0);
			expect(proof?.fitting).toBeLessThan(proof?.tried ?? 0);
		}
		for (const target of targets) expect(judgeJson(target.profile, made.result, null).schemaTaken).toBe(true);
	});

	it('needs no edit where it is taken as it is', () => {
		expect(travel('{"type":"object"}')).toMatchObject({ reached: true, steps: [], result: '{"type":"object"}' });
	});

	it('drops an annotation in one edit wherever it stands', () => {
		const property = (name: string) => `"${name}": {"type": "string", "title": "${name}"}`;
		const names = ['a', 'b', 'c', 'd'];
		const made = travel(`{"type": "object", "properties": {${names.map(property).join(', ')}}}`);
		expect(ids(made)).toEqual(['drop-everywhere title below the root ']);
		expect(made.reached).toBe(true);
		expect(made.result).not.toContain('title');
	});

	it('keeps a constraint that a host refuses, and says so', () => {
		const text = '{"type": "object", "properties": {"id": {"type": "string", "pattern": "^a", "title": "Id"}}}';
		const made = travel(text);
		expect(made.reached).toBe(false);
		expect(ids(made)).toEqual(['drop-annotation title /properties/id']);
		expect(made.result).toContain('"pattern": "^a"');
		expect(made.obstacles).toEqual([
			{ kind: 'loses', sentence: 'Not possible without losing `pattern` at /properties/id.' },
		]);
		expect(made.standings.map(({ profile, findings }) => [profile, findings.length])).toEqual([
			['backplane', 1],
			['me', 1],
			['realm', 0],
		]);
	});

	it('loses it where that is allowed, and says what', () => {
		const text = '{"type": "object", "properties": {"id": {"type": "string", "pattern": "^a"}}}';
		const made = travel(text, { loses: true, adds: false });
		expect(made).toMatchObject({
			reached: true,
			result: '{"type": "object", "properties": {"id": {"type": "string"}}}',
			steps: [{ kind: 'loses', keyword: 'pattern', lost: '"pattern": "^a"' }],
		});
		expect(made.steps[0].fitsNow).toBeTypeOf('string');
	});

	it('names a type only where adding is allowed', () => {
		const text = '{"type": "object", "properties": {"a": {"minimum": 3}}}';
		expect(travel(text)).toMatchObject({ reached: false, steps: [], result: text });
		const made = travel(text, { loses: false, adds: true });
		expect(made).toMatchObject({ reached: true, steps: [{ kind: 'adds', rule: 'implied-type' }] });
		expect(made.steps[0].fittedBefore).toBeTypeOf('string');
	});

	it('does not mind a property that is called as a keyword is', () => {
		const text = '{"type": "object", "properties": {"id": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"type": "string"}}}';
		expect(travel(text)).toMatchObject({
			reached: true,
			result: '{"type": "object", "properties": {"id": {"type": "string"}}}',
		});
	});

	it('changes no meaning where no host takes it for that', () => {
		const text = '{"type": "object", "properties": {"a": {"minimum": 3, "pattern": "^a"}, "b": {"type": ["null"]}}}';
		const made = travel(text, { loses: false, adds: true });
		expect(made.reached).toBe(false);
		for (const { kind } of made.steps) expect(kind).toBe('keeps-meaning');
		const some = travel(text, { loses: true, adds: true });
		expect(some.standings.map(({ findings }) => findings.length === 0)).toContain(true);
	});

	it('makes no detour by an edit that keeps the meaning where it is changed all the same', () => {
		const text = '{"type": "object", "properties": {"a": {"type": ["string", "null"], "title": "A"}}}';
		const made = travel(text, { loses: false, adds: true });
		expect(ids(made)).toEqual(['drop-annotation title /properties/a', 'drop-null type /properties/a']);
		expect(made).toMatchObject({
			reached: true,
			result: '{"type": "object", "properties": {"a": {"type": "string"}}}',
		});
		expect(made.steps[1].fittedBefore).toContain('null');
		expect(travel(text).obstacles).toEqual([
			{
				kind: 'adds',
				sentence:
					'Not possible without a change of meaning at /properties/a: Take the alternative of null out of `oneOf`: null fits now.',
			},
		]);
	});

	it('edits YAML and leaves its comments', () => {
		const made = travel(
			'# a\ntype: object\nproperties:\n  a: # b\n    type: [string] # c\n    title: A\n',
			undefined,
			'yaml',
		);
		expect(made.result).toBe('# a\ntype: object\nproperties:\n  a: # b\n    type: "string" # c\n');
		expect(made.reached).toBe(true);
	});

	it('ends early, and says so', () => {
		const made = makeTravel({
			schema: { text: '{"type": "object", "title": "t", "properties": {"a": {"const": 1}}}', format: 'json' },
			targets,
			stop: () => true,
		});
		expect(made).toMatchObject({ reached: false, unfinished: true, steps: [] });
	});
});

const real = sharedPath('cases', 'real-schemas');

describe.skipIf(real === null)('schemas of real tools', () => {
	const open = (name: string) => readFileSync(`${real}/${name}.json`, 'utf8');

	for (const [name, steps] of [
		['filesystem-edit-file', ['drop-dialect $schema ', 'drop-annotation default /properties/dryRun']],
		['memory-create-entities', ['drop-dialect $schema ']],
		['dotnet-6918-ref-to-items', ['inline-reference whole /properties/y/items']],
	] as const) {
		it(`${name} comes to be taken by all three`, () => {
			expect(targets.some(({ profile }) => judgeJson(profile, open(name), null).schemaTaken === false)).toBe(true);
			const made = travel(open(name));
			expect(made.reached).toBe(true);
			expect(ids(made)).toEqual(steps);
			for (const { profile } of targets) {
				const report = judge({ profile, schema: { text: made.result, format: 'json' }, value: null });
				expect(firstOf(report)).toBeUndefined();
			}
		});
	}

	it('google-maps-distance-matrix cannot without losing its values', () => {
		expect(travel(open('google-maps-distance-matrix'))).toMatchObject({
			reached: false,
			obstacles: [{ kind: 'loses', sentence: 'Not possible without losing `enum` at /properties/mode.' }],
		});
	});
});

describe('edits at a finding', () => {
	const act = (profile: string, text: string) => {
		const target = { profile: profileOf(profile) };
		return codeActions({ schema: { text, format: 'json' }, target }).map(({ at, edit, helps }) => ({
			keyword: at.keyword,
			id: edit.id,
			helps,
		}));
	};

	it('offers what keeps the meaning first', () => {
		expect(act('me', '{"type": "object", "properties": {"a": {"type": ["string"], "patern": "x"}}}')).toEqual([
			{ keyword: 'type', id: 'single-type name /properties/a', helps: true },
			{ keyword: 'type', id: 'lose-constraint type /properties/a', helps: true },
			{ keyword: 'patern', id: 'drop-annotation patern /properties/a', helps: true },
			{ keyword: 'patern', id: 'misspelt patern /properties/a', helps: false },
		]);
	});

	it('offers nothing for a schema that is taken', () => {
		expect(act('me', '{"type": "object"}')).toEqual([]);
	});
});
