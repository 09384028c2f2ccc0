import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../model/numbers.ts';
import { problemsOf } from '../model/problems.ts';
import { checkedSentence } from '../model/verdict.ts';
import { useSession } from '../workbench.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useRoving } from './use-roving.ts';

/** Rows drawn at once: thousands at a time would hold the page up. */
const PAGE = 200;

/** All findings, the host's first on top, then by place. */
export function Problems() {
	// Drawn in pieces, so that hundreds of rows never come between two keys.
	const report = useDeferredValue(useSession(({ report }) => report));
	const problems = useMemo(() => (report === null ? [] : problemsOf(report)), [report]);
	const [shown, setShown] = useState(PAGE);
	const roving = useRoving();
	if (report === null) return <p className="empty">Nothing is judged yet.</p>;
	if (problems.length === 0) return <p className="empty">{checkedSentence(report)}</p>;
	return (
		<>
			<ol className="problems" aria-label="Problems" {...roving}>
				{problems.slice(0, shown).map((problem) => (
					<ProblemRow key={problem.id} problem={problem} />
				))}
			</ol>
			{problems.length > shown ? (
				<div className="more-rows">
					<span className="muted">
						{count(shown)} of {count(problems.length)} shown
					</span>
					<Button className="button" onPress={() => setShown(shown + PAGE)}>
						Show {count(Math.min(PAGE, problems.length - shown))} more
					</Button>
				</div>
			) : null}
		</>
	);
}
