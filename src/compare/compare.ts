import { judge, type Memory, type NamedSchema, type Profile, type SourceText } from '../core/index.ts';
import { schemaAt } from '../sources/index.ts';
import { comparisonOf } from './comparison.ts';
import type { Comparison } from './model.ts';

/** A profile to compare, in one of its contexts; its default one when absent. */
export interface Target {
	readonly profile: Profile;
	readonly context?: string;
}

export interface CompareInput {
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** null: compare on the schema alone. */
	readonly value: SourceText | null;
	readonly targets: readonly Target[];
	readonly schemas?: readonly NamedSchema[];
	readonly formatAssertion?: boolean;
	/** Told before each target is judged: the target, and how many were. */
	readonly onTarget?: (target: Target, done: number) => void;
}

/**
 * Judges both texts by every target and sets the answers side by side. Each text is read once.
 * @throws RangeError when a profile has no such context, or the text holds no schema at the pointer
 */
export function compareProfiles(input: CompareInput, memory: Memory): Comparison {
	const { targets, pointer, schema, onTarget, ...texts } = input;
	const judged = pointer === undefined ? schema : schemaAt(schema, pointer, memory);
	return comparisonOf(
		targets.map((target, done) => {
			onTarget?.(target, done);
			return { profile: target.profile, report: judge({ ...texts, schema: judged, ...target }, memory) };
		}),
	);
}
