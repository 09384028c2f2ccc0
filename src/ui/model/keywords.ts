import { DISPOSITION_WORDS } from '../../compare/view.ts';
import type { Disposition, KeywordUse } from '../../core/index.ts';

/** How a disposition is drawn and named. */
export const DISPOSITIONS: Readonly<Record<Disposition, { readonly glyph: string; readonly word: string }>> = {
	enforce: { glyph: '✓', word: DISPOSITION_WORDS.enforce },
	annotate: { glyph: '≡', word: DISPOSITION_WORDS.annotate },
	ignore: { glyph: '~', word: DISPOSITION_WORDS.ignore },
	rewrite: { glyph: '⇄', word: DISPOSITION_WORDS.rewrite },
	refuse: { glyph: '⊘', word: DISPOSITION_WORDS.refuse },
};

/** What matters most to an author first. */
const ORDER: readonly Disposition[] = ['refuse', 'ignore', 'rewrite', 'annotate', 'enforce'];

export type KeywordColumn = 'keyword' | 'disposition' | 'count' | 'first';

export interface KeywordSort {
	readonly column: KeywordColumn;
	readonly descending: boolean;
}

const COMPARE: Readonly<Record<KeywordColumn, (a: KeywordUse, b: KeywordUse) => number>> = {
	keyword: (a, b) => (a.keyword < b.keyword ? -1 : a.keyword > b.keyword ? 1 : 0),
	disposition: (a, b) => ORDER.indexOf(a.disposition) - ORDER.indexOf(b.disposition),
	count: (a, b) => a.count - b.count,
	first: (a, b) => (a.range?.start.offset ?? 0) - (b.range?.start.offset ?? 0),
};

/** The rows in the asked order; equal rows stand as in the schema. */
export function sortKeywords(rows: readonly KeywordUse[], { column, descending }: KeywordSort): readonly KeywordUse[] {
	const compare = COMPARE[column];
	return [...rows].sort((a, b) => (descending ? compare(b, a) : compare(a, b)) || COMPARE.first(a, b));
}

/** The sort after a press on a column's head: turn it around, or start where that column is most telling. */
export function nextSort(now: KeywordSort, column: KeywordColumn): KeywordSort {
	if (now.column === column) return { column, descending: !now.descending };
	return { column, descending: column === 'count' };
}
