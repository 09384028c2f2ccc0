import { describe, expect, it } from 'vitest';
import { neighbour, problemsOf, severityCounts } from './problems.ts';
import { finding, rangeAt, report } from './testing/reports.ts';

describe('problemsOf', () => {
	it("lists the host's first on top, then the schema's before the value's, each by place", () => {
		const findings = [
			finding({ message: 'value 9', range: rangeAt(9, 1) }),
			finding({ message: 'schema 5', side: 'schema', range: rangeAt(5, 1) }),
			finding({ message: 'value 2', range: rangeAt(2, 1), severity: 'warning' }),
			finding({ message: 'first', range: rangeAt(8, 1), first: true }),
			finding({ message: 'schema 1', side: 'schema', range: rangeAt(1, 1) }),
		];
		const order = problemsOf(report({ findings })).map(({ finding: { message } }) => message);
		expect(order).toEqual(['first', 'schema 1', 'schema 5', 'value 2', 'value 9']);
	});

	it('keeps ids by position in the report, so that equal findings stay apart', () => {
		const ids = problemsOf(report({ findings: [finding(), finding()] })).map(({ id }) => id);
		expect(new Set(ids).size).toBe(2);
	});

	it('folds branches under their combinator, the one that got furthest first, with the number of the schema', () => {
		const shallow = [finding({ instanceLocation: '/a' }), finding({ instanceLocation: '/b' })];
		const deep = [finding({ instanceLocation: '/a/b/c' })];
		const [problem] = problemsOf(report({ findings: [finding({ keyword: 'anyOf', branches: [shallow, deep, []] })] }));
		expect(problem.branches.map(({ index, problems }) => [index, problems.length])).toEqual([
			[1, 1],
			[0, 2],
			[2, 0],
		]);
		expect(problem.branches[0].problems[0].id).toBe('0.1.0');
	});

	it('points into the schema for a finding about the schema', () => {
		const schema = finding({ side: 'schema', instanceLocation: null, schemaLocation: '/x' });
		expect(problemsOf(report({ findings: [schema] }))[0].pointer).toBe('/x');
	});
});

describe('neighbour', () => {
	const problems = problemsOf(report({ findings: [1, 2, 3].map((line) => finding({ range: rangeAt(line, 1) })) }));
	const [a, b, c] = problems;

	it('walks both ways, around the ends', () => {
		expect(neighbour(problems, a.finding, 1)).toBe(b);
		expect(neighbour(problems, c.finding, 1)).toBe(a);
		expect(neighbour(problems, a.finding, -1)).toBe(c);
	});

	it('starts at an end where nothing is chosen', () => {
		expect(neighbour(problems, null, 1)).toBe(a);
		expect(neighbour(problems, finding(), -1)).toBe(c);
		expect(neighbour([], null, 1)).toBeUndefined();
	});

	it('goes on from the combinator when a failure in one of its branches is chosen', () => {
		const inner = finding();
		const all = problemsOf(report({ findings: [finding({ branches: [[inner]] }), finding({ range: rangeAt(2, 1) })] }));
		expect(neighbour(all, inner, 1)).toBe(all[1]);
	});
});

describe('severityCounts', () => {
	it('counts what changes the verdict apart', () => {
		const findings = [finding(), finding({ severity: 'warning' }), finding({ severity: 'info' })];
		expect(severityCounts(report({ findings }))).toEqual({ errors: 1, others: 2 });
	});
});
