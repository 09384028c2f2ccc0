import { Button } from 'react-aria-components';
import { useSlow } from '../use-slow.ts';
import { useWorkbench } from '../workbench.ts';
import { RunProgress } from './RunProgress.tsx';
import { useComparison } from './use-comparison.ts';

/** How far the comparison is, and what to do about one that did not end. */
export function CompareState() {
	const { comparison } = useWorkbench();
	const run = useComparison(({ run }) => run);
	const slow = useSlow(run.status === 'running' ? run.since : null);
	if (run.status === 'idle' || (run.status === 'running' && !slow)) return null;
	if (run.status === 'running') {
		return <RunProgress name="Comparing" progress={run.progress} onCancel={() => comparison.cancel()} />;
	}
	return (
		<div className="compare-state" role="status">
			<span>{run.status === 'cancelled' ? 'Cancelled. The next edit compares again.' : run.message}</span>
			<Button className="button" onPress={() => comparison.compare()}>
				Compare again
			</Button>
		</div>
	);
}
