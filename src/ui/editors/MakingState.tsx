import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Side } from '../../core/index.ts';
import { useSlow } from '../use-slow.ts';
import { useWorkbench } from '../workbench.ts';

/** A value that takes long to be made, with Cancel. */
export function MakingState({ side }: { readonly side: Side }) {
	const { making } = useWorkbench().playground;
	const slow = useSlow(useStore(making.store, ({ since }) => since));
	if (!slow || side !== 'value') return null;
	return (
		<span className="convert-state" role="status">
			Making a value…
			<Button className="button small-button" onPress={() => making.cancel()}>
				Cancel
			</Button>
		</span>
	);
}
