/** The door to rewriting that leaves the engine in the worker: the plain data that page and command line draw. */
export type { CodeAction } from './code-actions.ts';
export type { Step, Withdrawn } from './evidence.ts';
export type { Obstacle } from './obstacles.ts';
export type { Proof } from './proof.ts';
export type { Edit } from './propose.ts';
export type { Choice, ChoiceState, Replay, Replayed } from './replay.ts';
export type { Rule, RuleKind } from './rule.ts';
export type { TargetFindings, TravelTarget } from './state.ts';
export type { Allowed, Travel, TravelBudget, TravelInput, TravelPhase } from './travel.ts';
