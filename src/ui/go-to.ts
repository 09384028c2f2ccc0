import { flushSync } from 'react-dom';
import type { Finding, FurtherPlace, Range, Side } from '../core/index.ts';
import { withEditor } from '../editor/handles.ts';
import type { ViewStore } from './view.ts';
import type { Workbench } from './workbench.ts';

/** A place in one of the texts, and its counterpart in the other. */
export interface Place {
	readonly side: Side;
	readonly range: Range;
	readonly related?: { readonly side: Side; readonly range: Range } | undefined;
}

/** Brings an editor to the front where only one is shown: at once, so that it can take the focus. */
export function showEditor(view: ViewStore, side: Side): void {
	flushSync(() => view.setState({ narrowTab: side, activeSide: side }));
}

/** Selects a place in its editor, and shows its counterpart in the other. */
export function goTo({ view }: Workbench, { side, range, related }: Place): void {
	showEditor(view, side);
	withEditor(side, (editor) => editor.select(range));
	const counterpart = related !== undefined && related.side !== side ? related.range : null;
	// Either editor may still be on its way when a problem is chosen.
	withEditor(side === 'schema' ? 'value' : 'schema', (editor) => editor.outline(counterpart));
}

/** Opens the further schemas, at a place in one of them. */
export function showFurther({ view }: Workbench, place: FurtherPlace): void {
	view.setState({ overlay: 'schemas', furtherPlace: place });
}

/** Chooses a problem: it is the selected one everywhere, and its places are shown. */
export function chooseFinding(workbench: Workbench, finding: Finding): void {
	workbench.playground.session.getState().select(finding);
	if (finding.side === 'schema' && finding.further !== undefined) showFurther(workbench, finding.further);
	else goTo(workbench, finding);
}
