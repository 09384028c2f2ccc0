import type { Range, Side } from '../core/index.ts';

/** What the page may ask of a mounted editor. Free of Monaco, so that the page loads without it. */
export interface EditorHandle {
	focus(): void;
	hasFocus(): boolean;
	/** Selects the range, brings it into view and takes the focus. */
	select(range: Range): void;
	/** Brings the range into view and outlines it, without the focus; null takes the outline away. */
	outline(range: Range | null): void;
	/** Brings the beginning of the range into view, without the focus. */
	reveal(range: Range): void;
	/** Opens Monaco's own find. */
	find(): void;
	/** Lists the edits that are offered at the cursor. */
	listOffers(): void;
}

const mounted = new Map<Side, EditorHandle>();
const waiting = new Map<Side, (handle: EditorHandle) => void>();

/** Makes a mounted editor known. Answers how to take it back. */
export function registerEditor(side: Side, handle: EditorHandle): () => void {
	mounted.set(side, handle);
	waiting.get(side)?.(handle);
	waiting.delete(side);
	return () => {
		if (mounted.get(side) === handle) mounted.delete(side);
	};
}

/** The editor of a side, where it is mounted. */
export function editorOf(side: Side): EditorHandle | undefined {
	return mounted.get(side);
}

/** Uses the editor of a side now, or once it is mounted; a later use takes the place of one that still waits. */
export function withEditor(side: Side, use: (handle: EditorHandle) => void): void {
	const handle = mounted.get(side);
	if (handle !== undefined) use(handle);
	else waiting.set(side, use);
}
