import type { Workbench } from '../workbench.ts';
import type { Action } from './action.ts';

/** Brings the comparison to the front. */
function showComparison({ view }: Workbench): void {
	view.setState({ result: 'compare', narrowTab: 'compare', panelOpen: true });
}

export const comparingActions: readonly Action[] = [
	{
		id: 'part-ways',
		name: 'Part ways: find a value on which two hosts disagree',
		group: 'Results',
		strokes: [{ code: 'KeyW', alt: true, shift: true }],
		run: (workbench) => {
			showComparison(workbench);
			workbench.comparison.partWays();
		},
	},
	{
		id: 'marks-of-all',
		name: 'Marks of all compared hosts in the editors, or of the chosen one again',
		group: 'Results',
		strokes: [{ code: 'KeyU', alt: true, shift: true }],
		run: (workbench) => {
			const { comparison } = workbench;
			const on = comparison.store.getState().marked?.of === 'all';
			if (!on) showComparison(workbench);
			comparison.mark(on ? null : { of: 'all' });
		},
	},
];
