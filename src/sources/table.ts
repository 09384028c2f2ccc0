/**
 * What draws and exports a list of schemas: plain data and words, nothing that reads or judges. The page uses this door,
 * so that the engine stays in the worker.
 */
export { contextFor } from './listing/context.ts';
export { toCsv } from './listing/csv.ts';
export { toJson } from './listing/json.ts';
export { toMarkdown } from './listing/markdown.ts';
export * from './listing/model.ts';
export { type SarifInput, toSarif } from './listing/sarif.ts';
export { usualProfile } from './listing/usual.ts';
export { ENTRY_WORDS, entryWords, gaugeWords, SOURCE_WORDS } from './listing/words.ts';
export * from './source.ts';
