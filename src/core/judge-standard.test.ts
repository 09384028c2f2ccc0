import { describe, expect, it } from 'vitest';
import { dialectProfiles } from '../profiles/json-schema/profile.ts';
import { me } from '../profiles/me/profile.ts';
import { type JudgeInput, judge, Memory } from './judge.ts';

const [newest] = dialectProfiles;

function report(schema: string, value: string | null, more: Partial<JudgeInput> = {}) {
	return judge({
		profile: newest,
		schema: { text: schema, format: 'json' },
		value: value === null ? null : { text: value, format: 'json' },
		...more,
	});
}

describe('annotations', () => {
	const schema = '{"title":"all","properties":{"a":{"default":1e400,"x-own":[1]}}}';

	it('are told on request, in the order of the value, with both places', () => {
		const { annotations } = report(schema, '{"a": 2}', { annotations: true });
		expect(annotations?.total).toBe(3);
		expect(
			annotations?.listed.map(({ instanceLocation, keyword, text, schemaLocation }) => [
				instanceLocation,
				keyword,
				text,
				schemaLocation,
			]),
		).toEqual([
			['', 'title', '"all"', '/title'],
			['/a', 'default', '1e400', '/properties/a/default'],
			['/a', 'x-own', '[1]', '/properties/a/x-own'],
		]);
		const [, first] = annotations?.listed ?? [];
		expect(first?.range.start.column).toBe(7);
		expect(first?.related?.range.start.offset).toBe(schema.indexOf('"default"'));
	});

	it('are none without a request, and none of a value that does not fit', () => {
		expect(report(schema, '{}').annotations).toBeUndefined();
		expect(report('{"title":"t","type":"array"}', '{}', { annotations: true }).annotations).toEqual({
			total: 0,
			listed: [],
		});
		expect(report('{"title":"t"}', '{}', { annotations: true, profile: me }).annotations).toBeUndefined();
	});

	it('are listed up to a thousand, and a long text is cut', () => {
		const long = `{"items":{"description":"${'d'.repeat(5000)}"}}`;
		const { annotations } = report(long, `[${'1,'.repeat(4999)}1]`, { annotations: true });
		expect(annotations?.total).toBeGreaterThanOrEqual(5000);
		expect(annotations?.listed.length).toBe(1000);
		expect(Math.max(...(annotations?.listed.map(({ text }) => text.length) ?? []))).toBe(200);
	});

	it('name the further schema that they stand in', () => {
		const schemas = [{ uri: 'https://e.example/b', text: 'title: of b\n' }];
		const { annotations } = report('{"$ref":"https://e.example/b"}', '1', { annotations: true, schemas });
		expect(annotations?.listed.find(({ keyword }) => keyword === 'title')).toMatchObject({
			text: 'of b',
			schemaLocation: '/title',
			schemaUri: 'https://e.example/b',
			further: { index: 0, range: { start: { line: 1, column: 1 }, end: { column: 12 } } },
		});
	});
});

describe('further schemas', () => {
	const uri = 'https://e.example/b';
	const schema = `{"$ref":"${uri}#/$defs/n"}`;

	it('are read as JSON or YAML, and references reach them', () => {
		for (const text of ['{"$defs":{"n":{"type":"integer"}}}', '$defs:\n  n:\n    type: integer\n']) {
			expect(report(schema, '1', { schemas: [{ uri, text }] }).verdict).toBe('accepted');
			expect(report(schema, '"s"', { schemas: [{ uri, text }] }).verdict).toBe('invalid');
		}
	});

	it('that are missing are named', () => {
		const [finding] = report(schema, '1').findings;
		expect(finding).toMatchObject({ code: 'unresolved-reference', missing: uri });
		const [inside] = report(schema, '1', { schemas: [{ uri, text: '{}' }] }).findings;
		expect(inside.code).toBe('unresolved-reference');
		expect(inside.missing).toBeUndefined();
	});

	it('that cannot be read, or come twice, or have no URI, are told of by their place and URI', () => {
		const warnings = (schemas: JudgeInput['schemas']) =>
			report('{}', '1', { schemas: schemas ?? [] }).findings.map(({ code, severity, message, further }) => [
				code,
				severity,
				message.split(/,| as this/)[0],
				further?.index,
				further?.uri,
			]);
		const good = { uri, text: '{}' };
		const code = ['further-schema', 'warning'];
		expect(warnings([good])).toEqual([]);
		expect(warnings([{ uri, text: '{"a":' }])).toEqual([[...code, 'This further schema cannot be read', 0, uri]]);
		expect(warnings([good, { uri: `${uri}#`, text: '{}' }])).toEqual([
			[...code, 'Further schema 1 has the same URI', 1, `${uri}#`],
		]);
		expect(warnings([good, good, good])).toEqual([
			[...code, 'Further schema 1 has the same URI', 1, uri],
			[...code, 'Further schema 1 has the same URI', 2, uri],
		]);
		expect(warnings([{ uri: '', text: '{}' }])).toEqual([[...code, 'This further schema has no URI', 0, '']]);
	});

	it('that are not well-formed are told of on their own text, with line and column', () => {
		const schemas = [
			{ uri, text: '{"$defs":{"n":{}}}' },
			{ uri: 'urn:c', text: '{\n  "type": "object",\n  "required": ["a", "a"]\n}' },
			{ uri: 'urn:d', text: '{"type": "x",\n"type": 6}' },
			{ uri: 'urn:e', text: 'a:\n  b: [1\n' },
		];
		const { findings, verdict } = report(schema, '1', { schemas });
		expect(verdict).toBe('accepted');
		expect(findings.map(({ code, severity, further }) => [code, severity, further?.index, further?.uri])).toEqual([
			['malformed-schema', 'warning', 1, 'urn:c'],
			['duplicate-key', 'warning', 2, 'urn:d'],
			['malformed-schema', 'warning', 2, 'urn:d'],
			['further-schema', 'warning', 3, 'urn:e'],
		]);
		const [required, , type, unreadable] = findings;
		expect(required).toMatchObject({ keyword: 'required', schemaLocation: '/required' });
		expect(required.further?.range.start).toEqual({ offset: 36, line: 3, column: 15 });
		expect(required.range.start.offset).toBe(0);
		expect(type.further?.range.start).toMatchObject({ line: 2, column: 9 });
		expect(unreadable.further?.range.start.line).toBeGreaterThan(1);
	});

	it('that references reach are told of once, as what refuses the schema', () => {
		const schemas = [{ uri, text: '{"$defs":\n{"n":{"minLength":"x"}}}' }];
		const { findings, verdict } = report(schema, '1', { schemas });
		expect(verdict).toBe('refused');
		expect(findings).toMatchObject([
			{
				code: 'malformed-schema',
				severity: 'error',
				first: true,
				further: { index: 0, uri, range: { start: { line: 2, column: 7 } } },
			},
		]);
	});

	it('that are behind a failure of the value are where its keyword is', () => {
		const schemas = [{ uri, text: '{"$defs":{"n":{"type":"integer"}}}' }];
		const [finding] = report(schema, '"x"', { schemas }).findings;
		expect(finding).toMatchObject({ code: 'mismatch', side: 'value', further: { index: 0, uri } });
		expect(finding.further?.range.start.offset).toBe(schemas[0].text.indexOf('"type"'));
		expect(finding.related).toBeUndefined();
	});

	it('with more wrong than is worth listing are told of in part', () => {
		const many = Array.from({ length: 300 }, (_, at) => `"p${at}":{"type":${at}}`).join(',');
		const { findings } = report('{}', '1', { schemas: [{ uri, text: `{"properties":{${many}}}` }] });
		expect(findings).toHaveLength(101);
		expect(findings[100].message).toMatch(/only the first 100/);
	});

	it('may have the same text under different URIs', () => {
		const text = '{"$defs":{"n":{"$ref":"other"}}}';
		const two = [`${uri}/1/`, `${uri}/2/`].map((each) => ({ uri: each, text }));
		const others = [1, 2].map((each) => ({ uri: `${uri}/${each}/other`, text: `{"const":${each}}` }));
		const both = (value: string) =>
			report(`{"anyOf":[{"$ref":"${uri}/1/#/$defs/n"},{"$ref":"${uri}/2/#/$defs/n"}]}`, value, {
				schemas: [...two, ...others],
			}).verdict;
		expect([both('1'), both('2'), both('3')]).toEqual(['accepted', 'accepted', 'invalid']);
	});

	it('are read and compiled again only when one of them changes', () => {
		const memory = new Memory();
		const text = (n: number) => `{"$defs":{"n":{"const":${n}}}}`;
		const many = Array.from({ length: 30 }, (_, at) => ({ uri: `urn:${at}`, text: '{}' }));
		const ask = (n: number, value: string) =>
			judge(
				{
					profile: newest,
					schema: { text: schema, format: 'json' },
					value: { text: value, format: 'json' },
					schemas: [{ uri, text: text(n) }, ...many],
				},
				memory,
			).verdict;
		let made = 0;
		const derive = memory.derive.bind(memory);
		memory.derive = (document, key, make, given) =>
			derive(
				document,
				key,
				() => {
					if (key.startsWith('plan')) made++;
					return make();
				},
				given,
			);
		expect([ask(1, '1'), ask(1, '2'), ask(1, '3')]).toEqual(['accepted', 'invalid', 'invalid']);
		expect(made).toBe(1);
		expect([ask(2, '1'), ask(2, '2'), ask(1, '1')]).toEqual(['invalid', 'accepted', 'accepted']);
		expect(made).toBe(3);
	});

	it('may be the meta-schema of the schema, which is then held to that', () => {
		const own = 'https://e.example/own';
		const meta = JSON.stringify({
			$schema: 'https://json-schema.org/draft/2020-12/schema',
			$id: own,
			$dynamicAnchor: 'meta',
			$vocabulary: {
				'https://json-schema.org/draft/2020-12/vocab/core': true,
				'https://json-schema.org/draft/2020-12/vocab/applicator': true,
			},
			$ref: 'https://json-schema.org/draft/2020-12/schema',
			required: ['title'],
		});
		const schemas = [{ uri: own, text: meta }];
		const by = (rest: string, given = schemas) => report(`{"$schema":"${own}"${rest}}`, '"x"', { schemas: given });
		// Without the vocabulary for validation, `type` asserts nothing.
		expect(by(',"title":"t","type":"integer"').verdict).toBe('accepted');
		const [missing] = by('').findings;
		expect(missing).toMatchObject({ code: 'malformed-schema', source: `meta-schema of ${own}`, schemaLocation: '' });
		const inside = by(',"title":"t","properties":{"a":{}}').findings;
		expect(inside).toMatchObject([{ code: 'malformed-schema', schemaLocation: '/properties/a' }]);
		const unknown = by(',"title":"t"', []);
		expect(unknown.verdict).toBe('refused');
		expect(unknown.findings).toMatchObject([{ code: 'dialect', missing: own }]);
		expect(unknown.findings[0].message).toContain('Nothing is fetched');
		const broken = by(',"title":"t"', [{ uri: own, text: '{"$ref":"urn:nowhere"}' }]);
		expect(broken.findings).toMatchObject([{ code: 'dialect', severity: 'warning', keyword: '$schema' }]);
	});

	it('are no part of what a host is given', () => {
		const { findings } = report(schema, '1', { profile: me, schemas: [{ uri, text: '{' }] });
		expect(findings.filter(({ code, missing }) => code === 'further-schema' || missing !== undefined)).toEqual([]);
	});
});

it('names the profile of the dialect that the schema names', () => {
	const { findings, verdict } = report('{"$schema":"http://json-schema.org/draft-07/schema#"}', '1');
	expect(verdict).toBe('accepted');
	expect(findings).toMatchObject([{ code: 'dialect', severity: 'info', better: 'json-schema-draft-07' }]);
	expect(report('{"$schema":"https://json-schema.org/draft/2020-12/schema"}', '1').findings).toEqual([]);
});

it('gives the standard’s output on request', () => {
	expect(report('{"type":"object"}', '1', { output: 'flag' }).output).toBe('{\n  "valid": false\n}');
	expect(JSON.parse(report('{"type":"object"}', '1', { output: 'basic' }).output ?? '')).toMatchObject({
		valid: false,
		errors: [{ keywordLocation: '/type', instanceLocation: '' }],
	});
	expect(report('{"type":"object"}', '1').output).toBeUndefined();
	expect(report('{"type":"object"}', '1', { output: 'flag', profile: me }).output).toBeUndefined();
	expect(report('{"type":1}', '1', { output: 'flag' }).output).toBeUndefined();
});

it('says of keywords what they do as the switch for formats is set', () => {
	const draft07 = dialectProfiles.find(({ dialect }) => dialect === 'draft-07') ?? newest;
	const memory = new Memory();
	for (const profile of [newest, draft07]) {
		for (const formatAssertion of [false, true, false]) {
			const schema = { text: '{"format":"email","contentEncoding":"base64","title":"t"}', format: 'json' } as const;
			const { keywords } = judge({ profile, schema, value: null, formatAssertion }, memory);
			const asserted = formatAssertion ? 'enforce' : 'annotate';
			expect(keywords.map(({ keyword, disposition }) => [keyword, disposition])).toEqual([
				['format', asserted],
				['contentEncoding', profile === draft07 ? asserted : 'annotate'],
				['title', 'annotate'],
			]);
		}
	}
});
