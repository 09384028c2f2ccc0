import type { KeywordUse, Report } from '../../../core/index.ts';

/** A keyword of the schema, and what each profile makes of it. */
export interface KeywordRow {
	readonly keyword: string;
	/** A use for each report; null where that profile came to no list of keywords. */
	readonly uses: readonly (KeywordUse | null)[];
	/** Whether the profiles do different things with it. */
	readonly differs: boolean;
}

/** The keywords that any report lists; those that are done differently first, else as they stand in the schema. */
export function keywordRows(reports: readonly Report[]): readonly KeywordRow[] {
	const tables = reports.map(({ keywords }) => new Map(keywords.map((use) => [use.keyword, use])));
	const names = new Set(tables.flatMap((table) => [...table.keys()]));
	const rows = [...names].map((keyword) => {
		const uses = tables.map((table) => table.get(keyword) ?? null);
		const kinds = new Set(uses.filter((use) => use !== null).map(({ disposition }) => disposition));
		return { keyword, uses, differs: kinds.size > 1 };
	});
	return rows.sort((a, b) => Number(b.differs) - Number(a.differs) || offset(a) - offset(b));
}

function offset({ uses }: KeywordRow): number {
	return uses.find((use) => use?.range !== undefined)?.range?.start.offset ?? 0;
}
