import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Side } from '../../core/index.ts';
import { useSlow } from '../use-slow.ts';
import { useWorkbench } from '../workbench.ts';

/** A conversion of this text that takes long, with Cancel. */
export function ConvertState({ side }: { readonly side: Side }) {
	const { conversion } = useWorkbench().playground;
	const running = useStore(conversion.store, (state) => state.running);
	const slow = useSlow(running?.side === side ? running.since : null);
	if (!slow) return null;
	return (
		<span className="convert-state" role="status">
			Converting…
			<Button className="button small-button" onPress={() => conversion.cancel()}>
				Cancel
			</Button>
		</span>
	);
}
