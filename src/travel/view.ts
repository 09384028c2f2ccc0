/** The door to rewriting that leaves the engine in the worker: the plain data that page and command line draw. */
export type { CodeAction } from './code-actions.ts';
export type { Step } from './evidence.ts';
export type { Obstacle } from './obstacles.ts';
export type { Edit } from './propose.ts';
export type { Choice, Replay, Replayed } from './replay.ts';
export type { RuleKind } from './rule.ts';
export type { TargetFindings } from './state.ts';
export type { Allowed, Travel } from './travel.ts';
