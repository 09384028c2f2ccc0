import { describe, expect, it } from 'vitest';
import { firstOf, judgeJson, line } from '../../testing/judging.ts';
import { backplane } from './profile.ts';

const look = (schema: string, value: string | null) => {
	const report = judgeJson(backplane, schema, value);
	const first = firstOf(report);
	return [report.verdict, report.reply['message'] ?? null, first === undefined ? null : line(first)];
};

const property = (schema: string) => `{"type":"object","properties":{"p":${schema}}}`;

describe('what comes before the schema', () => {
	it.each([
		['{"pattern":"x"}', '[]', ['invalid', 'tool schema and arguments must be maps', 'envelope null ']],
		['{}', '5', ['invalid', 'tool schema and arguments must be maps', 'envelope null ']],
		['null', '[]', ['refused', 'tool schema is required', 'root null ']],
		['[]', '{}', ['refused', 'tool schema and arguments must be maps', 'root null ']],
		['{}', '{"a":1e400}', ['unreadable', null, 'not-json null /a']],
		['{"pattern":"x"}', '{"a":-1E999}', ['unreadable', null, 'not-json null /a']],
		[property('{"type":"number","minimum":1e400}'), '{}', ['unreadable', null, 'not-json null /properties/p/minimum']],
	])('%s with %s', (schema, value, answer) => {
		expect(look(schema, value)).toEqual(answer);
	});

	it('still lists what the schema is refused for', () => {
		expect(judgeJson(backplane, '{"pattern":"x"}', '[]').findings.map(line)).toEqual([
			'envelope null ',
			'unsupported-keyword pattern /pattern',
		]);
	});
});

describe('numbers', () => {
	it.each([
		['{"type":"integer"}', '9007199254740993', true],
		['{"type":"integer"}', '-0', true],
		['{"type":"integer"}', '1E0', false],
		['{"type":"integer"}', '0.0', false],
		['{"type":"number"}', '1e-400', true],
		['{"type":"integer","minimum":9007199254740993}', '9007199254740993', true],
		['{"type":"integer","minimum":9007199254740993}', '9007199254740992', false],
		['{"type":"number","minimum":9007199254740992.0}', '9007199254740991', false],
		['{"type":"number","minimum":0.3}', '0.29999999999999999999', true],
		['{"type":"number","minimum":0.3}', '0.29', false],
		['{"type":"integer","minimum":-1e2}', '-100', true],
		['{"type":"integer","minimum":-1e2}', '-101', false],
		['{"type":"integer","minimum":1e300}', `1${'0'.repeat(301)}`, true],
	])('%s with %s', (schema, value, fits) => {
		expect(look(property(schema), `{"p":${value}}`)[0]).toBe(fits ? 'accepted' : 'invalid');
	});

	it('prints a bound exactly, whatever its size', () => {
		const { reply } = judgeJson(backplane, property('{"type":"integer","minimum":9007199254740993}'), '{"p":1}');
		expect(reply.text).toContain('%{minimum: 9007199254740993, path: "$arguments.p"}');
		expect(reply['details']).toEqual({ minimum: Number('9007199254740993'), path: '$arguments.p' });
	});
});

describe('failures of the arguments', () => {
	it('are listed in the host’s order: required as written, then extras and properties by their bytes', () => {
		const schema =
			'{"properties":{"z":{"type":"string"},"a":{"type":"array","items":{"type":"integer"}},"B":{"type":"boolean"}},"required":["y","x"],"additionalProperties":false}';
		const report = judgeJson(backplane, schema, '{"z":1,"q":1,"a":[1,"x",null],"é":1,"E":1,"B":0}');
		const errors = report.findings.filter(({ severity }) => severity === 'error');
		expect(errors.map((finding) => `${line(finding)} ${finding.property ?? ''}`.trim())).toEqual([
			'mismatch required  y',
			'mismatch required  x',
			'mismatch additionalProperties  E',
			'mismatch additionalProperties  q',
			'mismatch additionalProperties  é',
			'mismatch type /B',
			'mismatch type /a/1',
			'mismatch type /a/2',
			'mismatch type /z',
		]);
		expect(report.reply['details']).toEqual({ path: '$arguments', property: 'y' });
	});

	it('name the other spelling of additionalProperties as it is written', () => {
		const report = judgeJson(backplane, '{"additional_properties":false}', '{"a":1}');
		expect(report.findings.map(line)).toEqual(['mismatch additional_properties ']);
		expect(firstOf(report)?.schemaLocation).toBe('/additional_properties');
		expect(
			judgeJson(backplane, property('{"type":"object","additional_properties":false}'), '{"p":{"q":1}}').reply[
				'details'
			],
		).toEqual({
			path: '$arguments.p',
			property: 'q',
		});
	});

	it('show what each branch of oneOf says, though the host does not', () => {
		const schema = property(
			'{"oneOf":[{"type":"string"},{"type":"object","properties":{"label":{"type":"string"}},"required":["label"]}]}',
		);
		const report = judgeJson(backplane, schema, '{"p":{"value":"x"}}');
		const first = firstOf(report);
		expect(first?.branches?.map((branch) => branch.map(line))).toEqual([
			['mismatch type /p'],
			['mismatch required /p'],
		]);
		expect(report.reply['details']).toEqual({ path: '$arguments.p' });
	});

	it('say where more than 32 names make the host’s first failure uncertain', () => {
		const schema = (count: number) =>
			`{"properties":{${Array.from({ length: count }, (_, i) => `"k${i}":{"type":"string"}`).join(',')}}}`;
		const value = (count: number, bad: number) =>
			`{${Array.from({ length: count }, (_, i) => `"k${i}":${i < bad ? 1 : '"x"'}`).join(',')}}`;
		const notes = (count: number, bad: number) =>
			judgeJson(backplane, schema(count), value(count, bad))
				.findings.filter(({ code }) => code === 'host-dependent')
				.map(({ side, severity }) => `${side} ${severity}`);
		expect([notes(32, 2), notes(33, 1), notes(33, 2)]).toEqual([[], [], ['value info']]);
		const few = judgeJson(backplane, schema(40), '{"k1":1,"k2":2}');
		expect(few.findings.filter(({ code }) => code === 'host-dependent').map(line)).toEqual([
			'host-dependent null /properties',
		]);
	});
});

describe('names written twice', () => {
	it('count with their last value, with a warning', () => {
		const report = judgeJson(
			backplane,
			'{"properties":{"a":{"type":"integer"},"a":{"type":"string"}}}',
			'{"a":1,"a":"x"}',
		);
		expect(report.verdict).toBe('accepted');
		expect(report.findings.map(({ code, severity, side }) => `${code} ${severity} ${side}`)).toEqual([
			'duplicate-key warning schema',
			'duplicate-key warning value',
		]);
	});
});

describe('the reply', () => {
	it('returns the input as it came', () => {
		const { reply } = judgeJson(backplane, '{}', '{"b":[1,2.50,null],"a":{"é":"#{x}"}}');
		expect(reply).toEqual({ ok: true, text: '{:ok, %{"a" => %{"é" => "\\#{x}"}, "b" => [1, 2.5, nil]}}' });
	});

	it('is nothing yet for a schema alone, and nothing for texts that do not decode', () => {
		expect(judgeJson(backplane, '{}', null).reply).toEqual({ text: '' });
		expect(judgeJson(backplane, '{', '{}').reply).toEqual({ text: '' });
		expect(judgeJson(backplane, '{}', '{"a":1e400}').reply).toEqual({ text: '' });
		expect(judgeJson(backplane, '{"x":1}', null).reply['message']).toBe('schema keyword is unsupported');
	});
});

describe('the keyword table', () => {
	it('tells a refused use of a keyword from an enforced one', () => {
		const schema =
			'{"properties":{"a":{"type":"string","minimum":1},"b":{"type":"integer","minimum":1}},"additionalProperties":true,"additional_properties":1}';
		const rows = judgeJson(backplane, schema, null).keywords.map(
			({ keyword, disposition, count, first }) => `${keyword} ${disposition} ${count} ${first}`,
		);
		expect(rows).toEqual([
			'properties enforce 1 /properties',
			'additionalProperties enforce 1 /additionalProperties',
			'additional_properties ignore 1 /additional_properties',
			'type enforce 2 /properties/a/type',
			'minimum refuse 1 /properties/a/minimum',
			'minimum enforce 1 /properties/b/minimum',
		]);
	});
});
