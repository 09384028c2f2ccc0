import type { Profile } from '../../../core/index.ts';

/** Which version of the host's contract judges, and which others are known: those cannot be chosen. */
export function versionWords({
	version,
	title,
	versions = [],
}: Pick<Profile, 'version' | 'title' | 'versions'>): string {
	const current = versions.find((each) => each.current === true);
	if (current === undefined) return title.endsWith(version) ? '' : `version ${version}`;
	const others = versions.filter((each) => each !== current).map(({ id }) => id);
	const known = others.length === 0 ? '' : `; not judged: ${others.join(', ')}`;
	return `version ${version}, contract ${current.id} (${current.title})${known}`;
}
