import type { Compared } from '../../state/compare/comparison.ts';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { groupsOf } from './model/groups.ts';
import { subjectName } from './use-comparison.ts';

/** Who answers alike, the most first. */
export function Groups({ rows }: { readonly rows: readonly Compared[] }) {
	const { profiles } = useWorkbench();
	return (
		<ul className="compare-groups" data-testid="compare-groups" aria-label="Equal outcomes">
			{groupsOf(rows.map(({ report }) => report)).map(({ sentence, members }) => (
				<li key={members[0]}>
					<Prose text={sentence} />:{' '}
					<strong>{members.map((index) => subjectName(profiles, rows[index].subject)).join('; ')}</strong>
				</li>
			))}
		</ul>
	);
}
