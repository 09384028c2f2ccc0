import type { Side } from '../../core/index.ts';
import { editorOf } from '../../editor/handles.ts';
import type { Workbench } from '../workbench.ts';
import type { Stroke } from './keys.ts';

/** Something a person can do: in the palette, in the list of keys, and by its key. */
export interface Action {
	readonly id: string;
	readonly name: string;
	readonly group: ActionGroup;
	/** The first is the one that is shown. */
	readonly strokes: readonly Stroke[];
	readonly run: (workbench: Workbench) => void;
}

export type ActionGroup = 'Moving about' | 'Host' | 'Texts' | 'Results' | 'Page';

/** The side that an action on one text is about: where the focus is, or was last. */
export function activeSide({ view }: Workbench): Side {
	for (const side of ['schema', 'value'] as const) if (editorOf(side)?.hasFocus()) return side;
	return view.getState().activeSide;
}
