import { type DragEvent, type ReactNode, useState } from 'react';
import type { Side } from '../../core/index.ts';
import { openFile } from '../files.ts';
import { useWorkbench } from '../workbench.ts';

/** Takes a file that is dropped on an editor. */
export function DropTarget({ side, children }: { readonly side: Side; readonly children: ReactNode }) {
	const workbench = useWorkbench();
	const [over, setOver] = useState(false);
	const hover = (event: DragEvent) => {
		if (!event.dataTransfer.types.includes('Files')) return;
		event.preventDefault();
		setOver(true);
	};
	const drop = (event: DragEvent) => {
		setOver(false);
		const [file] = event.dataTransfer.files;
		if (file === undefined) return;
		event.preventDefault();
		void openFile(workbench, side, file);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping has a counterpart in the menu, "Open a file"
		<div
			className="drop-target"
			onDragEnter={hover}
			onDragOver={hover}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			{children}
			{over ? <p className="drop-hint">Drop to open as the {side}</p> : null}
		</div>
	);
}
