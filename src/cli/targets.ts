import type { CommonReaders } from './source-arguments.ts';

/** A profile that is named, with a context where one is said. */
export interface NamedTarget {
	readonly profile: string;
	readonly context?: string;
}

/** The ids of a list between commas. */
export function idsOf(list: string): readonly string[] {
	return list.split(',').filter((id) => id !== '');
}

/** Every context said for a profile makes a target; a profile without one stands for its default context. */
export function readTargets(
	ids: readonly string[],
	contexts: readonly string[],
	fail: CommonReaders['fail'],
): readonly NamedTarget[] {
	const said = contexts.map((text) => {
		const [profile, context] = text.split('=');
		if (context === undefined || !ids.includes(profile))
			return fail(`--context is PROFILE=CONTEXT, of one of the profiles, not ${text}.`);
		return { profile, context };
	});
	return [...new Set(ids)].flatMap((profile) => {
		const own = said.filter((each) => each.profile === profile);
		return own.length > 0 ? own : [{ profile }];
	});
}
