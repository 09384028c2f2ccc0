/** The published dialects the engine knows. */
export type DialectId = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';
