import { useStore } from 'zustand';
import type { CompareRow } from '../../compare/view.ts';
import { type Subject, subjectsOf } from '../../state/compare/choice.ts';
import type { ComparisonState } from '../../state/compare/comparison.ts';
import { profileOf, useSession, useWorkbench, type Workbench } from '../workbench.ts';

export function useComparison<T>(select: (state: ComparisonState) => T): T {
	return useStore(useWorkbench().comparison.store, select);
}

/** What is set side by side. */
export function useSubjects(): readonly Subject[] {
	const { profiles } = useWorkbench();
	const compared = useSession(({ compared }) => compared);
	return subjectsOf({ compared }, profiles);
}

/** The name of a subject: the context only where its profile has several. */
export function subjectName(profiles: Workbench['profiles'], { profile, context }: Subject): string {
	const { title, contexts } = profileOf(profiles, profile);
	if (contexts.length === 1) return title;
	return `${title}, ${contexts.find(({ id }) => id === context)?.title ?? context}`;
}

/** The title of a row by its id. */
export function titleOf(rows: readonly CompareRow[]): (id: string) => string {
	const titles = new Map(rows.map(({ id, title }) => [id, title]));
	return (id) => titles.get(id) ?? id;
}

/** The two rows that are looked at together. */
export function usePair(rows: readonly CompareRow[]): readonly [CompareRow, CompareRow] {
	const { comparison } = useWorkbench();
	useComparison(({ pair }) => pair);
	return comparison.pairOf(rows, ({ id }) => id);
}
