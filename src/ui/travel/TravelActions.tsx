import { useState } from 'react';
import { Button } from 'react-aria-components';
import { CopyButton } from '../parts/CopyButton.tsx';
import { useWorkbench } from '../workbench.ts';
import { useTravelling } from './use-travelling.ts';

/** Puts the text into the editor, copies it, or leaves everything as it is. */
export function TravelActions({ onClose }: { readonly onClose: () => void }) {
	const { playground, view } = useWorkbench();
	const found = useTravelling(({ found }) => found);
	const ready = useTravelling(({ run, replaying }) => run.status === 'idle' && !replaying);
	const [changed, setChanged] = useState(false);
	const differs = found !== null && found.replay.result !== found.answer.schema.text;
	const canApply = ready && differs && found.whole.ok;
	const apply = () => {
		const applied = playground.travelling.apply();
		setChanged(applied === 'changed');
		if (applied !== 'applied') return;
		onClose();
		view.setState({ message: 'Put the edited schema into the editor. Undo takes it back.' });
	};
	return (
		<div className="travel-actions">
			{changed ? (
				<p className="travel-why" role="alert">
					The schema has changed meanwhile, so nothing was applied.{' '}
					<Button
						className="button"
						onPress={() => {
							setChanged(false);
							playground.travelling.again();
						}}
					>
						Look again
					</Button>
				</p>
			) : null}
			<Button className="button travel-apply" isDisabled={!canApply} onPress={apply}>
				Apply
			</Button>
			{found !== null && differs ? <CopyButton text={found.replay.result} what="the edited schema" /> : null}
			<Button className="button" onPress={onClose}>
				Cancel
			</Button>
		</div>
	);
}
