/** The door to comparisons that leaves the engine in the worker: what the page draws, and pure functions over it. */
export { type Answered, comparisonOf } from './comparison.ts';
export { type Divergence, divergenceOf } from './divergence.ts';
export type { CompareRow, Comparison, KeywordLine, OutcomeGroup, Reason, SharedFinding } from './model.ts';
export type { PartProgress, PartResult } from './part/model.ts';
export { type Reading, readingOf } from './reading.ts';
export { DISPOSITION_WORDS, triedWords } from './words.ts';
