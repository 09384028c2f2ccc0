import { describe, expect, it } from 'vitest';
import { judge, Memory, type Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { generateJob } from './generate-job.ts';
import type { GenerateRequest } from './protocol.ts';

const TOOL = JSON.stringify({
	type: 'object',
	properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1 } },
	required: ['city'],
	additionalProperties: false,
});

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no ${id}.`);
	return profile;
}

function request(part: Partial<GenerateRequest> & { readonly text?: string } = {}): GenerateRequest {
	const { text = TOOL, ...rest } = part;
	return {
		schema: { text, format: 'json' },
		profile: 'backplane',
		context: 'arguments',
		want: 'valid',
		seed: 1,
		present: { text: '', format: 'json' },
		settings: { formatAssertion: false, schemas: [] },
		...rest,
	};
}

function make(part: Parameters<typeof request>[0] = {}) {
	const asked = request(part);
	const answer = generateJob(asked, find, new Memory());
	expect(structuredClone(answer)).toEqual(answer);
	if (answer.status === 'none') throw new Error(answer.sentence);
	const { schema, profile, context } = asked;
	return { ...answer, verdict: judge({ profile: find(profile), context, schema, value: answer.value }).verdict };
}

function whyNot(part: Parameters<typeof request>[0]): string {
	const answer = generateJob(request(part), find, new Memory());
	if (answer.status === 'made') throw new Error(answer.value.text);
	return answer.sentence;
}

describe('the generating job', () => {
	it.each(['backplane', 'realm', 'json-schema-draft-07'])('makes values that %s confirms', (profile) => {
		const context = find(profile).contexts[0].id;
		for (let seed = 1; seed <= 5; seed++) {
			expect(make({ profile, context, seed })).toMatchObject({ verdict: 'accepted', confirmed: true, rule: null });
			const broken = make({ profile, context, seed, want: 'invalid' });
			expect(broken).toMatchObject({ verdict: 'invalid', confirmed: true });
			expect(broken.rule?.schemaLocation).toMatch(/^\//);
		}
	});

	it('makes another value for another seed, and breaks several rules by turns', () => {
		const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
		expect(new Set(seeds.map((seed) => make({ seed }).value.text)).size).toBeGreaterThan(4);
		const rules = seeds.map((seed) => make({ seed, want: 'invalid' }).rule?.keyword);
		expect(new Set(rules).size).toBeGreaterThan(2);
	});

	it('does not make what stands there already, where there is another value', () => {
		const text =
			'{"type":"object","properties":{"a":{"type":"boolean"}},"required":["a"],"additionalProperties":false}';
		const made = make({ text });
		expect(make({ text, present: made.value })).toMatchObject({ other: true });
		expect(make({ text, present: made.value }).value.text).not.toBe(made.value.text);
		const dialect = { profile: 'json-schema-2020-12', context: find('json-schema-2020-12').contexts[0].id };
		const present = { text: 'null', format: 'json' } as const;
		expect(make({ ...dialect, text: '{"enum":[null]}', present })).toMatchObject({ other: false });
	});

	it('puts the value into the envelope of the context', () => {
		for (const want of ['valid', 'invalid'] as const) {
			const { value, verdict, rule } = make({ profile: 'me', context: 'method-args', want });
			expect(Object.keys(JSON.parse(value.text))).toEqual(['self', 'args']);
			expect(verdict).toBe(want === 'valid' ? 'accepted' : 'invalid');
			if (want === 'invalid') expect(rule).not.toBeNull();
		}
	});

	it('writes YAML where the value is YAML', () => {
		const { value, verdict } = make({ present: { text: 'a: 1', format: 'yaml' } });
		expect(value.format).toBe('yaml');
		expect(value.text).toMatch(/^city: /);
		expect(verdict).toBe('accepted');
	});

	it('makes values of one schema of a document that holds many', () => {
		const text = `[{"name":"x","inputSchema":{"type":"string"}},{"name":"y","inputSchema":${TOOL}}]`;
		const answer = generateJob(request({ text, pointer: '/1/inputSchema', want: 'invalid' }), find, new Memory());
		expect(answer).toMatchObject({
			status: 'made',
			rule: { schemaLocation: expect.stringMatching(/^\/1\/inputSchema\//) },
		});
	});

	it('lets the dialect speak where the host does not take the schema', () => {
		const text = '{"type":"object","properties":{"a":{"pattern":"^x+$"}},"required":["a"]}';
		const made = make({ text });
		expect(made).toMatchObject({ confirmed: false, verdict: 'refused' });
		const dialect = find('json-schema-2020-12');
		expect(judge({ profile: dialect, schema: request({ text }).schema, value: made.value }).verdict).toBe('accepted');
	});

	it('says why there is none', () => {
		expect(whyNot({ text: '{' })).toMatch(/^No value was made: /);
		const dialect = { profile: 'json-schema-2020-12', context: find('json-schema-2020-12').contexts[0].id };
		expect(whyNot({ ...dialect, text: 'false' })).toMatch(/^Not found: a value that fits\. [\d,]+ were tried/);
		expect(whyNot({ ...dialect, text: 'true', want: 'invalid' })).toMatch(/^Not found: a value that breaks one rule/);
		expect(whyNot({ ...dialect, text: '{"$ref":"#/nowhere"}' })).toMatch(/^No value was made: /);
	});
});
