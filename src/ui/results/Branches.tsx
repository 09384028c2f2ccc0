import { counted } from '../model/numbers.ts';
import type { ProblemBranch } from '../model/problems.ts';
import { ProblemRow } from './ProblemRow.tsx';

export interface BranchesProps {
	readonly branches: readonly ProblemBranch[];
	readonly keyword: string | null;
}

/** What failed in each branch of a combinator, the branch that got furthest first. */
export function Branches({ branches, keyword }: BranchesProps) {
	return (
		<ul className="branches">
			{branches.map(({ index, problems }) => (
				<li key={index}>
					<p className="branch-head muted">
						<code>
							{keyword ?? 'branch'}/{index}
						</code>{' '}
						{problems.length === 0 ? 'fits' : counted(problems.length, 'failure')}
					</p>
					<ol>
						{problems.map((problem) => (
							<ProblemRow key={problem.id} problem={problem} />
						))}
					</ol>
				</li>
			))}
		</ul>
	);
}
