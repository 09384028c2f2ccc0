import type { Memory, Profile } from '../core/index.ts';
import { type ListResult, listSchemas } from '../sources/index.ts';
import type { ListRequest, Progress } from './protocol.ts';

/** Progress is told at most so often: once for each share of this size. */
const TOLD_EVERY = 0.02;

/**
 * Lists every schema of a document.
 * @param find looks a profile up
 * @throws Error when there is no such profile
 */
export function listInSteps(
	{ source, profiles, settings }: ListRequest,
	find: (id: string) => Profile | undefined,
	memory: Memory,
	progress: (progress: Progress) => void,
): ListResult {
	const choices = profiles.map(({ profile: id, context }) => {
		const profile = find(id);
		if (profile === undefined) throw new Error(`There is no profile “${id}” in this build.`);
		return context === undefined ? { profile } : { profile, context };
	});
	let told = -1;
	return listSchemas(source, choices, {
		settings,
		memory,
		progress: (fraction) => {
			if (fraction - told < TOLD_EVERY && fraction < 1) return;
			told = fraction;
			progress({ phase: 'Judging every schema', fraction });
		},
	});
}
