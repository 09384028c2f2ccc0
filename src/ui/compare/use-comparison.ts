import { useStore } from 'zustand';
import type { Subject } from '../../state/compare/choice.ts';
import type { ComparisonState } from '../../state/compare/comparison.ts';
import { profileOf, useWorkbench, type Workbench } from '../workbench.ts';

export function useComparison<T>(select: (state: ComparisonState) => T): T {
	return useStore(useWorkbench().comparison.store, select);
}

/** The name of a subject: the context only where its profile has several. */
export function subjectName(profiles: Workbench['profiles'], { profile, context }: Subject): string {
	const { title, contexts } = profileOf(profiles, profile);
	if (contexts.length === 1) return title;
	return `${title}, ${contexts.find(({ id }) => id === context)?.title ?? context}`;
}
