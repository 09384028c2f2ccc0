import type { KeywordLine } from '../../../compare/view.ts';
import type { KeywordUse } from '../../../core/index.ts';

/** A use that stands for all rows: where each treats the keyword in one way, at the same places. Null: they differ. */
export function samePlace({ uses }: KeywordLine): KeywordUse | null {
	const rows = Object.values(uses).filter(({ length }) => length > 0);
	const [first] = rows[0] ?? [];
	if (first === undefined) return null;
	const alike = rows.every((row) => row.length === 1 && row[0].first === first.first && row[0].count === first.count);
	return alike ? first : null;
}
