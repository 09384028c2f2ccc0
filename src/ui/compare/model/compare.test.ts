import { describe, expect, it } from 'vitest';
import { finding, keywordUse, meter, rangeAt, report } from '../../model/testing/reports.ts';
import { keywordRows } from './dispositions.ts';
import { groupsOf } from './groups.ts';
import { outcomeOf } from './outcome.ts';
import { partingOf } from './parting.ts';

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
const invalid = report({ verdict: 'invalid', valueFits: false, findings: [finding({ first: true })] });

describe('outcomeOf', () => {
	it('says what became of schema and value, why, and which limit is fullest', () => {
		const meters = [meter({ name: 'a', used: 1, limit: 10 }), meter({ name: 'b', used: 3, limit: 10 })];
		const outcome = outcomeOf({ ...refused, meters });
		expect(outcome.schema).toEqual({ state: 'stopped', word: 'refused' });
		expect(outcome.value).toEqual({ state: 'unreached', word: 'not judged' });
		expect(outcome.reason).toBe('`pattern` is not in the profile, at `/pattern`, schema line 1.');
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

describe('groupsOf', () => {
	it('puts equal outcomes together, the most first', () => {
		expect(groupsOf([refused, report(), report(), invalid])).toEqual([
			{ members: [1, 2], sentence: '2 of 4 take the schema, and the value fits' },
			{ members: [0], sentence: '1 of 4 refuses the schema (`pattern`), at `/pattern`' },
			{ members: [3], sentence: '1 of 4 finds that the value does not fit (`type`)' },
		]);
	});

	it('keeps the same verdict for another reason apart', () => {
		const other = { ...invalid, findings: [finding({ first: true, keyword: 'minimum' })] };
		expect(groupsOf([invalid, other, invalid]).map(({ members }) => members)).toEqual([[0, 2], [1]]);
	});
});

describe('partingOf', () => {
	const part = (a: typeof refused, b: typeof refused) => partingOf({ name: 'A', report: a }, { name: 'B', report: b });

	it('names the first gate that one passes and the other does not', () => {
		const parting = part(refused, report());
		expect(parting).toMatchObject({ kind: 'outcome', places: [{ keyword: 'pattern' }] });
		expect(parting.sentences).toEqual([
			'They part at “schema taken”.',
			'A: stopped here. `pattern` is not in the profile, at `/pattern`, schema line 1.',
			'B: passed.',
		]);
	});

	it('names another reason at the same gate, and no difference where there is none', () => {
		const other = { ...invalid, findings: [finding({ first: true, keyword: 'minimum' })] };
		expect(part(invalid, other).kind).toBe('reason');
		expect(part(invalid, invalid).kind).toBe('none');
	});

	it('names the first keyword that is read differently where both take all', () => {
		const uses = (disposition: 'enforce' | 'ignore') =>
			report({ keywords: [keywordUse(), keywordUse({ keyword: 'format', first: '/format', disposition })] });
		expect(part(uses('enforce'), uses('ignore'))).toMatchObject({
			kind: 'reading',
			sentences: [expect.anything(), '`format`, at `/format`: enforced by A, ignored by B.'],
		});
		expect(part(uses('enforce'), uses('enforce')).kind).toBe('none');
	});
});

describe('keywordRows', () => {
	it('lists what any report lists, what differs first', () => {
		const a = report({ keywords: [keywordUse({ range: rangeAt(1, 1) }), keywordUse({ keyword: 'format' })] });
		const b = report({
			keywords: [keywordUse({ range: rangeAt(1, 1) }), keywordUse({ keyword: 'format', disposition: 'ignore' })],
		});
		expect(keywordRows([a, b, report()]).map(({ keyword, differs, uses }) => [keyword, differs, uses[2]])).toEqual([
			['format', true, null],
			['type', false, null],
		]);
	});
});
