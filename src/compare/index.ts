/** The door to comparisons that needs the engine: for the worker, the command line and tests. */
export { type CompareInput, compareProfiles, type Target } from './compare.ts';
export { enveloped } from './envelope.ts';
export { type PartControls, type PartInput, partWays } from './part/part-ways.ts';
export * from './view.ts';
