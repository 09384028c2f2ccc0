import { describe, expect, it } from 'vitest';
import type { Report } from '../../core/index.ts';
import { firstOf, judgeJson, line } from '../../testing/judging.ts';
import { me } from './profile.ts';

const list = (count: number, each: (index: number) => string) =>
	Array.from({ length: count }, (_, i) => each(i)).join(',');
const nested = (open: string, inner: string, close: string, times: number) =>
	open.repeat(times) + inner + close.repeat(times);

function meter({ meters }: Report, name: string, side: 'schema' | 'value') {
	const found = meters.find((each) => each.name === name && each.side === side);
	return found && [found.used, found.limit, found.location];
}

const warnings = ({ findings }: Report) =>
	findings.filter(({ code, severity }) => code === 'host-dependent' && severity === 'warning').map(line);

/** Schemas at their limits: name, a schema of `n`, the limit, the finding when it runs out, the place of the maximum. */
const SCHEMAS: readonly [string, (n: number) => string, number, string, string][] = [
	['schema bytes', (n) => `{"title":"${'t'.repeat(n - 12)}"}`, 65_536, 'limit null /title', ''],
	[
		'schema levels',
		(n) => nested('{"items":', '{}', '}', n - 1),
		16,
		`limit null ${'/items'.repeat(16)}`,
		'/items'.repeat(15),
	],
	[
		'properties',
		(n) => `{"properties":{${list(n, (i) => `"p${i}":{}`)}}}`,
		256,
		'limit properties /properties',
		'/properties',
	],
	[
		'required names',
		(n) => `{"not":{"required":[${list(n, (i) => `"p${i}"`)}]}}`,
		256,
		'limit required /not/required',
		'/not/required',
	],
	[
		'enum values',
		(n) => `{"items":{"enum":[${list(n, (i) => `${i}`)}]}}`,
		256,
		'limit enum /items/enum',
		'/items/enum',
	],
	['alternatives', (n) => `{"anyOf":[${list(n, () => '{}')}]}`, 16, 'limit anyOf /anyOf', '/anyOf'],
	['alternatives', (n) => `{"oneOf":[${list(n, () => '{}')}]}`, 16, 'limit oneOf /oneOf', '/oneOf'],
	['alternatives', (n) => `{"allOf":[${list(n, () => '{}')}]}`, 16, 'limit allOf /allOf', '/allOf'],
	['numeric precision', (n) => `{"minimum":${'1'.repeat(n)}}`, 1_000, 'limit null /minimum', '/minimum'],
	['decimal scale', (n) => `{"const":1e-${n}}`, 1_000, 'limit null /const', '/const'],
];

describe('limits of a schema', () => {
	it.each(SCHEMAS)('%s', (name, schema, limit, ranOut, place) => {
		const within = judgeJson(me, schema(limit), null);
		expect(within.verdict).toBe('accepted');
		expect(meter(within, name, 'schema')).toEqual([limit, limit, place]);
		const past = judgeJson(me, schema(limit + 1), null);
		const first = firstOf(past);
		expect(past.verdict).toBe('exhausted');
		expect(past.schemaTaken).toBe(false);
		expect(first?.limit).toEqual({ name, used: limit + 1, limit });
		expect(first && line(first)).toBe(ranOut);
		expect(first?.basis).toBe('documented');
	});

	it('counts schemas, wherever they stand', () => {
		// The root, sixteen schemas, and the others spread over these as properties.
		const schema = (n: number) =>
			`{"allOf":[${list(16, (at) => `{"properties":{${list(Math.floor((n - 17 + at) / 16), (i) => `"p${i}":true`)}}}`)}]}`;
		const within = judgeJson(me, schema(2_048), null);
		expect(within.verdict).toBe('accepted');
		expect(meter(within, 'schema nodes', 'schema')).toEqual([2_048, 2_048, '']);
		const past = judgeJson(me, schema(2_049), null);
		expect(past.verdict).toBe('exhausted');
		expect(firstOf(past)?.limit).toEqual({ name: 'schema nodes', used: 2_049, limit: 2_048 });
	});

	it('names the size before what is wrong inside, and all else in the order of the text', () => {
		const large = `{"pattern":"${'x'.repeat(70_000)}"}`;
		expect(
			judgeJson(me, large, null)
				.findings.filter(({ severity }) => severity === 'error')
				.map(line),
		).toEqual(['limit null /pattern', 'unsupported-keyword pattern /pattern']);
		const values = list(257, (i) => `${i}`);
		expect(judgeJson(me, `{"format":"x","enum":[${values}]}`, null).verdict).toBe('refused');
		expect(judgeJson(me, `{"enum":[${values}],"format":"x"}`, null).verdict).toBe('exhausted');
	});

	it('takes a schema 100,000 levels deep to its limit without recursion', () => {
		const report = judgeJson(me, nested('{"items":', '{}', '}', 100_000), '[]', 'output');
		expect(report.verdict).toBe('exhausted');
		expect(meter(report, 'schema levels', 'schema')?.[0]).toBe(100_001);
	});
});

/** Values at their limits. */
const VALUES: readonly [string, (n: number) => string, number, string, string][] = [
	['JSON nesting', (n) => nested('[', '', ']', n), 32, `limit null ${'/0'.repeat(32)}`, '/0'.repeat(31)],
	['JSON nesting', (n) => nested('{"a":', '[]', '}', n - 1), 32, `limit null ${'/a'.repeat(32)}`, '/a'.repeat(31)],
	['JSON nodes', (n) => `[${list(n - 1, () => '0')}]`, 100_000, 'limit null /99999', ''],
	['string characters', (n) => `["x","${'a'.repeat(n)}"]`, 65_536, 'limit null /1', '/1'],
	['string characters', (n) => `"${'é'.repeat(n)}"`, 65_536, 'limit null ', ''],
	['string characters', (n) => `"${'\\u0041'.repeat(n)}"`, 65_536, 'limit null ', ''],
	['numeric precision', (n) => `{"n":${'9'.repeat(n)}}`, 1_000, 'limit null /n', '/n'],
	['numeric precision', (n) => `-1${'0'.repeat(n - 1)}`, 1_000, 'limit null ', ''],
	['numeric precision', (n) => `0.00${'1'.repeat(n - 500)}${'0'.repeat(500)}e100`, 1_000, 'limit null ', ''],
	['decimal scale', (n) => `1e${n}`, 1_000, 'limit null ', ''],
	['decimal scale', (n) => `1e-${n}`, 1_000, 'limit null ', ''],
	['decimal scale', (n) => `[0,0.${'0'.repeat(n - 1)}1]`, 1_000, 'limit null /1', '/1'],
	['decimal scale', (n) => `1.5e${n + 1}`, 1_000, 'limit null ', ''],
	[
		'JSON bytes',
		(n) => `[${list(17, () => `"${'a'.repeat(60_000)}"`)},"${'a'.repeat(n - 1_020_055)}"]`,
		1_048_576,
		'limit null /17',
		'',
	],
];

describe('limits of a value', () => {
	it.each(VALUES)('%s (%#)', (name, value, limit, ranOut, place) => {
		const within = judgeJson(me, '{}', value(limit), 'output');
		expect(within.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(meter(within, name, 'value')).toEqual([limit, limit, place]);
		expect(within.verdict).toBe('accepted');
		const past = judgeJson(me, '{}', value(limit + 1), 'output');
		const first = firstOf(past);
		expect(past.verdict).toBe('exhausted');
		expect([past.schemaTaken, past.valueFits]).toEqual([true, null]);
		expect(first?.limit).toEqual({ name, used: limit + 1, limit });
		expect(first && line(first)).toBe(ranOut);
	});

	it('tells of size, nesting, nodes, strings and numbers in this order', () => {
		const all = `[${nested('[', '', ']', 33)},${list(100_000, () => '0')},"${'a'.repeat(65_537)}",${'1'.repeat(1_001)},1e2000,"${'a'.repeat(1_000_000)}"]`;
		const report = judgeJson(me, '{}', all);
		expect(report.findings.filter(({ code }) => code === 'limit').map(({ limit }) => limit?.name)).toEqual([
			'JSON bytes',
			'JSON nesting',
			'JSON nodes',
			'string characters',
			'numeric precision',
			'decimal scale',
		]);
		expect(report.verdict).toBe('exhausted');
	});

	it('comes before the surface and the schema', () => {
		expect(judgeJson(me, '{"type":"string"}', nested('[', '', ']', 33)).verdict).toBe('exhausted');
	});

	it('measures the arguments of a method, not their envelope', () => {
		const args = nested('[', '', ']', 32);
		expect(
			judgeJson(
				me,
				'{}',
				`{"self":${nested('[', '', ']', 40).replace('[', '{"a":[').replace(/]$/, ']}')},"args":${args}}`,
				'method-args',
			).verdict,
		).toBe('accepted');
		expect(judgeJson(me, '{}', `{"self":{},"args":[${args}]}`, 'method-args').verdict).toBe('exhausted');
	});

	it('holds 100,000 levels of nesting without recursion', () => {
		const report = judgeJson(me, '{}', nested('[', '', ']', 100_000), 'output');
		expect(meter(report, 'JSON nesting', 'value')?.[0]).toBe(100_000);
	});
});

describe('steps', () => {
	const sixteen = `{"items":{"allOf":[${list(16, () => '{"type":"integer"}')}]}}`;

	it('run out in a value that fits, and say neither valid nor invalid', () => {
		const report = judgeJson(me, sixteen, `[${list(10_000, (i) => `${i}`)}]`, 'output');
		expect(report.verdict).toBe('exhausted');
		expect([report.schemaTaken, report.valueFits]).toEqual([true, null]);
		const first = firstOf(report);
		expect([first?.code, first?.limit?.name, first?.limit?.limit]).toEqual(['limit', 'steps', 100_000]);
		expect(first?.instanceLocation).toMatch(/^\/\d+$/);
	});

	it('stay far below for a thousand items of one schema', () => {
		const report = judgeJson(me, '{"items":{"type":"integer"}}', `[${list(1_000, (i) => `${i}`)}]`, 'output');
		expect(report.verdict).toBe('accepted');
		expect(meter(report, 'steps', 'value')?.[0]).toBe(1_001);
	});

	it('count one for each schema at each value', () => {
		// The root, then at each item its schema and the sixteen inside.
		const at = (items: number) => judgeJson(me, sixteen, `[${list(items, () => '1')}]`, 'output');
		expect(meter(at(10), 'steps', 'value')?.[0]).toBe(1 + 10 * 17);
		expect(at(5_882).verdict).toBe('accepted');
		expect(at(5_883).verdict).toBe('exhausted');
	});

	it('are an estimate, and a use near the limit says so', () => {
		const at = (items: number) => judgeJson(me, sixteen, `[${list(items, () => '1')}]`, 'output');
		expect(warnings(at(1_000))).toEqual([]);
		expect(warnings(at(2_000))).toHaveLength(1);
		expect(warnings(at(10_000))).toHaveLength(1);
	});

	it('are not spent after the host’s first failure', () => {
		const report = judgeJson(me, sixteen, `["x",${list(10_000, () => '1')}]`, 'output');
		expect(report.verdict).toBe('invalid');
	});
});

describe('where the host may count otherwise', () => {
	it.each([
		['16 of 16 schema levels', nested('{"items":', '{}', '}', 15), '1', `host-dependent null ${'/items'.repeat(15)}`],
		[
			'17 schema levels, 16 below the root',
			nested('{"items":', '{}', '}', 16),
			null,
			`host-dependent null ${'/items'.repeat(16)}`,
		],
		[
			'a schema indented past 64 KiB',
			`{"title":"${'t'.repeat(60_000)}"${' '.repeat(6_000)}}`,
			'1',
			'host-dependent null ',
		],
		[
			'2,048 JSON nodes of few schemas',
			`{"items":{"default":[${list(2_100, () => '1')}]}}`,
			'1',
			'host-dependent null ',
		],
		['UTF-16 units past 65,536, code points not', '{}', `["${'😀'.repeat(40_000)}"]`, 'host-dependent null /0'],
		[
			'a name past 65,536 characters',
			'{}',
			`{"${'n'.repeat(65_537)}":1}`,
			`host-dependent null /${'n'.repeat(65_537)}`,
		],
		['a scalar in 32 containers', '{}', nested('[', '1', ']', 32), `host-dependent null ${'/0'.repeat(32)}`],
		['32 of 32 levels', '{}', nested('[', '', ']', 32), `host-dependent null ${'/0'.repeat(31)}`],
		['names that make 100,000 nodes', '{}', `{${list(60_000, (i) => `"${i}":1`)}}`, 'host-dependent null '],
		['a value indented past 1 MiB', '{}', `[1${' '.repeat(1_100_000)}]`, 'host-dependent null '],
		['exactly 1,000 digits', '{}', '1'.repeat(1_000), 'host-dependent null '],
		['a scale of exactly -1,000', '{}', '1e1000', 'host-dependent null '],
	])('%s', (title, schema, value, warning) => {
		const report = judgeJson(me, schema, value, 'output');
		expect(warnings(report)).toEqual([warning]);
		expect(report.verdict).toBe(title.startsWith('17') ? 'exhausted' : 'accepted');
	});

	it('has nothing to say well inside every limit', () => {
		const report = judgeJson(me, '{"type":"object","properties":{"a":{"type":"string"}}}', '{"a":"x"}');
		expect(report.findings).toEqual([]);
		expect(report.meters).toHaveLength(me.limits.length);
		expect(report.meters.every(({ used, limit }) => used < limit)).toBe(true);
	});
});
