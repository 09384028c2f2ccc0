import type { Profile } from '../core/index.ts';
import { makeTravel, type Travel } from '../travel/index.ts';
import type { Progress, TravelRequest } from './protocol.ts';

/** Milliseconds that the search may take when nothing else is said. */
const DEADLINE = 10_000;

/**
 * Looks for the edits by which all targets take a schema; ends by itself when its time is over.
 * @param find looks a profile up
 * @throws Error when there is no such profile, or the text cannot be read
 */
export function travelInSteps(
	{ targets, deadline = DEADLINE, ...request }: TravelRequest,
	find: (id: string) => Profile,
	progress: (progress: Progress) => void,
	now: () => number = () => performance.now(),
): Travel {
	const end = now() + deadline;
	return makeTravel({
		...request,
		targets: targets.map(({ profile, context }) => ({
			profile: find(profile),
			...(context === undefined ? {} : { context }),
		})),
		progress: (phase, fraction) => progress({ phase, fraction }),
		stop: () => now() >= end,
	});
}
