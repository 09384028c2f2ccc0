import { describe, expect, it } from 'vitest';
import { firstOf, judgeJson, line } from '../../testing/judging.ts';
import { me } from './profile.ts';

const look = (schema: string, value: string | null, context = 'output') => {
	const report = judgeJson(me, schema, value, context);
	const first = firstOf(report);
	return [report.verdict, first === undefined ? '' : line(first), first?.basis ?? ''];
};

const accepted = ['accepted', '', ''];

describe('schemas', () => {
	it.each([
		['{"type":["string","number"]}', 'unsupported-type type /type', 'inferred'],
		['{"type":["string"]}', 'unsupported-type type /type', 'inferred'],
		['{"type":["string","number","null"]}', 'unsupported-type type /type', 'inferred'],
		['{"type":["null","null"]}', 'malformed-schema type /type', 'inferred'],
		['{"type":[]}', 'malformed-schema type /type', 'inferred'],
		['{"type":["string",5]}', 'malformed-schema type /type', 'documented'],
		['{"type":"banana"}', 'malformed-schema type /type', 'documented'],
		['{"type":"string","pattern":"^a"}', 'unsupported-keyword pattern /pattern', 'documented'],
		['{"$ref":"#/$defs/a","$defs":{"a":{}}}', 'unsupported-keyword $ref /$ref', 'documented'],
		['{"type":"array","items":[{}]}', 'unsupported-keyword items /items', 'documented'],
		['{"enum":[{"a":1}]}', 'unsupported-keyword enum /enum', 'documented'],
		['{"const":[]}', 'unsupported-keyword const /const', 'documented'],
		['{"enum":5}', 'malformed-schema enum /enum', 'documented'],
		['true', 'root null ', 'inferred'],
		['null', 'root null ', 'documented'],
		['[]', 'root null ', 'documented'],
		['{"properties":[]}', 'malformed-schema properties /properties', 'documented'],
		['{"properties":{"a":1}}', 'malformed-schema properties /properties/a', 'documented'],
		['{"required":"a"}', 'malformed-schema required /required', 'documented'],
		['{"required":["a",1]}', 'malformed-schema required /required', 'documented'],
		['{"required":["a","a"]}', 'malformed-schema required /required', 'inferred'],
		['{"additionalProperties":null}', 'malformed-schema additionalProperties /additionalProperties', 'documented'],
		['{"allOf":[]}', 'malformed-schema allOf /allOf', 'documented'],
		['{"anyOf":{}}', 'malformed-schema anyOf /anyOf', 'documented'],
		['{"oneOf":[{},"x"]}', 'malformed-schema oneOf /oneOf/1', 'documented'],
		['{"not":[]}', 'malformed-schema not /not', 'documented'],
		['{"exclusiveMinimum":true,"minimum":0}', 'malformed-schema exclusiveMinimum /exclusiveMinimum', 'documented'],
		['{"maximum":"1"}', 'malformed-schema maximum /maximum', 'documented'],
		['{"multipleOf":0}', 'malformed-schema multipleOf /multipleOf', 'documented'],
		['{"multipleOf":-0.5}', 'malformed-schema multipleOf /multipleOf', 'documented'],
		['{"minLength":-1}', 'malformed-schema minLength /minLength', 'documented'],
		['{"maxItems":1.5}', 'malformed-schema maxItems /maxItems', 'documented'],
		['{"minProperties":"1"}', 'malformed-schema minProperties /minProperties', 'documented'],
		['{"$schema":"https://json-schema.org/draft/2019-09/schema"}', 'dialect $schema /$schema', 'documented'],
		['{"$schema":"https://json-schema.org/draft-07/schema"}', 'dialect $schema /$schema', 'documented'],
		['{"$schema":5}', 'dialect $schema /$schema', 'documented'],
		[
			'{"items":{"$schema":"https://json-schema.org/draft/2020-12/schema"}}',
			'dialect $schema /items/$schema',
			'inferred',
		],
	])('%s is refused', (schema, first, basis) => {
		expect(look(schema, null)).toEqual(['refused', first, basis]);
	});

	it.each([
		'$comment',
		'$id',
		'$defs',
		'definitions',
		'if',
		'format',
		'pattern',
		'uniqueItems',
		'contains',
		'propertyNames',
		'patternProperties',
		'dependentRequired',
		'dependentSchemas',
		'prefixItems',
		'nullable',
		'constructor',
		'__proto__',
	])('%s is in no table', (keyword) => {
		const schema = `{"properties":{"a":{"${keyword}":true}}}`;
		expect(look(schema, null)).toEqual([
			'refused',
			`unsupported-keyword ${keyword} /properties/a/${keyword}`,
			'documented',
		]);
	});

	it.each([
		'{}',
		'{"type":["null","string"]}',
		'{"type":"null"}',
		'{"minLength":2.0,"maxLength":1e1,"minItems":-0}',
		'{"title":5,"description":{"pattern":1},"default":[],"examples":null,"readOnly":"x","writeOnly":1,"deprecated":{}}',
		'{"additionalProperties":false,"items":true,"not":{}}',
		'{"additionalProperties":{"type":"string"}}',
		'{"enum":[null,true,1,"a"],"const":null}',
		'{"$schema":"http://json-schema.org/draft-07/schema#"}',
		'{"$schema":"https://json-schema.org/draft/2020-12/schema"}',
		'{"required":[]}',
		'{"properties":{"pattern":{"type":"string"},"$ref":{"type":"string"}}}',
	])('%s is taken', (schema) => {
		expect(look(schema, null)).toEqual(accepted);
	});

	it.each([
		['{"enum":[]}', ['advisory enum /enum']],
		['{"enum":[1,"1",1.0,10e-1,null,null]}', ['advisory enum /enum', 'advisory enum /enum', 'advisory enum /enum']],
	])('%s is taken with warnings', (schema, warnings) => {
		const report = judgeJson(me, schema, null);
		expect(report.verdict).toBe('accepted');
		expect(report.findings.map(line)).toEqual(warnings);
		expect(report.findings.every(({ basis, severity }) => basis === 'inferred' && severity === 'warning')).toBe(true);
	});

	it('lists every refused place in the order of the text', () => {
		const schema =
			'{"properties":{"tags":{"uniqueItems":true,"items":{"format":"x","minLength":-1}},"when":{"format":"date"}},"$id":"x"}';
		expect(judgeJson(me, schema, null).findings.map(line)).toEqual([
			'unsupported-keyword uniqueItems /properties/tags/uniqueItems',
			'unsupported-keyword format /properties/tags/items/format',
			'malformed-schema minLength /properties/tags/items/minLength',
			'unsupported-keyword format /properties/when/format',
			'unsupported-keyword $id /$id',
		]);
	});
});

describe('long lists of faults', () => {
	it.each([
		['unknown keywords', `{${Array.from({ length: 3000 }, (_, i) => `"x${i}":1`).join(',')}}`],
		['members of one keyword', `{"enum":[${Array.from({ length: 3000 }, () => '[]').join(',')}]}`],
	])('%s stop at a thousand and say so', (_, schema) => {
		const { findings } = judgeJson(me, schema, null);
		expect(findings.filter(({ code }) => code === 'unsupported-keyword')).toHaveLength(1000);
		expect(findings.filter(({ code }) => code === 'more')).toHaveLength(1);
	});
});

describe('values', () => {
	it.each([
		['{"type":["string","null"]}', 'null'],
		['{}', '[1]'],
		['{"minLength":2}', '7'],
		['{"type":"string","maxLength":1}', '"😀"'],
		['{"type":"integer"}', '1.0'],
		['{"type":"integer"}', '1e2'],
		['{"type":"integer"}', '1e400'],
		['{"type":"number","multipleOf":0.1}', '0.3'],
		['{"const":1}', '1.0'],
		['{"enum":[1e2]}', '100'],
		['{"minimum":9007199254740993}', '9007199254740993'],
		['{"default":5}', 'null'],
	])('%s takes %s', (schema, value) => {
		expect(look(schema, value)).toEqual(accepted);
	});

	it.each([
		['{"properties":{"x":false}}', '{"x":1}', 'mismatch false /x', 'documented'],
		['{"type":"string","minLength":2}', '"😀"', 'mismatch minLength ', 'documented'],
		['{"minimum":9007199254740993}', '9007199254740992', 'mismatch minimum ', 'documented'],
		['{"type":"integer"}', '1.5', 'mismatch type ', 'documented'],
		['{"enum":[]}', '1', 'mismatch enum ', 'documented'],
		['{"required":["a"]}', '{}', 'mismatch required ', 'documented'],
		['{"oneOf":[{},{}]}', '1', 'mismatch oneOf ', 'documented'],
	])('%s does not take %s', (schema, value, first, basis) => {
		expect(look(schema, value)).toEqual(['invalid', first, basis]);
	});

	it('refuses names written twice, on both sides', () => {
		expect(look('{"type":"object","type":"object"}', '{}')[0]).toBe('refused');
		expect(look('{}', '{"a":1,"a":1}')).toEqual(['invalid', 'duplicate-key null /a', 'documented']);
	});
});

describe('surfaces', () => {
	it('asks function input to be an object, whatever the schema', () => {
		for (const value of ['[1]', 'null', '1', '"x"', 'true']) {
			expect(look('{}', value, 'function-input')).toEqual(['invalid', 'envelope null ', 'documented']);
			expect(look('{}', value, 'output')).toEqual(accepted);
			expect(look('{}', `{"self":{},"args":${value}}`, 'method-args')).toEqual(accepted);
		}
		expect(look('{"properties":{"x":false}}', '{"x":1}', 'function-input')[1]).toBe('mismatch false /x');
		expect(look('{"properties":{"x":false}}', '{}', 'function-input')).toEqual(accepted);
	});

	it.each([
		['{"self":{},"args":1,"extra":0}', 'envelope null ', 'documented'],
		['{"args":1}', 'envelope null ', 'documented'],
		['{"self":[],"args":1}', 'envelope null /self', 'documented'],
		['{"self":{}}', 'envelope null ', 'inferred'],
		['[]', 'envelope null ', 'documented'],
	])('refuses the envelope %s', (value, first, basis) => {
		expect(look('{}', value, 'method-args')).toEqual(['invalid', first, basis]);
	});

	it('types args alone, and says where in the envelope it failed', () => {
		const value = '{"self":{"x":1},"args":{"n":"1"}}';
		const schema = '{"type":"object","properties":{"n":{"type":"integer"}},"additionalProperties":false}';
		expect(look(schema, value, 'method-args')[1]).toBe('mismatch type /args/n');
		expect(look('{"type":"integer"}', '{"self":{},"args":5}', 'method-args')).toEqual(accepted);
	});

	it('lists what is wrong with the envelope and with args', () => {
		const report = judgeJson(me, '{"type":"string"}', '{"extra":1,"self":0,"args":5}', 'method-args');
		expect(report.findings.map(line)).toEqual(['envelope null /self', 'envelope null ', 'mismatch type /args']);
		expect(report.findings.map(({ property }) => property)).toEqual([undefined, 'extra', undefined]);
	});
});

describe('the reply', () => {
	it('is one fixed refusal without a word', () => {
		const refusals = [
			judgeJson(me, '{"pattern":"x"}', '{}'),
			judgeJson(me, '{"type":"string"}', '"secret"', 'output'),
			judgeJson(me, '{"properties":{"a":{"type":"string"}}}', '{"a":1}'),
			judgeJson(me, '{}', '1e1001', 'output'),
		];
		expect(refusals.map(({ verdict }) => verdict)).toEqual(['refused', 'accepted', 'invalid', 'exhausted']);
		for (const { reply, verdict, replyNote } of refusals) {
			expect(reply).toEqual({ refused: verdict !== 'accepted', text: '' });
			if (verdict !== 'accepted') expect(replyNote).toContain('Its wording is not documented');
		}
	});

	it('says that effects stay when the output is refused', () => {
		expect(judgeJson(me, '{"type":"string"}', '1', 'output').replyNote).toContain('not undone');
		expect(judgeJson(me, '{"type":"object"}', '1').replyNote).toContain('before the handler runs');
	});
});
