import type { EvaluationRules } from '../../core/evaluate/evaluation.ts';
import { GROUPS } from './admission/vocabulary.ts';

/** How values are compared and in which order keywords are checked: JavaScript's doubles, the validator's groups. */
export const rules: EvaluationRules = {
	numbers: 'double',
	propertyOrder: 'javascript',
	propertiesBySchema: true,
	// A type is checked first, or where the keywords for it are: the host's own answer puts its first failure first.
	keywordOrder: ['type', ...GROUPS.flatMap(({ rules: group }) => group.map(({ keyword }) => keyword))],
	inheritedNames: true,
	integerBySpelling: false,
	lastNameWins: true,
	formatAssertion: false,
	refSiblings: true,
	nullable: true,
};
