import { describe, expect, it } from 'vitest';
import { nextSort, sortKeywords } from './keywords.ts';
import { MARK_LIMIT, marksOf } from './marks.ts';
import { closeCount, meterRows, percent } from './meters.ts';
import { finding, keywordUse, meter, rangeAt, report } from './testing/reports.ts';

describe('meterRows', () => {
	it('puts what is above 80 % first, fullest on top, and leaves the rest in place', () => {
		const names = { a: 1, b: 81, c: 50, d: 130, e: 100, f: 80 };
		const meters = Object.entries(names).map(([name, used]) => meter({ name, used, limit: 100 }));
		const rows = meterRows(report({ meters }));
		expect(rows.map(({ meter: { name } }) => name).join('')).toBe('debacf');
		expect(rows.slice(0, 4).map(({ state }) => state)).toEqual(['over', 'full', 'close', 'free']);
		expect(closeCount(report({ meters }))).toBe(3);
	});

	it('says a share without rounding over the limit', () => {
		expect([0, 0.001, 0.5, 0.9999, 1, 1.0001, 50].map(percent)).toEqual([
			'0 %',
			'under 1 %',
			'50 %',
			'99 %',
			'100 %',
			'101 %',
			'over 999 %',
		]);
	});

	it('takes a limit of nothing for run out as soon as it is used', () => {
		expect(meterRows(report({ meters: [meter({ used: 1, limit: 0 })] }))[0].state).toBe('over');
		expect(meterRows(report({ meters: [meter({ used: 0, limit: 0 })] }))[0].state).toBe('free');
	});
});

describe('sortKeywords', () => {
	const rows = [
		keywordUse({ keyword: 'type', count: 2, range: rangeAt(1, 1) }),
		keywordUse({ keyword: 'pattern', disposition: 'refuse', range: rangeAt(2, 1) }),
		keywordUse({ keyword: 'title', disposition: 'annotate', count: 9, range: rangeAt(3, 1) }),
	];
	const names = (...args: Parameters<typeof nextSort>) =>
		sortKeywords(rows, nextSort(...args)).map(({ keyword }) => keyword);
	const start = { column: 'first', descending: false } as const;

	it('sorts by a column, the telling end first, and turns around', () => {
		expect(names(start, 'keyword')).toEqual(['pattern', 'title', 'type']);
		expect(names(start, 'disposition')).toEqual(['pattern', 'title', 'type']);
		expect(names(start, 'count')).toEqual(['title', 'type', 'pattern']);
		expect(names(start, 'first')).toEqual(['title', 'pattern', 'type']);
	});
});

describe('marksOf', () => {
	const host = { title: 'Me', silent: true };
	const related = { side: 'schema', range: rangeAt(4, 2, 6) } as const;

	it('marks a failure in the value and, once, the keyword behind it in the schema', () => {
		const of = report({ findings: [finding({ related }), finding({ related, first: true, range: rangeAt(3, 1) })] });
		expect(marksOf(of, 'value', host).marks.map(({ kind, first }) => [kind, first])).toEqual([
			['mismatch', true],
			['mismatch', false],
		]);
		const schema = marksOf(of, 'schema', host).marks;
		expect(schema.map(({ kind, range, first }) => [kind, range, first])).toEqual([['keyword', related.range, true]]);
		expect(schema[0].hover).toContain('The first of 2 failures');
	});

	it('says whose words a hover holds', () => {
		const [mark] = marksOf(report({ findings: [finding()] }), 'value', host).marks;
		expect(mark.hover).toContain('Me will not tell you this');
		const [open] = marksOf(report({ findings: [finding()] }), 'value', { ...host, silent: false }).marks;
		expect(open.hover).toContain('Host says');
	});

	it("keeps the host's first when there are more than can be drawn, and counts the rest", () => {
		const many = Array.from({ length: MARK_LIMIT + 20 }, (_, line) => finding({ range: rangeAt(line + 1, 1) }));
		const { marks, omitted } = marksOf(report({ findings: [...many, finding({ first: true })] }), 'value', host);
		expect(marks).toHaveLength(MARK_LIMIT);
		expect(marks[0].first).toBe(true);
		expect(omitted).toBe(21);
	});

	it('marks no place for the time guard, which has none', () => {
		expect(marksOf(report({ findings: [finding({ code: 'time' })] }), 'value', host).marks).toEqual([]);
	});
});
