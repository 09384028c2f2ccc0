import { detectFormat } from './document/detect.ts';
import type { EvaluationRules } from './evaluate/evaluation.ts';
import type { Memory } from './memory.ts';
import type { FurtherSchema } from './profile/further.ts';
import type { Profile } from './profile/profile.ts';

/** The rules of a profile with the choice whether `format` asserts, where the profile leaves that open. */
export function rulesWith({ rules, formatChoice }: Profile, formatAssertion: boolean | undefined): EvaluationRules {
	if (formatAssertion === undefined || formatAssertion === rules.formatAssertion || formatChoice !== true) return rules;
	return { ...rules, formatAssertion };
}

/** The schemas given beside the one that is judged, read; none for a profile whose references reach no other. */
export function readFurther(
	{ standard }: Profile,
	schemas: readonly Pick<FurtherSchema, 'uri' | 'text'>[],
	memory: Memory,
): readonly FurtherSchema[] {
	if (standard !== true) return [];
	const read = memory.readAll(schemas.map(({ text }) => ({ text, format: detectFormat(text) })));
	return schemas.map((each, index) => ({ ...each, read: read[index] }));
}
