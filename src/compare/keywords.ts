import type { KeywordUse } from '../core/index.ts';
import type { CompareRow, KeywordLine } from './model.ts';

/** Every keyword that the schema uses, in the order of first use, and what each row does with it. */
export function keywordLines(rows: readonly CompareRow[]): readonly KeywordLine[] {
	const lines = new Map<string, Map<string, KeywordUse[]>>();
	for (const { id, report } of rows) {
		for (const use of report.keywords) {
			const line = lines.get(use.keyword) ?? new Map<string, KeywordUse[]>();
			lines.set(use.keyword, line);
			line.set(id, [...(line.get(id) ?? []), use]);
		}
	}
	return [...lines].map(([keyword, uses]) => ({
		keyword,
		uses: Object.fromEntries(uses),
		differs: new Set(rows.map(({ id }) => treatment(uses.get(id) ?? []))).size > 1,
	}));
}

function treatment(uses: readonly KeywordUse[]): string {
	return uses.map(({ disposition, first, count }) => `${disposition} ${count} ${first}`).join(', ');
}
