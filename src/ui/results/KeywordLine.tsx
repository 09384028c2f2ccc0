import type { KeywordUse } from '../../core/index.ts';
import { BASIS_MEANING } from '../model/hover.ts';
import { DISPOSITIONS } from '../model/keywords.ts';
import { count } from '../model/numbers.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';

/** One keyword and what becomes of it. */
export function KeywordLine({ use }: { readonly use: KeywordUse }) {
	const { keyword, disposition, count: uses, first, range, note, basis, source } = use;
	const { glyph, word } = DISPOSITIONS[disposition];
	return (
		<tr data-disposition={disposition}>
			<th scope="row">
				<code>{keyword}</code>
			</th>
			<td>
				<span className={`disposition disposition-${disposition}`}>
					<span className="disposition-glyph" aria-hidden="true">
						{glyph}
					</span>
					{word}
				</span>
				{note === undefined ? null : (
					<span className="row-note muted">
						<Prose text={note} />
					</span>
				)}
			</td>
			<td className="number">{count(uses)}</td>
			<td>
				<PlaceLink side="schema" pointer={first} range={range} />
			</td>
			<td className="muted" title={BASIS_MEANING[basis]}>
				{basis}
				{source === undefined ? null : `: ${source}`}
			</td>
		</tr>
	);
}
