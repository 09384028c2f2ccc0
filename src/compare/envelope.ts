import type { Target } from './compare.ts';

/** A JSON value as a target is given it: in the envelope of its context, where it has one. */
export function enveloped(text: string, { profile, context }: Target): string {
	const { envelope } = profile.contexts.find(({ id }) => id === context) ?? profile.contexts[0];
	return envelope === undefined ? text : envelope.before + text + envelope.after;
}
