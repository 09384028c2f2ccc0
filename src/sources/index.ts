/** The door to documents that hold many schemas: what worker, CLI and tests import. The page imports `table.ts`. */
export { extractEntry } from './edit/extract.ts';
export { applyEdits, replaceEntry, type TextEdit } from './edit/replace.ts';
export { inPlace, judgeAt, judgeEntry, NoSchemaError, schemaAt } from './listing/judge-entry.ts';
export * from './listing/listing.ts';
export * from './listing/rows.ts';
export * from './open.ts';
export * from './recognise.ts';
export { subDocument } from './subdocument.ts';
export * from './table.ts';
