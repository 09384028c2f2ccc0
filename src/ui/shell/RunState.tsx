import { Button } from 'react-aria-components';
import { useSlow } from '../use-slow.ts';
import { useSession, useWorkbench } from '../workbench.ts';

/** The thin bar and Cancel of a run that takes long, and what to do about one that did not end. */
export function RunState() {
	const { playground } = useWorkbench();
	const run = useSession(({ run }) => run);
	const slow = useSlow(run.status === 'running' ? run.since : null);
	if (run.status === 'running') {
		if (!slow) return null;
		const { progress } = run;
		const fraction = progress?.fraction ?? undefined;
		return (
			<div className="run-state">
				<div
					className="run-bar"
					role="progressbar"
					aria-label={progress?.phase ?? 'Judging'}
					aria-valuenow={fraction === undefined ? undefined : Math.round(fraction * 100)}
				>
					<div className="run-bar-fill" style={fraction === undefined ? undefined : { width: `${fraction * 100}%` }} />
				</div>
				<Button className="button" onPress={() => playground.cancel()}>
					Cancel
				</Button>
			</div>
		);
	}
	if (run.status === 'idle' || run.status === 'astray') return null;
	const words = {
		paused: 'Judging waits.',
		cancelled: 'Cancelled. The next edit judges again.',
		failed: run.status === 'failed' ? run.message : '',
	};
	return (
		<div className="run-state" role="status">
			<span className="run-words">{words[run.status]}</span>
			<Button className="button" onPress={() => playground.judge()}>
				{run.status === 'paused' ? 'Judge now' : 'Judge again'}
			</Button>
		</div>
	);
}
