/** The door to documents that hold many schemas. */
export { extractEntry } from './edit/extract.ts';
export { applyEdits, replaceEntry, type TextEdit } from './edit/replace.ts';
export { contextFor } from './listing/context.ts';
export { toCsv } from './listing/csv.ts';
export { toJson } from './listing/json.ts';
export { inPlace, judgeAt, judgeEntry } from './listing/judge-entry.ts';
export * from './listing/listing.ts';
export { toMarkdown } from './listing/markdown.ts';
export * from './listing/rows.ts';
export { type SarifInput, toSarif } from './listing/sarif.ts';
export { usualProfile } from './listing/usual.ts';
export { ENTRY_WORDS, entryWords, gaugeWords, SOURCE_WORDS } from './listing/words.ts';
export * from './open.ts';
export * from './recognise.ts';
export * from './source.ts';
export { subDocument } from './subdocument.ts';
