import type { KeywordUse } from '../../core/index.ts';
import { subjectKey } from '../../state/compare/choice.ts';
import type { Compared } from '../../state/compare/comparison.ts';
import { BASIS_MEANING } from '../model/hover.ts';
import { DISPOSITIONS } from '../model/keywords.ts';
import { useWorkbench } from '../workbench.ts';
import { keywordRows } from './model/dispositions.ts';
import { subjectName } from './use-comparison.ts';

/** The keywords of the schema, and what each host does with them. */
export function KeywordMatrix({ rows }: { readonly rows: readonly Compared[] }) {
	const { profiles } = useWorkbench();
	const names = rows.map(({ subject }) => ({ key: subjectKey(subject), name: subjectName(profiles, subject) }));
	const keywords = keywordRows(rows.map(({ report }) => report));
	if (keywords.length === 0) return null;
	return (
		<table className="grid compare-keywords" data-testid="compare-keywords">
			<caption>What each host does with the keywords of the schema</caption>
			<thead>
				<tr>
					<th scope="col">Keyword</th>
					{names.map(({ key, name }) => (
						<th key={key} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{keywords.map(({ keyword, uses, differs }) => (
					<tr key={keyword} data-differs={differs}>
						<th scope="row">
							<code>{keyword}</code>
							{differs ? <span className="tag">differs</span> : null}
						</th>
						{names.map(({ key, name }, index) => (
							<td key={key}>
								<span className="compare-column">{name}: </span>
								<UseCell use={uses[index]} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function UseCell({ use }: { readonly use: KeywordUse | null }) {
	if (use === null) return <span className="muted">not listed</span>;
	const { disposition, basis, source, note } = use;
	const { glyph, word } = DISPOSITIONS[disposition];
	return (
		<>
			<span className={`disposition disposition-${disposition}`} title={note}>
				<span className="disposition-glyph" aria-hidden="true">
					{glyph}
				</span>
				{word}
			</span>
			<span className="row-note muted" title={BASIS_MEANING[basis]}>
				{basis}
				{source === undefined ? null : `: ${source}`}
			</span>
		</>
	);
}
