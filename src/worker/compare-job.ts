import { type Comparison, compareProfiles, type PartResult, partWays, type Target } from '../compare/index.ts';
import type { Memory, Profile } from '../core/index.ts';
import type { CompareRequest, PartRequest, Progress, TargetName } from './protocol.ts';

/** How a profile is looked up. @throws Error when there is none of that id */
type Find = (id: string) => Profile;

/** Between two words on how far a search is. */
const TOLD_EVERY_MS = 100;

function targetOf({ profile, ...context }: TargetName, find: Find): Target {
	return { profile: find(profile), ...context };
}

/** Sets the answers of several profiles side by side, and tells whose turn it is. */
export function compareJob(
	{ targets, settings, ...texts }: CompareRequest,
	find: Find,
	memory: Memory,
	progress: (progress: Progress) => void,
): Comparison {
	const onTarget = ({ profile }: Target, done: number) =>
		progress({ phase: `Judging by ${profile.title}`, fraction: done / targets.length });
	const found = targets.map((target) => targetOf(target, find));
	return compareProfiles({ ...texts, ...settings, targets: found, onTarget }, memory);
}

/** Looks for a smallest value on which two profiles part, and tells how far it is. */
export function partJob(
	{ a, b, settings, ...request }: PartRequest,
	find: Find,
	memory: Memory,
	progress: (progress: Progress) => void,
): PartResult {
	let told = 0;
	return partWays({ ...request, ...settings, a: targetOf(a, find), b: targetOf(b, find) }, memory, {
		onProgress: ({ tried, spent, phase, best }) => {
			if (spent - told < TOLD_EVERY_MS) return;
			told = spent;
			const what = phase === 'searching' ? 'Looking for a value on which they part' : 'Making it smaller';
			const found = best === null ? '' : ', one found';
			progress({
				phase: `${what}: ${tried} tried${found}`,
				fraction: Math.min(1, spent / request.budget),
			});
		},
	});
}
