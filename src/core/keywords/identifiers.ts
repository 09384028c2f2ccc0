import type { Keyword } from './keyword.ts';

/** Keywords that name schemas or hold them for reference. The resource scan reads them; nothing is run. */
const named = (name: string): Keyword => ({ name, role: 'structure' });

export const schemaUri = named('$schema');
export const vocabulary = named('$vocabulary');
export const id = named('$id');
export const idDraft4 = named('id');
export const anchor = named('$anchor');
export const dynamicAnchor = named('$dynamicAnchor');
export const recursiveAnchor = named('$recursiveAnchor');

export const definitions: Keyword = { name: 'definitions', role: 'structure', subschemas: 'map' };
export const defs: Keyword = { name: '$defs', role: 'structure', subschemas: 'map' };
