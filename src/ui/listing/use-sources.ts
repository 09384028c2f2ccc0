import { useStore } from 'zustand';
import type { SourcesState } from '../../state/sources-store.ts';
import { useWorkbench } from '../workbench.ts';

/** What is known of the schemas that the schema editor's text holds. */
export function useSources<T>(select: (state: SourcesState) => T): T {
	return useStore(useWorkbench().playground.sources.store, select);
}
