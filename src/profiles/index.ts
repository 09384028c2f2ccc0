import type { Profile } from '../core/index.ts';
import { backplane } from './backplane/profile.ts';
import { dialectProfiles } from './json-schema/profile.ts';
import { me } from './me/profile.ts';
import { realm } from './realm/profile.ts';

/** Every profile, in the order of the picker. */
export const profiles: readonly Profile[] = [backplane, me, realm, ...dialectProfiles];

/** The profile with this id, or undefined. */
export function findProfile(id: string): Profile | undefined {
	return profiles.find((profile) => profile.id === id);
}
