import type { Choosable } from '../selection.ts';
import type { SafeStorage } from '../storage/storage.ts';

/** One column of a comparison: a profile in one of its contexts. */
export interface Subject {
	readonly profile: string;
	readonly context: string;
}

/** Fewer are no comparison. */
export const LEAST_SUBJECTS = 2;

const KEY = 'keyhole:compare';
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

/** What was chosen before in this tab, as far as it still exists; else the first profiles in their usual contexts. */
export function loadChoice(storage: SafeStorage, profiles: readonly Choosable[]): readonly Subject[] {
	const stored = new Set(keysOf(storage.read(KEY)));
	const chosen = allSubjects(profiles).filter((subject) => stored.has(subjectKey(subject)));
	if (chosen.length >= LEAST_SUBJECTS) return chosen;
	return profiles.slice(0, USUAL).map(({ id, contexts }) => ({ profile: id, context: contexts[0].id }));
}

/** Keeps a choice for this tab. A storage that takes nothing costs only that. */
export function saveChoice(storage: SafeStorage, subjects: readonly Subject[]): void {
	storage.write(KEY, JSON.stringify(subjects.map(subjectKey)));
}

function keysOf(text: string | null): readonly unknown[] {
	try {
		const json: unknown = JSON.parse(text ?? 'null');
		return Array.isArray(json) ? json : [];
	} catch {
		return [];
	}
}
