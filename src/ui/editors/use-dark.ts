import { useSyncExternalStore } from 'react';
import { usePreferences } from '../workbench.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
	const list = matchMedia(query);
	list.addEventListener('change', listener);
	return () => list.removeEventListener('change', listener);
}

/** Whether the page is dark: as chosen, or as the system has it. */
export function useDark(): boolean {
	const theme = usePreferences(({ theme }) => theme);
	const system = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
	return theme === 'system' ? system : theme === 'dark';
}
