import { useMedia } from '../use-media.ts';
import { usePreferences } from '../workbench.ts';

/** Whether the page is dark: as chosen, or as the system has it. */
export function useDark(): boolean {
	const theme = usePreferences(({ theme }) => theme);
	const system = useMedia('(prefers-color-scheme: dark)');
	return theme === 'system' ? system : theme === 'dark';
}
