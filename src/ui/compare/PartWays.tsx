import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { keysOf } from '../actions/index.ts';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { PartFound } from './PartFound.tsx';
import { RunProgress } from './RunProgress.tsx';

/** Looks for a smallest value on which the two hosts part, and says what came of it. */
export function PartWays({ same }: { readonly same: boolean }) {
	const { comparison } = useWorkbench();
	const run = useStore(comparison.parting.store);
	return (
		<div className="part-ways" data-testid="part-ways" data-status={run.status}>
			<div className="compare-pair">
				<Button
					className="button compare-choose"
					isDisabled={same || run.status === 'running'}
					onPress={() => comparison.partWays()}
				>
					Part ways
					<kbd>{keysOf('part-ways')}</kbd>
				</Button>
				{run.status === 'running' ? (
					<RunProgress
						name="Looking for a value on which they part"
						progress={run.progress}
						onCancel={() => comparison.parting.cancel()}
					/>
				) : (
					<span className="muted">finds a smallest value on which the two disagree, though both take the schema</span>
				)}
			</div>
			<div role="status">
				{run.status === 'ended' && run.result.status !== 'found' ? (
					<p>
						<Prose text={run.result.sentence} />
					</p>
				) : null}
				{run.status === 'ended' && run.result.status === 'found' ? <PartFound found={run.result} /> : null}
				{run.status === 'stopped' ? (
					<p>
						{run.message} {run.last === null ? null : `${run.last}. `}That is no proof that there is none.
					</p>
				) : null}
			</div>
		</div>
	);
}
