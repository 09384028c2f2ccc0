/** The door to rewriting: what worker, CLI and tests import. The page imports `view.ts`. */
export { codeActions } from './code-actions.ts';
export { type Placed, type PlacedSchema, placed, targetsFor, writtenBack } from './placed.ts';
export { replay } from './replay.ts';
export type { TravelTarget } from './state.ts';
export { makeTravel, type TravelPhase } from './travel.ts';
export * from './view.ts';
