import { useMemo, useState } from 'react';
import { type KeywordColumn, type KeywordSort, nextSort, sortKeywords } from '../model/keywords.ts';
import { useJudge, useSession } from '../workbench.ts';
import { KeywordLine } from './KeywordLine.tsx';

const COLUMNS: readonly { readonly id: KeywordColumn; readonly name: string }[] = [
	{ id: 'keyword', name: 'Keyword' },
	{ id: 'disposition', name: 'What the host does' },
	{ id: 'count', name: 'Uses' },
	{ id: 'first', name: 'First place' },
];

/** The keywords of the schema, and what the host does with each. */
export function Keywords() {
	const report = useSession(({ report }) => report);
	const { title } = useJudge();
	const [sort, setSort] = useState<KeywordSort>({ column: 'disposition', descending: false });
	const rows = useMemo(() => (report === null ? [] : sortKeywords(report.keywords, sort)), [report, sort]);
	if (report === null) return <p className="empty">Nothing is judged yet.</p>;
	if (rows.length === 0) return <p className="empty">The schema uses no keywords that could be read.</p>;
	const direction = sort.descending ? 'descending' : 'ascending';
	return (
		<table className="grid keywords" data-testid="keywords">
			<caption className="hidden-label">Keywords of the schema and what {title} does with them</caption>
			<thead>
				<tr>
					{COLUMNS.map(({ id, name }) => (
						<th
							key={id}
							scope="col"
							className={id === 'count' ? 'number' : undefined}
							aria-sort={sort.column === id ? direction : 'none'}
						>
							<button type="button" className="sort" onClick={() => setSort(nextSort(sort, id))}>
								{name}
								<span className="sort-mark" aria-hidden="true">
									{sort.column === id ? (sort.descending ? '▾' : '▴') : ''}
								</span>
							</button>
						</th>
					))}
					<th scope="col">Known from</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<KeywordLine key={row.keyword} use={row} />
				))}
			</tbody>
		</table>
	);
}
