import { useEffect } from 'react';
import { useWorkbench } from '../workbench.ts';
import { CompareState } from './CompareState.tsx';
import { Groups } from './Groups.tsx';
import { KeywordMatrix } from './KeywordMatrix.tsx';
import { Matrix } from './Matrix.tsx';
import { PartingView } from './PartingView.tsx';
import { SubjectPicker } from './SubjectPicker.tsx';
import { useComparison } from './use-comparison.ts';

/** What several hosts say of the texts, side by side. Compares while it is shown. */
export function CompareView() {
	const { comparison } = useWorkbench();
	const rows = useComparison(({ rows }) => rows);
	const stale = useComparison(({ stale }) => stale);
	useEffect(() => {
		comparison.start();
		return () => comparison.stop();
	}, [comparison]);
	return (
		<div className="compare" data-testid="compare" data-stale={stale}>
			<div className="compare-bar">
				<SubjectPicker />
				<CompareState />
			</div>
			{rows.length === 0 ? (
				<p className="empty">Nothing is compared yet.</p>
			) : (
				<div className={`compare-body${stale ? ' compare-old' : ''}`}>
					<Groups rows={rows} />
					<Matrix rows={rows} />
					<PartingView rows={rows} />
					<KeywordMatrix rows={rows} />
				</div>
			)}
		</div>
	);
}
