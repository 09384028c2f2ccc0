import { Button } from 'react-aria-components';
import { useWorkbench } from '../workbench.ts';
import { useSources } from './use-sources.ts';

/** How far listing is, with Cancel, or why it did not end. */
export function ListState() {
	const { playground } = useWorkbench();
	const run = useSources(({ run }) => run);
	const trouble = useSources(({ trouble }) => trouble);
	if (run.status === 'running') {
		const fraction = run.progress?.fraction ?? null;
		if (fraction === null) return null;
		return (
			<div className="list-state">
				<progress aria-label="Judging every schema" value={fraction} max={1} />
				<span className="muted">{Math.round(fraction * 100)} %</span>
				<Button className="button small-button" onPress={() => playground.sources.cancel()}>
					Cancel
				</Button>
			</div>
		);
	}
	if (run.status === 'idle') {
		if (trouble === null) return null;
		return (
			<p className="list-state" role="status">
				The text cannot be read now (line {trouble.range.start.line}: {trouble.message}). The list is of the text
				before.
			</p>
		);
	}
	return (
		<div className="list-state" role="status">
			<span>{run.status === 'cancelled' ? 'Listing was cancelled.' : run.message}</span>
			<Button className="button small-button" onPress={() => playground.sources.relist()}>
				List again
			</Button>
		</div>
	);
}
