import { useMemo } from 'react';
import { isStale } from '../../state/session.ts';
import { chooseFinding } from '../go-to.ts';
import { gatesOf } from '../model/gates.ts';
import { plainText } from '../model/prose.ts';
import { verdictLine } from '../model/verdict.ts';
import { Prose } from '../parts/Prose.tsx';
import { useJudge, useSession, useWorkbench } from '../workbench.ts';
import { GateRail } from './GateRail.tsx';
import { RunState } from './RunState.tsx';

/** Where the judgement stopped, and the verdict in one sentence; the last one stays, dimmed, while a run is on. */
export function VerdictBar() {
	const workbench = useWorkbench();
	const report = useSession(({ report }) => report);
	const stale = useSession(isStale);
	const gates = useMemo(() => gatesOf(report), [report]);
	const { title } = useJudge();
	const line = useMemo(() => (report === null ? null : verdictLine(report, title)), [report, title]);
	const finding = line?.finding ?? null;
	return (
		<section className={`verdict-bar${stale ? ' stale' : ''}`} aria-label="Verdict">
			<GateRail gates={gates} />
			<div className="verdict" data-testid="verdict" data-verdict={line?.verdict ?? 'none'} data-stale={stale}>
				{finding === null || line === null ? (
					<p className="verdict-text">{line === null ? 'Not judged yet.' : <Prose text={line.sentence} />}</p>
				) : (
					<button
						type="button"
						className="verdict-text verdict-link"
						title={plainText(line.sentence)}
						onClick={() => chooseFinding(workbench, finding)}
					>
						<Prose text={line.sentence} />
					</button>
				)}
			</div>
			<p className="hidden-label" aria-live="polite">
				{line === null || stale ? '' : plainText(line.sentence)}
			</p>
			<RunState />
		</section>
	);
}
