import type { RawFinding } from '../../../core/profile/profile.ts';
import type { StrictKind, StrictLine } from '../admission/problems.ts';
import { AJV, PAGE } from '../sources.ts';

const MESSAGES: Readonly<Record<StrictKind, string>> = {
	union: 'The host takes a list of types with a warning. Write `anyOf`, one branch for each type.',
	'missing-type':
		'A keyword without the type to which it applies has no effect on values of other types; the host warns of it.',
	context: 'A schema around this one leaves another type only, so that nothing can fit here; the host warns of it.',
	tuple:
		'The length of this tuple is left open; the host warns of it. Set `minItems`, and `maxItems` or `additionalItems: false`.',
};

/** A line that strict mode logs, at the keyword that it is about. */
export function warningFinding({ kind, keyword, place, text }: StrictLine): RawFinding {
	return {
		code: kind === 'tuple' ? 'strict-tuples' : 'strict-types',
		severity: 'warning',
		side: 'schema',
		keyword,
		node: place?.node ?? 0,
		mark: 'value',
		message: `${MESSAGES[kind]} It logs: ${text}`,
		...(kind === 'union' || kind === 'missing-type' ? PAGE : AJV),
	};
}
