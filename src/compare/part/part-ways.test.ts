import { describe, expect, it } from 'vitest';
import { judge, Memory, type Profile } from '../../core/index.ts';
import { findProfile } from '../../profiles/index.ts';
import { type PartInput, type PartProgress, partWays } from '../index.ts';
import { smaller } from './shrink.ts';

function profile(id: string): Profile {
	const found = findProfile(id);
	if (found === undefined) throw new Error(`There is no profile ${id}.`);
	return found;
}

/** A clock that goes on by so much at each look, so that no test depends on the machine. */
function clock(step: number): () => number {
	let time = 0;
	return () => {
		time += step;
		return time;
	};
}

const input = (schema: string, a: string, b: string, now = clock(0)): PartInput => ({
	schema: { text: schema, format: 'json' },
	a: { profile: profile(a) },
	b: { profile: profile(b) },
	seed: 5,
	budget: 1000,
	now,
});
const part = (schema: string, a: string, b: string) => partWays(input(schema, a, b), new Memory());

/** The value found, after it was judged anew. */
function partingValue(schema: string, a: string, b: string): string {
	const result = part(schema, a, b);
	if (result.status !== 'found') throw new Error(result.sentence);
	const verdicts = [a, b].map(
		(id) => judge({ profile: profile(id), schema: { text: schema, format: 'json' }, value: result.value }).verdict,
	);
	expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1);
	expect(result.rows.map(({ verdict }) => verdict)).toEqual(verdicts);
	expect(result.smallest).toBe(true);
	return result.value.text;
}

const INTEGER = '{"type":"object","properties":{"n":{"type":"integer"}}}';

describe('partWays', () => {
	it('finds 1.0 where one host knows integers by their spelling', () => {
		expect(partingValue(INTEGER, 'backplane', 'realm')).toBe('{"n":1.0}');
		expect(partingValue(INTEGER, 'realm', 'backplane')).toBe('{"n":1.0}');
	});

	it.each([
		['{"type":"object","properties":{"n":{"type":"number","multipleOf":0.1}}}', 'realm', 'json-schema-draft-07'],
		['{"type":"object","properties":{"a":{"type":"object","required":["toString"]}}}', 'realm', 'json-schema-draft-07'],
		['{"type":"object"}', 'me', 'json-schema-2020-12'],
		['{"prefixItems":[{"type":"string"}]}', 'json-schema-2020-12', 'json-schema-draft-07'],
		['{"type":"integer"}', 'json-schema-draft-04', 'json-schema-draft-07'],
	])('finds a small value for %s between %s and %s', (schema, a, b) => {
		expect(partingValue(schema, a, b).length).toBeLessThan(60);
	});

	it('says how much it tried where it found nothing, and never that they are alike', () => {
		const result = part(
			'{"type":"object","properties":{"a":{"type":"string"}}}',
			'json-schema-2020-12',
			'json-schema-2019-09',
		);
		expect(result).toMatchObject({ status: 'none', outOfTime: false });
		expect(result.tried).toBeGreaterThan(200);
		expect(result.sentence).toMatch(
			/: [\d,]+ were tried in \d+ ms, which is all that was to be tried\. That is no proof/,
		);
	});

	it('says they cannot part only where that follows from how they are made', () => {
		expect(part(INTEGER, 'me', 'me')).toMatchObject({ status: 'same', tried: 0 });
		expect(part(INTEGER, 'json-schema-2020-12', 'json-schema-2019-09').status).not.toBe('same');
	});

	it('names who does not take the schema', () => {
		const result = part('{"type":"object","properties":{"a":{"pattern":"x"}}}', 'backplane', 'json-schema-2020-12');
		expect(result).toMatchObject({ status: 'not-taken', by: [{ profile: 'backplane' }] });
	});

	it('stops when the time is up, with what it has', () => {
		const result = partWays(input('true', 'json-schema-2020-12', 'json-schema-2019-09', clock(100)), new Memory());
		expect(result).toMatchObject({ status: 'none', outOfTime: true });
		expect(result.tried).toBeLessThan(10);
	});

	it('tells its progress and can be cancelled', () => {
		const told: PartProgress[] = [];
		const controls = {
			onProgress: (progress: PartProgress) => told.push(progress),
			cancelled: () => told.length === 3,
		};
		const asked = input('true', 'json-schema-2020-12', 'json-schema-2019-09');
		expect(partWays(asked, new Memory(), controls)).toMatchObject({ status: 'cancelled', tried: told[2].tried });
	});

	it('gives each host the value in the envelope of its own context', () => {
		const methods = { profile: profile('me'), context: 'method-args' };
		const asked = { ...input(INTEGER, 'me', 'backplane'), a: methods };
		const result = partWays(asked, new Memory());
		if (result.status !== 'found') throw new Error(result.sentence);
		expect(result.value.text).toBe('{"n":1.0}');
		expect(result.given.map(({ text }) => text)).toEqual(['{"self":{},"args":{"n":1.0}}', '{"n":1.0}']);
		expect(result.rows.map(({ verdict }) => verdict)).toEqual(['accepted', 'invalid']);
		const verdicts = [asked.a, asked.b].map(
			(target, index) => judge({ ...target, schema: asked.schema, value: result.given[index] }).verdict,
		);
		expect(verdicts).toEqual(['accepted', 'invalid']);
		expect(partWays({ ...asked, b: methods }, new Memory()).status).toBe('same');
	});

	it('looks at one schema of a document that holds many', () => {
		const tools = `[{"name":"x","inputSchema":{"type":"object","pattern":"a"}},{"name":"y","inputSchema":${INTEGER}}]`;
		const at = (pointer: string) => partWays({ ...input(tools, 'backplane', 'realm'), pointer }, new Memory());
		expect(at('/1/inputSchema')).toMatchObject({
			status: 'found',
			value: { text: '{"n":1.0}' },
			rows: [{ first: { schemaLocation: '/1/inputSchema/properties/n/type' } }, {}],
		});
		expect(at('/0/inputSchema')).toMatchObject({ status: 'not-taken', by: [{ profile: 'backplane' }] });
	});

	it('tries the same for the same seed', () => {
		expect(part(INTEGER, 'backplane', 'realm')).toEqual(part(INTEGER, 'backplane', 'realm'));
	});
});

describe('smaller', () => {
	it('drops, lifts and cuts, and leaves JSON', () => {
		const text = '{"a":[1,22],"b":"long"}';
		const found = [...smaller(text)];
		expect(found).toEqual(
			expect.arrayContaining([
				'0',
				'{"b":"long"}',
				'{"a":[1,22]}',
				'[1,22]',
				'{"a":[22],"b":"long"}',
				'{"a":[1,22],"b":"lo"}',
			]),
		);
		for (const each of found) expect(each.length).toBeLessThan(text.length);
	});
});
