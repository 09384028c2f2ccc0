import type { Finding, Report } from '../../core/index.ts';
import { type Kind, kindOf } from './kinds.ts';
import { locationOf } from './verdict.ts';

/** One line of the list of problems. */
export interface Problem {
	/** Stable while the report is: the position in the report, with the branches' positions below a combinator. */
	readonly id: string;
	readonly finding: Finding;
	readonly kind: Kind;
	/** JSON Pointer on the finding's own side; null where it has none. */
	readonly pointer: string | null;
	readonly branches: readonly ProblemBranch[];
}

/** What failed in one branch of a combinator. */
export interface ProblemBranch {
	/** Counted from 0, as in the schema. */
	readonly index: number;
	readonly problems: readonly Problem[];
}

/** The problems in the order of the list: the host's first, then by place, the schema's before the value's. */
export function problemsOf(report: Report): readonly Problem[] {
	return report.findings.map((finding, index) => problem(finding, String(index))).sort(byPlace);
}

function byPlace({ finding: a }: Problem, { finding: b }: Problem): number {
	return (
		Number(b.first) - Number(a.first) ||
		Number(a.side === 'value') - Number(b.side === 'value') ||
		a.range.start.offset - b.range.start.offset ||
		a.range.end.offset - b.range.end.offset
	);
}

/** The core bounds how deep branches nest, so that recursion is safe here. */
function problem(finding: Finding, id: string): Problem {
	const branches = (finding.branches ?? []).map((branch, index) => ({
		index,
		problems: branch.map((inner, position) => problem(inner, `${id}.${index}.${position}`)),
	}));
	return { id, finding, kind: kindOf(finding), pointer: locationOf(finding), branches: branches.sort(byDepth) };
}

/** The branch that got furthest comes first: the one whose first failure is deepest in the value. */
function byDepth(a: ProblemBranch, b: ProblemBranch): number {
	return depthOf(b) - depthOf(a) || a.problems.length - b.problems.length || a.index - b.index;
}

function depthOf({ problems }: ProblemBranch): number {
	const pointer = problems[0]?.pointer ?? '';
	return pointer.split('/').length;
}

/** The problem after (or before) the one with this finding, around the ends; an end where none is chosen. */
export function neighbour(problems: readonly Problem[], chosen: Finding | null, step: 1 | -1): Problem | undefined {
	const at = chosen === null ? -1 : problems.findIndex((problem) => holds(problem, chosen));
	if (at < 0) return problems.at(step === 1 ? 0 : -1);
	return problems[(at + step + problems.length) % problems.length];
}

/** Whether a problem is about the finding, or folds it in one of its branches. */
export function holds({ finding, branches }: Problem, chosen: Finding): boolean {
	return finding === chosen || branches.some(({ problems }) => problems.some((inner) => holds(inner, chosen)));
}

/** How many findings change the verdict, for the tab's count and its name. */
export function severityCounts({ findings }: Report): { readonly errors: number; readonly others: number } {
	const errors = findings.filter(({ severity }) => severity === 'error').length;
	return { errors, others: findings.length - errors };
}
