import type { Profile } from '../core/index.ts';

/** Every profile, in the order of the picker. */
export const profiles: readonly Profile[] = [];

/** The profile with this id, or undefined. */
export function findProfile(id: string): Profile | undefined {
	return profiles.find((profile) => profile.id === id);
}
