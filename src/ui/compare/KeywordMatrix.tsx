import type { Comparison, KeywordLine } from '../../compare/view.ts';
import type { KeywordUse } from '../../core/index.ts';
import { BASIS_MEANING } from '../model/hover.ts';
import { DISPOSITIONS } from '../model/keywords.ts';
import { counted } from '../model/numbers.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { samePlace } from './model/same-place.ts';

/** The keywords of the schema, and what each host does with them; those that are not treated alike come first. */
export function KeywordMatrix({ rows, keywords }: Comparison) {
	if (keywords.length === 0) return null;
	const lines = [...keywords].sort((a, b) => Number(b.differs) - Number(a.differs));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
		<section className="compare-scroll" aria-label="Keywords by host" tabIndex={0}>
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
						<Line key={line.keyword} line={line} rows={rows} />
					))}
				</tbody>
			</table>
		</section>
	);
}

function Line({ line, rows }: { readonly line: KeywordLine; readonly rows: Comparison['rows'] }) {
	const { keyword, differs, uses } = line;
	const place = samePlace(line);
	return (
		<tr data-differs={differs}>
			<th scope="row">
				<code>{keyword}</code>
				{differs ? <span className="tag">differs</span> : null}
				{place === null ? null : <Place use={place} />}
			</th>
			{rows.map(({ id, title }) => {
				const own = uses[id] ?? [];
				return (
					<td key={id}>
						<span className="compare-column">{title}: </span>
						{own.length === 0 ? <span className="muted">not looked at</span> : null}
						{own.map((use) => (
							<UseCell key={`${use.disposition} ${use.first}`} use={use} placed={place === null} />
						))}
					</td>
				);
			})}
		</tr>
	);
}

/** Where a keyword is used first, and how many other places there are. */
function Place({ use: { first, range, count } }: { readonly use: KeywordUse }) {
	return (
		<span className="compare-place">
			<PlaceLink side="schema" pointer={first} range={range} />
			{count > 1 ? <span className="muted"> and {counted(count - 1, 'other place')}</span> : null}
		</span>
	);
}

/** One way in which a host treats a keyword. */
function UseCell({ use, placed }: { readonly use: KeywordUse; readonly placed: boolean }) {
	const { disposition, basis, source, note } = use;
	const { glyph, word } = DISPOSITIONS[disposition];
	return (
		<div className="compare-use">
			<span className={`disposition disposition-${disposition}`} title={note}>
				<span className="disposition-glyph" aria-hidden="true">
					{glyph}
				</span>
				{word}
			</span>
			{placed ? <Place use={use} /> : null}
			<span className="row-note muted" title={BASIS_MEANING[basis]}>
				{basis}
				{source === undefined ? null : `: ${source}`}
			</span>
		</div>
	);
}
