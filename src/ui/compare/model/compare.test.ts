import { describe, expect, it } from 'vitest';
import { finding, keywordUse, meter, rangeAt, report } from '../../model/testing/reports.ts';
import { outcomeOf } from './outcome.ts';
import { samePlace } from './same-place.ts';
import { unionMarks } from './union.ts';
import { versionWords } from './version.ts';

const refused = report({
	verdict: 'refused',
	schemaTaken: false,
	valueFits: null,
	findings: [
		finding({
			code: 'unsupported-keyword',
			side: 'schema',
			keyword: 'pattern',
			schemaLocation: '/pattern',
			instanceLocation: null,
			first: true,
			message: '`pattern` is not in the profile. It is refused.',
		}),
	],
});

describe('outcomeOf', () => {
	it('says what became of schema and value, why, and which limit is fullest', () => {
		const meters = [meter({ name: 'a', used: 1, limit: 10 }), meter({ name: 'b', used: 3, limit: 10 })];
		const outcome = outcomeOf({ ...refused, meters });
		expect(outcome.schema).toEqual({ state: 'stopped', word: 'refused' });
		expect(outcome.value).toEqual({ state: 'unreached', word: 'not judged' });
		expect(outcome.reason).toBe('`pattern` is not in the profile.');
		expect(outcome.meter?.meter.name).toBe('b');
	});

	it('has no reason and no limit where there is none', () => {
		expect(outcomeOf(report())).toMatchObject({
			schema: { word: 'taken' },
			value: { word: 'fits' },
			reason: null,
			meter: null,
		});
	});
});

describe('versionWords', () => {
	it('names the version that judges, and those that are only known', () => {
		const contract = (id: string) => ({ id, title: `the ${id}`, release: '1', changes: '' });
		const versions = [contract('A'), { ...contract('B'), current: true }, contract('C')];
		expect(versionWords({ title: 'Host', version: '1.6.0', versions })).toBe(
			'version 1.6.0, contract B (the B); not judged: A, C',
		);
		expect(versionWords({ title: 'Host', version: '2' })).toBe('version 2');
		expect(versionWords({ title: 'Dialect draft-07', version: 'draft-07' })).toBe('');
	});
});

describe('samePlace', () => {
	const line = (...rows: readonly (readonly ReturnType<typeof keywordUse>[])[]) => ({
		keyword: 'type',
		differs: true,
		uses: Object.fromEntries(rows.map((uses, index) => [String(index), uses])),
	});

	it('is what all rows share, and nothing where one treats some places otherwise', () => {
		const use = keywordUse({ count: 2 });
		expect(samePlace(line([use], [], [keywordUse({ count: 2, disposition: 'ignore' })]))).toBe(use);
		expect(samePlace(line([use], [keywordUse({ count: 1 }), keywordUse({ first: '/a/type' })]))).toBeNull();
		expect(samePlace(line([use], [keywordUse({ count: 2, first: '/a/type' })]))).toBeNull();
		expect(samePlace(line([], []))).toBeNull();
	});
});

describe('unionMarks', () => {
	const nameOf = (id: string) => ({ a: 'Alpha', b: 'Beta_1' })[id] ?? id;
	const related = { side: 'schema' as const, range: rangeAt(2, 1) };

	it('tags each mark with whose it is, and says who stops there', () => {
		const shared = [
			{ finding: finding({ related }), rows: ['a', 'b'], firstFor: ['a', 'b'] },
			{ finding: finding({ keyword: 'minimum', first: true, range: rangeAt(1, 5) }), rows: ['b'], firstFor: [] },
		];
		const { marks, omitted } = unionMarks(shared, 'value', nameOf);
		expect([marks.map(({ kind, first }) => [kind, first]), omitted]).toEqual([
			[
				['mismatch', true],
				['mismatch', false],
			],
			0,
		]);
		expect(marks[0].hover).toMatch(/^\*\*✕ does not fit\*\*: Alpha, Beta\\_1 stop here first\n/);
		expect(marks[0].hover).toMatch(/\*\*Of:\*\* Alpha, Beta\\_1$/);
		expect(marks[1].hover).toMatch(/\*\*Of:\*\* Beta\\_1$/);
		expect(marks[1].hover).not.toContain('first');
		const [pointed] = unionMarks(shared, 'schema', nameOf).marks;
		expect(pointed).toMatchObject({ kind: 'keyword', range: related.range });
		expect(pointed.hover).toMatch(/\*\*Of:\*\* Alpha, Beta\\_1$/);
	});
});
