import type { Side } from '../../core/index.ts';
import { withEditor } from '../../editor/handles.ts';
import { chooseFinding, showEditor } from '../go-to.ts';
import { neighbour, problemsOf } from '../model/problems.ts';
import { decisive } from '../model/verdict.ts';
import type { Workbench } from '../workbench.ts';
import { type Action, activeSide } from './action.ts';

function walk(workbench: Workbench, step: 1 | -1): void {
	const { report, selected } = workbench.playground.session.getState();
	if (report === null) return;
	const next = neighbour(problemsOf(report), selected, step);
	if (next === undefined) workbench.view.setState({ message: 'There is no problem to go to.' });
	else chooseFinding(workbench, next.finding);
}

function goToVerdict(workbench: Workbench): void {
	const { report } = workbench.playground.session.getState();
	const finding = report === null ? null : decisive(report);
	if (finding !== null) chooseFinding(workbench, finding);
}

/** Shows an editor and gives it the focus. */
export function focusEditor({ view }: Workbench, side: Side): void {
	showEditor(view, side);
	withEditor(side, (editor) => editor.focus());
}

function focusResults({ view }: Workbench): void {
	view.setState(({ narrowTab, result }) => ({
		narrowTab: narrowTab === 'schema' || narrowTab === 'value' ? result : narrowTab,
		panelOpen: true,
	}));
	// After the panel is drawn.
	setTimeout(() =>
		document
			.querySelector<HTMLElement>('.results [role="tab"][aria-selected="true"], .narrow-tabs [aria-selected="true"]')
			?.focus(),
	);
}

export const movingActions: readonly Action[] = [
	{
		id: 'next-problem',
		name: 'Next problem',
		group: 'Moving about',
		strokes: [{ key: 'F8' }],
		run: (workbench) => walk(workbench, 1),
	},
	{
		id: 'previous-problem',
		name: 'Previous problem',
		group: 'Moving about',
		strokes: [{ key: 'F8', shift: true }],
		run: (workbench) => walk(workbench, -1),
	},
	{
		id: 'verdict-place',
		name: 'Go to the place in the verdict',
		group: 'Moving about',
		strokes: [{ code: 'KeyV', alt: true, shift: true }],
		run: goToVerdict,
	},
	{
		id: 'swap-editors',
		name: 'Go to the other editor',
		group: 'Moving about',
		strokes: [{ key: 'F6' }],
		run: (workbench) => focusEditor(workbench, activeSide(workbench) === 'schema' ? 'value' : 'schema'),
	},
	{
		id: 'focus-results',
		name: 'Go to the results',
		group: 'Moving about',
		strokes: [{ key: 'F6', shift: true }],
		run: focusResults,
	},
];
