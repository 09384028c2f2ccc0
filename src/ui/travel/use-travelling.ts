import { useStore } from 'zustand';
import type { TravelState } from '../../state/travel/travelling.ts';
import { useWorkbench } from '../workbench.ts';

export function useTravelling<T>(select: (state: TravelState) => T): T {
	return useStore(useWorkbench().playground.travelling.store, select);
}
