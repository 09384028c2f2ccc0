import type { ProfileContext } from '../core/index.ts';

/** The part of a profile by which it is chosen. */
export interface Choosable {
	readonly id: string;
	readonly title: string;
	readonly contexts: readonly [ProfileContext, ...ProfileContext[]];
}

/** A profile and context that exist, and what was put in the place of what was asked for. */
export interface Selection {
	readonly profile: string;
	readonly context: string;
	/** A sentence where something asked for does not exist; null otherwise. */
	readonly trouble: string | null;
}

/**
 * Looks a profile and context up that a link, a record or the command line names.
 * @param profiles at least one; the first stands in for one that does not exist
 * @param context null: the profile's default one
 */
export function resolveSelection(profiles: readonly Choosable[], profile: string, context: string | null): Selection {
	const found = profiles.find(({ id }) => id === profile);
	if (found === undefined) {
		const [first] = profiles;
		const trouble = `There is no profile “${shorten(profile)}” in this build. The texts are here as they were; they are judged by ${first.title} until you choose another.`;
		return { profile: first.id, context: first.contexts[0].id, trouble };
	}
	const [usual] = found.contexts;
	if (context === null || found.contexts.some(({ id }) => id === context)) {
		return { profile, context: context ?? usual.id, trouble: null };
	}
	const trouble = `${found.title} has no context “${shorten(context)}” in this build. The texts are judged as ${usual.title} until you choose another.`;
	return { profile, context: usual.id, trouble };
}

function shorten(id: string): string {
	return id.length > 60 ? `${id.slice(0, 60)}…` : id;
}
