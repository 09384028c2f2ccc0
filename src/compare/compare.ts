import { judge, type Memory, type NamedSchema, type Profile, type SourceText } from '../core/index.ts';
import { comparisonOf } from './comparison.ts';
import type { Comparison } from './model.ts';

/** A profile to compare, in one of its contexts; its default one when absent. */
export interface Target {
	readonly profile: Profile;
	readonly context?: string;
}

export interface CompareInput {
	readonly schema: SourceText;
	/** null: compare on the schema alone. */
	readonly value: SourceText | null;
	readonly targets: readonly Target[];
	readonly schemas?: readonly NamedSchema[];
	readonly formatAssertion?: boolean;
}

/**
 * Judges both texts by every target and sets the answers side by side. Each text is read once.
 * @throws RangeError when a profile has no such context
 */
export function compareProfiles({ targets, ...texts }: CompareInput, memory: Memory): Comparison {
	return comparisonOf(
		targets.map((target) => ({ profile: target.profile, report: judge({ ...texts, ...target }, memory) })),
	);
}
