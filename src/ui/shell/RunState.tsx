import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSession, useWorkbench } from '../workbench.ts';

/** A run shorter than this shows nothing: a bar that flashes is worse than none. */
const SHOWN_AFTER = 200;

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
	if (run.status === 'idle') return null;
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

/** Whether a run that began at `since` has been on for long. */
function useSlow(since: number | null): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (since === null) return;
		const timer = setTimeout(() => setSlow(true), Math.max(0, since + SHOWN_AFTER - Date.now()));
		return () => clearTimeout(timer);
	}, [since]);
	return slow && since !== null;
}
