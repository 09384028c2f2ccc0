import { useCallback } from 'react';
import { goTo, type Place } from '../go-to.ts';
import { useWorkbench } from '../workbench.ts';

/** Selects a place in its editor. */
export function useGoTo(): (place: Place) => void {
	const workbench = useWorkbench();
	return useCallback((place) => goTo(workbench, place), [workbench]);
}
