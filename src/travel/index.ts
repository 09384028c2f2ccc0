/** The door to rewriting: what worker, CLI and tests import. The page imports `view.ts`. */
export { type CodeActionsInput, codeActions } from './code-actions.ts';
export { type Placed, type PlacedSchema, placed, targetsFor, writtenBack } from './placed.ts';
export { replay } from './replay.ts';
export { makeTravel } from './travel.ts';
export * from './view.ts';
