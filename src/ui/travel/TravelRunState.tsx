import { Button } from 'react-aria-components';
import { useSlow } from '../use-slow.ts';
import { useWorkbench } from '../workbench.ts';
import { useTravelling } from './use-travelling.ts';

/** How far the search is, and what to do about one that did not end. */
export function TravelRunState() {
	const { playground } = useWorkbench();
	const run = useTravelling(({ run }) => run);
	const trouble = useTravelling(({ trouble }) => trouble);
	const slow = useSlow(run.status === 'running' ? run.since : null);
	const { travelling } = playground;
	if (trouble !== null) {
		return (
			<p className="travel-trouble" role="status" data-testid="travel-trouble">
				{trouble}
			</p>
		);
	}
	if (run.status === 'idle') return null;
	if (run.status === 'running') {
		if (!slow) return null;
		const phase = run.progress?.phase ?? 'Looking for edits';
		return (
			<div className="travel-run" data-testid="travel-run">
				<progress aria-label={phase} {...(run.progress?.fraction == null ? {} : { value: run.progress.fraction })} />
				<span>{phase}</span>
				<Button className="button" onPress={() => travelling.cancel()}>
					Stop looking
				</Button>
			</div>
		);
	}
	return (
		<div className="travel-run" role="status">
			<span>{run.status === 'cancelled' ? 'Stopped. Nothing was changed.' : run.message}</span>
			<Button className="button" onPress={() => travelling.again()}>
				Look again
			</Button>
		</div>
	);
}
