import { useCallback } from 'react';
import type { Overlay } from '../view.ts';
import { useView, useWorkbench } from '../workbench.ts';

/** Open state of one overlay, as the components want it. Of all overlays one at most is open. */
export function useOverlay(name: Overlay): {
	readonly isOpen: boolean;
	readonly onOpenChange: (open: boolean) => void;
} {
	const { view } = useWorkbench();
	const isOpen = useView(({ overlay }) => overlay === name);
	const onOpenChange = useCallback(
		(open: boolean) => view.setState(({ overlay }) => ({ overlay: open ? name : overlay === name ? null : overlay })),
		[view, name],
	);
	return { isOpen, onOpenChange };
}
