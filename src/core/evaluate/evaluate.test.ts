import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { pointerOf } from '../document/pointer.ts';
import { compile, type Plan } from '../plan/compile.ts';
import { type EvaluateOptions, evaluate } from './evaluate.ts';
import type { EvaluationRules, Failure } from './evaluation.ts';

function planOf(schema: string, rules: Partial<EvaluationRules> = {}, dialect: DialectId = '2020-12'): Plan {
	const compiled = compile({ schema: documentOf(schema), dialect, rules: { ...dialectRules(dialect), ...rules } });
	if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
	return compiled.plan;
}

/** `pointer of the instance: keyword` for each failure, branches in brackets. */
function told(failures: readonly Failure[], value: string): readonly string[] {
	const document = documentOf(value);
	const one = ({ instance, inherited, keyword, branches }: Failure): string =>
		`${pointerOf(document, instance)}${inherited === undefined ? '' : `/${inherited}`}:${keyword}${
			branches === undefined ? '' : `[${branches.map((branch) => branch.map(one).join(' ')).join(' | ')}]`
		}`;
	return failures.map(one);
}

function failuresOf(
	schema: string,
	value: string,
	rules: Partial<EvaluationRules> = {},
	options: EvaluateOptions = { mode: 'all' },
): readonly string[] {
	return told(evaluate(planOf(schema, rules), documentOf(value), options).failures, value);
}

describe('what is listed', () => {
	it('lists every failure in mode all, and the first one in mode first', () => {
		const schema = '{"required":["a","b"],"properties":{"c":{"type":"string","minLength":2},"d":false}}';
		const value = '{"c":"x","d":1}';
		expect(failuresOf(schema, value)).toEqual([':required', ':required', '/c:minLength', '/d:false']);
		expect(failuresOf(schema, value, {}, { mode: 'first' })).toEqual([':required']);
	});

	it('lists a failed combinator once, with the failures of each branch', () => {
		const schema = '{"anyOf":[{"type":"string"},{"required":["a"],"properties":{"b":{"type":"null"}}}]}';
		expect(failuresOf(schema, '{"b":1}')).toEqual([':anyOf[:type | :required /b:type]']);
	});

	it('names the branches that matched where oneOf matches twice', () => {
		const value = documentOf('1');
		const { failures } = evaluate(planOf('{"oneOf":[{"type":"string"},{},{"const":1}]}'), value, { mode: 'all' });
		expect(failures.map(({ detail }) => detail)).toEqual([{ kind: 'branches', matched: [1, 2] }]);
	});

	it('lists only the first failure of branches inside branches', () => {
		const inner = '{"oneOf":[{"required":["a","b"],"minProperties":9},{"type":"null"}]}';
		expect(failuresOf(`{"anyOf":[${inner}]}`, '{}')).toEqual([':anyOf[:oneOf[:minProperties | :type]]']);
	});

	it('surfaces what references and always applying schemas say, without a wrapper', () => {
		const schema =
			'{"$defs":{"n":{"type":"null"}},"$ref":"#/$defs/n","allOf":[{"minLength":9}],"if":true,"then":{"pattern":"^x"}}';
		expect(failuresOf(schema, '"a"')).toEqual([':type', ':minLength', ':pattern']);
	});

	it('says of a name that it does not fit, on the object, with the reasons beside', () => {
		expect(failuresOf('{"propertyNames":{"maxLength":1,"pattern":"^a"}}', '{"bb":1}')).toEqual([
			':propertyNames[/bb:maxLength /bb:pattern]',
		]);
	});

	it('places extra properties and items on what holds them', () => {
		expect(failuresOf('{"additionalProperties":false}', '{"a":1,"b":2}')).toEqual([
			':additionalProperties',
			':additionalProperties',
		]);
		expect(failuresOf('{"prefixItems":[true],"items":false}', '[1,2,3]')).toEqual([':items']);
		expect(failuresOf('{"prefixItems":[true],"unevaluatedItems":false}', '[1,2,3]')).toEqual([':unevaluatedItems']);
	});

	it('says under which keyword contains has too few or too many', () => {
		expect(failuresOf('{"contains":{"type":"null"}}', '[1]')).toEqual([':contains[/0:type]']);
		expect(failuresOf('{"contains":{"type":"null"},"minContains":2}', '[null]')).toEqual([':minContains[]']);
		expect(failuresOf('{"contains":true,"maxContains":1}', '[1,2]')).toEqual([':maxContains']);
	});

	it('does not report as unevaluated what a failing neighbour looked at', () => {
		const schema = '{"properties":{"name":true},"required":["id"],"unevaluatedProperties":false}';
		const { failures } = evaluate(planOf(schema), documentOf('{"name":1,"zzz":1}'), { mode: 'all' });
		expect(failures.map(({ detail }) => detail)).toEqual([
			{ kind: 'missing', property: 'id' },
			{ kind: 'extra', property: 'zzz', node: 2 },
		]);
	});

	it('cuts the list where it is told to, and says so', () => {
		const plan = planOf('{"items":{"type":"null"}}');
		const many = evaluate(plan, documentOf('[1,2,3]'), { mode: 'all', maxFailures: 2 });
		expect([many.failures.length, many.truncated, many.valid]).toEqual([2, true, false]);
		const enough = evaluate(plan, documentOf('[1,2]'), { mode: 'all', maxFailures: 2 });
		expect([enough.failures.length, enough.truncated]).toEqual([2, false]);
	});

	it('judges a part of a value', () => {
		const value = documentOf('{"a":[1,"x"]}');
		expect(evaluate(planOf('{"type":"string"}'), value, { root: 3 }).valid).toBe(true);
		expect(evaluate(planOf('{"type":"string"}'), value, { root: 1 }).valid).toBe(false);
	});
});

describe('the host’s order', () => {
	const order = { propertiesTogether: false, keywordOrder: ['required', 'additionalProperties', 'properties'] };

	it('follows the list of keywords, and the schema for those not named', () => {
		const schema = '{"properties":{"a":false},"minProperties":3,"maxProperties":0,"additionalProperties":false}';
		expect(failuresOf(schema, '{"a":1,"b":2}', order)).toEqual([
			':additionalProperties',
			'/a:false',
			':minProperties',
			':maxProperties',
		]);
	});

	it('follows the schema', () => {
		const rules = { propertiesTogether: false, keywordOrder: 'schema' } as const;
		expect(failuresOf('{"not":{},"enum":[],"type":"null"}', '1', rules)).toEqual([':not', ':enum', ':type']);
	});

	const schema = '{"properties":{"b":false,"10":false,"2":false,"a":false,"é":false,"😀":false,"\uff5e":false}}';
	const value = '{"\uff5e":1,"😀":1,"é":1,"b":1,"10":1,"a":1,"2":1}';

	it('visits properties as written', () => {
		expect(failuresOf(schema, value)).toEqual(
			['\uff5e', '😀', 'é', 'b', '10', 'a', '2'].map((name) => `/${name}:false`),
		);
	});

	it('visits names as written, too', () => {
		const names = ['\uff5e', '😀', 'é', 'b', '10', 'a', '2'].map((name) => `:propertyNames[/${name}:false]`);
		expect(failuresOf('{"propertyNames":false}', value)).toEqual(names);
	});

	it('visits properties by UTF-8 bytes', () => {
		expect(failuresOf(schema, value, { propertyOrder: 'utf8' })).toEqual(
			['10', '2', 'a', 'b', 'é', '\uff5e', '😀'].map((name) => `/${name}:false`),
		);
	});

	it('visits properties as JavaScript enumerates the value', () => {
		expect(failuresOf(schema, value, { propertyOrder: 'javascript' })).toEqual(
			['2', '10', '\uff5e', '😀', 'é', 'b', 'a'].map((name) => `/${name}:false`),
		);
	});

	it('visits properties as JavaScript enumerates the schema', () => {
		const rules = { propertyOrder: 'javascript', propertiesBySchema: true, propertiesTogether: false } as const;
		expect(failuresOf(schema, value, rules)).toEqual(
			['2', '10', 'b', 'a', 'é', '😀', '\uff5e'].map((name) => `/${name}:false`),
		);
	});

	it('counts a name written twice once, with its last value', () => {
		expect(failuresOf('{"maxProperties":1,"additionalProperties":{"const":2}}', '{"a":1,"a":2}')).toEqual([]);
		expect(failuresOf('{"properties":{"a":false}}', '{"a":1,"b":1,"a":2}', { propertyOrder: 'javascript' })).toEqual([
			'/a:false',
		]);
	});
});

describe('what JavaScript hosts see', () => {
	const rules: Partial<EvaluationRules> = {
		inheritedNames: true,
		propertiesBySchema: true,
		propertiesTogether: false,
		numbers: 'double',
	};

	it('finds inherited names on every object', () => {
		expect(failuresOf('{"required":["toString","x"]}', '{}', rules)).toEqual([':required']);
		expect(failuresOf('{"required":["toString"]}', '{}')).toEqual([':required']);
		expect(failuresOf('{"properties":{"valueOf":{"type":"string"}}}', '{}', rules)).toEqual(['/valueOf:type']);
		expect(failuresOf('{"properties":{"valueOf":{"minLength":1,"not":{"const":1}}}}', '{}', rules)).toEqual([]);
		expect(failuresOf('{"dependentRequired":{"toString":["a"]}}', '{}', rules)).toEqual([':dependentRequired']);
		expect(failuresOf('{"properties":{"__proto__":false}}', '{"__proto__":1}', rules)).toEqual([]);
	});
});

describe('steps', () => {
	const plan = planOf('{"items":{"type":"integer"}}');
	const value = documentOf('[1,2,3]');

	it('counts each schema applied to each instance', () => {
		expect(evaluate(plan, value).steps).toBe(4);
		expect(evaluate(planOf('{"allOf":[{},{"$ref":"#/$defs/a"}],"$defs":{"a":{}}}'), value).steps).toBe(4);
	});

	it('has no answer when they run out', () => {
		expect(evaluate(plan, value, { stepLimit: 4 })).toMatchObject({ valid: true, exhaustedAt: -1 });
		expect(evaluate(plan, value, { stepLimit: 3 })).toMatchObject({ valid: null, exhaustedAt: 3, failures: [] });
		expect(evaluate(plan, value, { stepLimit: 0 })).toMatchObject({ valid: null, exhaustedAt: 0 });
	});

	it.each([
		'{"anyOf":[{"type":"null"},{"items":{"type":"null"}}]}',
		'{"not":{"items":{"type":"integer"}}}',
		'{"items":{"anyOf":[{"const":9},{"type":"integer"}]}}',
		'{"contains":{"not":{"const":3}},"minContains":3}',
	])('never takes running out for an answer: %s', (schema) => {
		const compiled = planOf(schema);
		const { steps, valid } = evaluate(compiled, value);
		for (let stepLimit = 0; stepLimit < steps; stepLimit++) {
			expect(evaluate(compiled, value, { stepLimit, mode: 'all' }).valid, `${stepLimit} of ${steps}`).toBe(null);
		}
		expect(evaluate(compiled, value, { stepLimit: steps }).valid).toBe(valid);
	});

	it('keeps an answer that was known before', () => {
		const result = evaluate(plan, documentOf('["x",2,3]'), { stepLimit: 3, mode: 'all' });
		expect(result).toMatchObject({ valid: false, truncated: true, exhaustedAt: -1 });
	});

	it('does not count the second run that lists why branches failed', () => {
		const both = planOf('{"anyOf":[{"items":{"type":"null"}},{"type":"null"}]}');
		expect(evaluate(both, value, { mode: 'all' }).steps).toBe(evaluate(both, value).steps);
		expect(evaluate(both, value).steps).toBe(4);
	});
});

describe('depth', () => {
	const DEPTH = 100_000;
	const LEVELS = 20_000;
	const deep = documentOf(`${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`);

	it.each([
		['{"items":{"$ref":"#"}}', true],
		['{"type":"array","items":{"$ref":"#"}}', false],
		['{"anyOf":[{"type":"number"},{"items":{"$ref":"#"}}]}', true],
		['{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#"}}]}', false],
		['{"type":"array","contains":{"$ref":"#"}}', false],
		['{"not":{"type":"array","items":{"$ref":"#"}}}', true],
		['{"if":{"type":"array"},"then":{"items":{"$ref":"#"}},"else":{"const":1}}', true],
		['{"allOf":[{"items":{"$ref":"#"}}],"unevaluatedItems":false}', true],
		['{"$dynamicAnchor":"n","items":{"$dynamicRef":"#n"}}', true],
		[`{"const":${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}}`, true],
	])('of a value does not matter (%#)', (schema, valid) => {
		expect(evaluate(planOf(schema), deep, { mode: 'all' }).valid).toBe(valid);
	});

	it.each([
		[`${'{"items":'.repeat(LEVELS)}true${'}'.repeat(LEVELS)}`, true],
		[`${'{"allOf":['.repeat(LEVELS)}{"type":"string"}${']}'.repeat(LEVELS)}`, false],
		[`${'{"not":'.repeat(LEVELS)}{"type":"array"}${'}'.repeat(LEVELS)}`, true],
		[`${'{"anyOf":['.repeat(LEVELS)}{"type":"string"}${']}'.repeat(LEVELS)}`, false],
	])('of a schema does not matter (%#)', (schema, valid) => {
		expect(evaluate(planOf(schema), deep, { mode: 'all' }).valid).toBe(valid);
	});

	it('costs no power of two where branches share their inside', () => {
		const branch = (extra: string) =>
			`{"type":"object","properties":{"next":{"$ref":"#/$defs/n"}},"required":["next"${extra}]}`;
		const plan = planOf(
			`{"$ref":"#/$defs/n","$defs":{"n":{"oneOf":[${branch('')},${branch(',"x"')},{"type":"null"}]}}}`,
		);
		const chain = (end: string) => documentOf(`${'{"next":'.repeat(60)}${end}${'}'.repeat(60)}`);
		expect(evaluate(plan, chain('null'), { mode: 'all' }).valid).toBe(true);
		expect(evaluate(plan, chain('7'), { mode: 'all' }).valid).toBe(false);
	});
});
