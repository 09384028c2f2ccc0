import { describe, expect, it } from 'vitest';
import { Memory } from '../core/index.ts';
import { profiles } from '../profiles/index.ts';
import { loadCases } from '../testing/cases.ts';
import { compareProfiles, divergenceOf, readingOf } from './index.ts';

const json = (text: string) => ({ text, format: 'json' }) as const;
const targets = profiles.map((profile) => ({ profile }));
const compare = (schema: string, value: string | null, ids?: readonly string[]) =>
	compareProfiles(
		{
			schema: json(schema),
			value: value === null ? null : json(value),
			targets: ids === undefined ? targets : targets.filter(({ profile }) => ids.includes(profile.id)),
		},
		new Memory(),
	);

const INTEGER = '{"type":"object","properties":{"n":{"type":"integer"}}}';

describe('compareProfiles', () => {
	it('sets every answer beside the others and groups equal ones', () => {
		const { rows, groups } = compare(INTEGER, '{"n":1.0}');
		expect(rows.map(({ profile }) => profile)).toEqual(profiles.map(({ id }) => id));
		const [largest] = groups;
		expect(largest.verdict).toBe('accepted');
		expect(largest.sentence).toBe(`${largest.rows.length} take it.`);
		const refusing = groups.find(({ rows }) => rows.includes('backplane arguments'));
		expect(refusing).toMatchObject({
			verdict: 'invalid',
			reason: { code: 'mismatch', keyword: 'type', instanceLocation: '/n', schemaLocation: '/properties/n/type' },
		});
		expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.length);
	});

	it('names where two part first, with both replies', () => {
		const { rows } = compare(INTEGER, '{"n":1.0}', ['backplane', 'realm']);
		const divergence = divergenceOf(rows[0], rows[1]);
		expect(divergence).toMatchObject({ about: 'value', a: { keyword: 'type', instanceLocation: '/n' }, b: null });
		expect(divergence?.replies).toEqual([rows[0].reply, rows[1].reply]);
		expect(divergence?.sentence).toBe(
			'Backplane stops at `type` at /n of the value (rule at /properties/n/type); Realm goes on and takes the schema, and the value fits.',
		);
		expect(divergenceOf(rows[0], rows[0])).toBeNull();
	});

	it('tells schemas that one refuses, and the same verdict for another reason', () => {
		const [first, second] = compare('{"type":"object","properties":{"a":{"pattern":"x"}}}', '{}', [
			'backplane',
			'realm',
		]).rows;
		expect(divergenceOf(first, second)?.about).toBe('schema');
		const both = compare('{"type":"object","required":["a"],"properties":{"b":{"type":"integer"}}}', '{"b":"x"}', [
			'backplane',
			'json-schema-2020-12',
		]).rows;
		expect(divergenceOf(both[0], both[1])).toBeNull();
	});

	it('says once what several say, and of whom', () => {
		const { findings } = compare(INTEGER, '{"n":"x"}');
		const mismatch = findings.filter(({ finding }) => finding.keyword === 'type' && finding.code === 'mismatch');
		expect(mismatch).toHaveLength(1);
		expect(mismatch[0].rows).toHaveLength(profiles.length);
		expect(mismatch[0].firstFor).toContain('backplane arguments');
	});

	it('has a line for every keyword, with what each does', () => {
		const { keywords, rows } = compare(
			'{"type":"object","title":"t","properties":{"a":{"type":"string","maxLength":3}}}',
			null,
		);
		expect(keywords.map(({ keyword }) => keyword)).toEqual(
			expect.arrayContaining(['type', 'title', 'properties', 'maxLength']),
		);
		const maxLength = keywords.find(({ keyword }) => keyword === 'maxLength');
		expect(maxLength?.differs).toBe(true);
		expect(maxLength?.uses['backplane arguments']).toMatchObject([
			{ disposition: 'refuse', first: '/properties/a/maxLength' },
		]);
		for (const { id } of rows) expect(maxLength?.uses[id]).toHaveLength(1);
	});

	it('keeps contexts of one profile apart', () => {
		const me = profiles.find(({ id }) => id === 'me');
		if (me === undefined) throw new Error('There is no profile me.');
		const { rows } = compareProfiles(
			{
				schema: json('{"type":"object"}'),
				value: json('{}'),
				targets: me.contexts.map(({ id }) => ({ profile: me, context: id })),
			},
			new Memory(),
		);
		expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
		expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
		expect(divergenceOf(rows[0], rows[1])?.about).toBe('value');
	});

	it('compares one schema of a document that holds many, where it stands', () => {
		const tools = `[{"name":"x","inputSchema":{"type":"object","pattern":"a"}},{"name":"y","inputSchema":${INTEGER}}]`;
		const at = (pointer: string) =>
			compareProfiles(
				{ schema: json(tools), pointer, value: json('{"n":1.0}'), targets: targets.slice(0, 3) },
				new Memory(),
			).rows;
		const [backplane, , realm] = at('/1/inputSchema');
		expect(backplane).toMatchObject({
			verdict: 'invalid',
			first: { schemaLocation: '/1/inputSchema/properties/n/type', related: { side: 'schema' } },
		});
		expect(realm.verdict).toBe('accepted');
		expect(at('/0/inputSchema')[0].first).toMatchObject({ schemaLocation: '/0/inputSchema/pattern' });
		expect(() => at('/2/inputSchema')).toThrow(RangeError);
	});

	it('names the first keyword that two read differently, though they answer alike', () => {
		const [newer, older] = compare('{"type":"integer","const":1}', '1', [
			'json-schema-draft-04',
			'json-schema-2020-12',
		]).rows;
		expect(divergenceOf(older, newer)).toBeNull();
		expect(readingOf(newer, newer)).toBeNull();
		const reading = readingOf(older, newer);
		expect(reading).toMatchObject({ keyword: 'const', a: { first: '/const' }, b: { disposition: 'enforce' } });
		expect(reading?.sentence).toBe(
			'They answer alike here, but read `const` at /const differently: ignored by JSON Schema draft-04, enforced by JSON Schema 2020-12.',
		);
	});

	it('answers where a text cannot be read', () => {
		const { rows, groups } = compare('{', '{}');
		expect(rows.every(({ verdict }) => verdict === 'unreadable')).toBe(true);
		expect(groups[0].sentence).toContain('cannot read it');
	});
});

const reported = loadCases().filter(({ concerns }) => concerns.feature === 'profile-compare');

describe.skipIf(reported.length === 0)('public reports on comparing', () => {
	it.each(reported)('$id: $why', ({ schema, value, expected }) => {
		const byProfile = Object.entries(expected.byProfile ?? {});
		expect(byProfile.length).toBeGreaterThan(1);
		const { rows } = compare(
			schema ?? '',
			value,
			byProfile.map(([id]) => id),
		);
		for (const [id, { accepted, refusedAny = [] }] of byProfile) {
			const row = rows.find(({ profile }) => profile === id);
			expect([id, row?.schemaTaken]).toEqual([id, accepted]);
			const refused = row?.report.findings.filter(({ side, severity }) => side === 'schema' && severity === 'error');
			expect(refused?.map(({ schemaLocation }) => schemaLocation).sort()).toEqual([...refusedAny].sort());
		}
	});
});
