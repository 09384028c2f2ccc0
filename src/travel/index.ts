/** The door to rewriting: what worker, page, CLI and tests import. */
export { type CodeAction, codeActions } from './code-actions.ts';
export type { Proof } from './proof.ts';
export type { Edit } from './propose.ts';
export type { Rule, RuleKind } from './rule.ts';
export type { TargetFindings, TravelTarget } from './state.ts';
export {
	type Allowed,
	makeTravel,
	type Step,
	type Travel,
	type TravelBudget,
	type TravelInput,
	type Withdrawn,
} from './travel.ts';
