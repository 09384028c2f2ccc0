import type { SharedComparison } from '../permalink/shared-state.ts';
import type { Choosable } from '../selection.ts';

/** One host of a comparison: a profile in one of its contexts. */
export interface Subject {
	readonly profile: string;
	readonly context: string;
}

/** Fewer are no comparison. */
export const LEAST_SUBJECTS = 2;

/** How many are compared before anyone has chosen. */
const USUAL = 3;

/** What tells subjects apart. */
export function subjectKey({ profile, context }: Subject): string {
	return `${profile} ${context}`;
}

/** Every profile in each of its contexts, in the order of the picker. */
export function allSubjects(profiles: readonly Choosable[]): readonly Subject[] {
	return profiles.flatMap(({ id, contexts }) => contexts.map((context) => ({ profile: id, context: context.id })));
}

/** What is compared before anyone has chosen: the first profiles in their usual contexts. */
export function usualSubjects(profiles: readonly Choosable[]): readonly Subject[] {
	return profiles.slice(0, USUAL).map(({ id, contexts }) => ({ profile: id, context: contexts[0].id }));
}

/** What is set side by side, in the order of the picker: what was chosen, else the usual. */
export function subjectsOf(
	{ compared }: { readonly compared: readonly Subject[] | null },
	profiles: readonly Choosable[],
): readonly Subject[] {
	return compared ?? usualSubjects(profiles);
}

/** Hosts that exist, of those that a link or a record names. */
export interface ResolvedHosts {
	/** In the order of the picker; null where fewer than two are left. */
	readonly subjects: readonly Subject[] | null;
	/** A sentence where something named does not exist; null otherwise. */
	readonly trouble: string | null;
}

/** Looks the hosts of a comparison up. */
export function resolveHosts(profiles: readonly Choosable[], { hosts }: SharedComparison): ResolvedHosts {
	const wanted = hosts.map(({ profile, context }) => {
		const usual = profiles.find(({ id }) => id === profile)?.contexts[0].id ?? '';
		return subjectKey({ profile, context: context ?? usual });
	});
	const known = allSubjects(profiles);
	const chosen = known.filter((subject) => wanted.includes(subjectKey(subject)));
	const missing = new Set(wanted).size - chosen.length;
	const subjects = chosen.length < LEAST_SUBJECTS ? null : chosen;
	if (missing === 0) return { subjects, trouble: null };
	const rest = subjects === null ? 'The usual ones are compared.' : 'The others are compared.';
	const what = missing === 1 ? '1 of the hosts' : `${missing} of the hosts`;
	return { subjects, trouble: `This build does not have ${what} that were to be set side by side. ${rest}` };
}
