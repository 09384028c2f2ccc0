import type { Comparison, KeywordLine } from '../../compare/view.ts';
import type { KeywordUse } from '../../core/index.ts';
import { BASIS_MEANING } from '../model/hover.ts';
import { DISPOSITIONS } from '../model/keywords.ts';
import { counted } from '../model/numbers.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';

/** The keywords of the schema, and what each host does with them; those that are not read alike come first. */
export function KeywordMatrix({ rows, keywords }: Comparison) {
	if (keywords.length === 0) return null;
	const lines = [...keywords].sort((a, b) => Number(b.differs) - Number(a.differs));
	return (
		<table className="grid compare-keywords" data-testid="compare-keywords">
			<caption>What each host does with the keywords of the schema</caption>
			<thead>
				<tr>
					<th scope="col">Keyword</th>
					{rows.map(({ id, title }) => (
						<th key={id} scope="col">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.keyword} data-differs={line.differs}>
						<th scope="row">
							<code>{line.keyword}</code>
							{line.differs ? <span className="tag">differs</span> : null}
						</th>
						{rows.map(({ id, title }) => (
							<td key={id}>
								<span className="compare-column">{title}: </span>
								<Uses line={line} row={id} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Uses({ line, row }: { readonly line: KeywordLine; readonly row: string }) {
	const uses = line.uses[row] ?? [];
	if (uses.length === 0) return <span className="muted">not looked at</span>;
	return uses.map((use) => <UseCell key={`${use.disposition} ${use.first}`} use={use} />);
}

function UseCell({ use: { disposition, count, first, range, basis, source, note } }: { readonly use: KeywordUse }) {
	const { glyph, word } = DISPOSITIONS[disposition];
	return (
		<div className="compare-use">
			<span className={`disposition disposition-${disposition}`} title={note}>
				<span className="disposition-glyph" aria-hidden="true">
					{glyph}
				</span>
				{word}
			</span>{' '}
			<PlaceLink side="schema" pointer={first} range={range} />
			{count > 1 ? <span className="muted"> and {counted(count - 1, 'other place')}</span> : null}
			<span className="row-note muted" title={BASIS_MEANING[basis]}>
				{basis}
				{source === undefined ? null : `: ${source}`}
			</span>
		</div>
	);
}
