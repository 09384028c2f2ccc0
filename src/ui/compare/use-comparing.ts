import { useEffect } from 'react';
import { useSession, useView, useWorkbench } from '../workbench.ts';
import { useComparison } from './use-comparison.ts';

/**
 * Compares while the comparison is looked at. On a narrow page that goes on in the editors as long as they have its
 * marks. Escape, and leaving the comparison, bring the chosen profile's marks back.
 */
export function useComparing(narrow: boolean): void {
	const { comparison, view } = useWorkbench();
	const shows = useSession(({ shows }) => shows);
	const opened = useSession(({ opened }) => opened);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is opened
	useEffect(() => {
		if (shows !== null) view.setState({ result: shows, narrowTab: shows, panelOpen: true });
	}, [view, shows, opened]);
	const marked = useComparison(({ marked }) => marked !== null);
	const looked = useView(({ result, narrowTab }) => {
		if (!narrow) return result === 'compare';
		return narrowTab === 'compare' || (marked && (narrowTab === 'schema' || narrowTab === 'value'));
	});
	useEffect(() => {
		if (!looked) return;
		comparison.start();
		return () => comparison.stop();
	}, [comparison, looked]);
	useEffect(() => {
		if (!marked) return;
		// What else Escape is there for, such as closing a menu, goes first and says so.
		const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
			if (key === 'Escape' && !defaultPrevented) comparison.mark(null);
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, [comparison, marked]);
}
