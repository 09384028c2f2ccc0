import type { Profile } from '../../core/profile/profile.ts';
import type { SourceEntry } from '../source.ts';

/**
 * The context in which a profile judges an entry: the one that bears the name of what the schema is for (the
 * block of a workflow with its kind of step, else the role), or the profile's default one.
 */
export function contextFor(profile: Pick<Profile, 'contexts'>, entry: SourceEntry): string {
	const ids = new Set(profile.contexts.map(({ id }) => id));
	return wanted(entry).find((id) => ids.has(id)) ?? profile.contexts[0].id;
}

function wanted({ role, realm }: SourceEntry): readonly string[] {
	if (realm === undefined) return [role];
	const { block, stepKind } = realm;
	return stepKind === null ? [block, role] : [`${block}-${stepKind}`, block, role];
}
