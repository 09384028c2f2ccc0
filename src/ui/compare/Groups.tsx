import type { Comparison } from '../../compare/view.ts';
import { Prose } from '../parts/Prose.tsx';
import { titleOf } from './use-comparison.ts';

/** Who answers alike, the most first. */
export function Groups({ rows, groups }: Comparison) {
	const title = titleOf(rows);
	return (
		<ul className="compare-groups" data-testid="compare-groups" aria-label="Equal outcomes">
			{groups.map(({ sentence, rows: members }) => (
				<li key={members[0]}>
					<strong>{members.map(title).join(', ')}</strong>: <Prose text={sentence} />
				</li>
			))}
		</ul>
	);
}
