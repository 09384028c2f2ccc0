import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { pointerOf } from '../document/pointer.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import { type CompileResult, compile, type NamedDocument } from './compile.ts';

interface Setting {
	readonly dialect?: DialectId;
	readonly rules?: Partial<EvaluationRules>;
	readonly schemas?: Readonly<Record<string, string>>;
	readonly root?: number;
}

function compiled(schema: string, { dialect = '2020-12', rules, schemas = {}, root = 0 }: Setting = {}): CompileResult {
	const others: NamedDocument[] = Object.entries(schemas).map(([uri, text]) => ({ uri, document: documentOf(text) }));
	return compile({
		schema: documentOf(schema),
		root,
		dialect,
		rules: { ...dialectRules(dialect), ...rules },
		schemas: others,
	});
}

/** `code keyword pointer` for each problem. */
function problems(schema: string, setting?: Setting): readonly string[] {
	const result = compiled(schema, setting);
	if (result.ok) return [];
	return result.problems.map(
		({ code, keyword, place }) => `${code} ${keyword} ${pointerOf(place.document, place.node)}`,
	);
}

function fits(schema: string, value: string, setting?: Setting): boolean | null {
	const result = compiled(schema, setting);
	if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
	return evaluate(result.plan, documentOf(value)).valid;
}

describe('references that lead nowhere', () => {
	it('tells the place and the URI, resolved', () => {
		const result = compiled('{"$id":"https://e.example/a/b","properties":{"x":{"$ref":"../c.json#/d"}}}');
		expect(result.ok ? [] : result.problems).toMatchObject([
			{ code: 'unresolved-reference', keyword: '$ref', reference: 'https://e.example/c.json#/d' },
		]);
	});

	it.each([
		['{"$ref":"#/$defs/x"}', 'unresolved-reference $ref /$ref'],
		['{"$ref":"#anchor"}', 'unresolved-reference $ref /$ref'],
		['{"$ref":"#/$defs","$defs":[]}', 'unresolved-reference $ref /$ref'],
		['{"$dynamicRef":"other"}', 'unresolved-reference $dynamicRef /$dynamicRef'],
		['{"$ref":7}', 'malformed-schema $ref /$ref'],
	])('%s: %s', (schema, problem) => {
		expect(problems(schema)).toEqual([problem]);
	});

	it('never looks at definitions that nothing refers to', () => {
		const broken = '{"$ref":"nowhere","pattern":"[","type":"banana","allOf":[]}';
		expect(problems(`{"$defs":{"a":${broken}},"definitions":{"b":${broken}}}`)).toEqual([]);
		expect(problems(`{"$ref":"#/$defs/a","$defs":{"a":${broken}}}`)).toHaveLength(4);
	});
});

describe('references in circles', () => {
	it.each([
		['{"$ref":"#"}', 'reference-loop $ref /$ref'],
		[
			'{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}',
			'reference-loop $ref /$defs/b/$ref',
		],
		['{"allOf":[{"anyOf":[{"not":{"$ref":"#"}}]}]}', 'reference-loop $ref /allOf/0/anyOf/0/not/$ref'],
		['{"if":{"$ref":"#"}}', 'reference-loop $ref /if/$ref'],
		['{"if":true,"then":{"dependentSchemas":{"a":{"$ref":"#"}}}}', 'reference-loop $ref /then/dependentSchemas/a/$ref'],
	])('%s', (schema, problem) => {
		expect(problems(schema)).toEqual([problem]);
	});

	it.each([
		'{"properties":{"a":{"$ref":"#"}},"items":{"$ref":"#"},"propertyNames":{"$ref":"#"},"contains":{"$ref":"#"}}',
		'{"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"type":"string"}},"allOf":[{"$ref":"#/$defs/a"},{"$ref":"#/$defs/b"}]}',
	])('takes %s', (schema) => {
		expect(problems(schema)).toEqual([]);
	});

	it('ends where only the dynamic scope closes the circle', () => {
		const schema =
			'{"$id":"https://e.example/y","$dynamicAnchor":"a","$ref":"b","$defs":{"b":{"$id":"b","$defs":{"c":{"$dynamicAnchor":"a"}},"$dynamicRef":"#a"}}}';
		expect(fits(schema, '1')).toBe(null);
	});
});

describe('keyword values of the wrong shape', () => {
	it.each([
		['{"type":"banana"}', 'malformed-schema type /type'],
		['{"type":[]}', 'malformed-schema type /type'],
		['{"minLength":-1}', 'malformed-schema minLength /minLength'],
		['{"minLength":1.5}', 'malformed-schema minLength /minLength'],
		['{"multipleOf":0}', 'malformed-schema multipleOf /multipleOf'],
		['{"multipleOf":-1e-400}', 'malformed-schema multipleOf /multipleOf'],
		['{"minimum":"1"}', 'malformed-schema minimum /minimum'],
		['{"required":["a",1]}', 'malformed-schema required /required/1'],
		['{"anyOf":[]}', 'malformed-schema anyOf /anyOf'],
		['{"properties":{"a":[]}}', 'malformed-schema properties /properties/a'],
		['{"uniqueItems":1}', 'malformed-schema uniqueItems /uniqueItems'],
		[
			'{"patternProperties":{"[":true},"additionalProperties":false}',
			'malformed-schema patternProperties /patternProperties/[',
		],
		['{"pattern":"["}', 'malformed-schema pattern /pattern'],
		['{"additionalProperties":1}', 'malformed-schema additionalProperties /additionalProperties'],
	])('%s: %s', (schema, problem) => {
		expect(problems(schema)).toEqual([problem]);
		expect(problems(schema, { rules: { propertiesTogether: false } })).toEqual([problem]);
	});

	it('knows what draft-04 takes and later drafts do not, and the other way round', () => {
		expect(problems('{"minimum":1,"exclusiveMinimum":true}', { dialect: 'draft-04' })).toEqual([]);
		expect(problems('{"minimum":1,"exclusiveMinimum":true}')).toHaveLength(1);
		expect(problems('{"maxLength":2.0}', { dialect: 'draft-04' })).toHaveLength(1);
		expect(problems('{"maxLength":2.0}')).toEqual([]);
		expect(problems('{"properties":{"a":true},"additionalProperties":false}', { dialect: 'draft-04' })).toEqual([
			'malformed-schema properties /properties/a',
		]);
	});
});

describe('several documents', () => {
	const schemas = {
		'https://e.example/point': '{"$defs":{"n":{"$anchor":"num","type":"number"}},"items":{"$ref":"#num"}}',
		'https://e.example/other': '{"$id":"https://f.example/inner","$defs":{"s":{"$id":"s","type":"string"}}}',
	};

	it('reaches them by the URI they were given under, and by their own', () => {
		const reach = (uri: string, value: string) => fits(`{"$ref":${JSON.stringify(uri)}}`, value, { schemas });
		expect(reach('https://e.example/point', '[1]')).toBe(true);
		expect(reach('https://e.example/point', '["x"]')).toBe(false);
		expect(reach('https://e.example/point#num', '"x"')).toBe(false);
		expect(reach('https://f.example/s', '1')).toBe(false);
		expect(reach('https://e.example/other#/$defs/s', '1')).toBe(false);
		expect(reach('http://json-schema.org/draft-07/schema#', '{"type":1}')).toBe(false);
	});

	it('judges by a schema inside a document, whose references start there', () => {
		const text = '{"tools":[{"input":{"$ref":"#/$defs/a","$defs":{"a":{"type":"null"}}}}]}';
		const root = documentOf(text).starts.indexOf(text.indexOf('{"$ref'));
		expect(fits(text, 'null', { root })).toBe(true);
		expect(fits(text, '1', { root })).toBe(false);
	});
});

describe('dialects', () => {
	it('obeys $schema where rules say so', () => {
		const schema = '{"$schema":"http://json-schema.org/draft-07/schema#","dependentRequired":{"a":["b"]}}';
		expect(fits(schema, '{"a":1}')).toBe(true);
		expect(fits(schema, '{"a":1}', { rules: { dialectBySchema: false } })).toBe(false);
		expect(problems('{"$schema":"https://e.example/mine"}')).toEqual(['dialect $schema /$schema']);
		expect(problems('{"$schema":"https://e.example/mine"}', { rules: { dialectBySchema: false } })).toEqual([]);
	});

	it('obeys the vocabularies of a meta-schema that was given', () => {
		const meta = (vocabularies: string) => ({
			'https://e.example/meta': `{"$schema":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{${vocabularies}}}`,
		});
		const schema = '{"$schema":"https://e.example/meta","minimum":10,"properties":{"a":false}}';
		const core = '"https://json-schema.org/draft/2020-12/vocab/core":true';
		const applicator = '"https://json-schema.org/draft/2020-12/vocab/applicator":true';
		expect(fits(schema, '1', { schemas: meta(core) })).toBe(true);
		expect(fits(schema, '{"a":1}', { schemas: meta(core) })).toBe(true);
		expect(fits(schema, '{"a":1}', { schemas: meta(`${core},${applicator}`) })).toBe(false);
		expect(problems(schema, { schemas: meta(`${core},"https://e.example/vocabulary":true`) })).toHaveLength(1);
		expect(problems(schema, { schemas: meta(`${core},"https://e.example/vocabulary":false`) })).toEqual([]);
	});

	it('lets keywords beside $ref apply as the dialect says, or as rules do', () => {
		const schema = '{"$ref":"#/definitions/a","maxLength":1,"definitions":{"a":{"type":"string"}}}';
		expect(fits(schema, '"ab"', { dialect: 'draft-07' })).toBe(true);
		expect(fits(schema, '"ab"', { dialect: 'draft-07', rules: { refSiblings: true } })).toBe(false);
		expect(fits(schema, '"ab"', { dialect: '2019-09' })).toBe(false);
	});
});

describe('rules about keywords', () => {
	it('ignores keywords that the host does nothing with', () => {
		expect(fits('{"minLength":9,"type":"string"}', '"a"', { rules: { ignoredKeywords: ['minLength'] } })).toBe(true);
	});

	it('takes other spellings for keywords, unless the keyword stands beside', () => {
		const rules = { aliases: { additional_properties: 'additionalProperties' } };
		const result = compiled('{"additional_properties":false}', { rules });
		expect(result.ok && evaluate(result.plan, documentOf('{"a":1}')).failures[0]?.keyword).toBe(
			'additional_properties',
		);
		expect(fits('{"additional_properties":5,"additionalProperties":true}', '{"a":1}', { rules })).toBe(true);
	});

	it('tries patterns without Unicode mode where rules say so', () => {
		expect(fits('{"pattern":"^[\\\\w-.]+$"}', '"a-b.c"')).toBe(true);
		expect(problems('{"pattern":"^[\\\\w-.]+$"}', { rules: { patternFallback: false } })).toHaveLength(1);
	});
});
