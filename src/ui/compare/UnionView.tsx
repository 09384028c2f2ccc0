import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Comparison, SharedFinding } from '../../compare/view.ts';
import { KINDS, kindOf } from '../model/kinds.ts';
import { count } from '../model/numbers.ts';
import { locationOf } from '../model/verdict.ts';
import { KindGlyph } from '../parts/KindGlyph.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { NameOf } from './model/union.ts';
import { titleOf } from './use-comparison.ts';

/** Rows drawn at once. */
const PAGE = 100;

/** What all hosts find, each thing once, with whose it is: the marks in the editors as a list. */
export function UnionView({ rows, findings }: Comparison) {
	const [shown, setShown] = useState(PAGE);
	const nameOf = titleOf(rows);
	const all = findings.filter(({ finding }) => finding.code !== 'time');
	return (
		<section className="compare-union" aria-labelledby="compare-union" data-testid="compare-union">
			<h3 id="compare-union">What they find, each thing once</h3>
			{all.length === 0 ? <p className="muted">None of them finds anything.</p> : null}
			<ul aria-labelledby="compare-union">
				{all.slice(0, shown).map((shared, index) => (
					// A finding has no identity but its place in the comparison.
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<Line key={index} shared={shared} nameOf={nameOf} all={rows.length} />
				))}
			</ul>
			{all.length > shown ? (
				<Button className="button" onPress={() => setShown(shown + PAGE)}>
					Show {count(Math.min(PAGE, all.length - shown))} more of {count(all.length)}
				</Button>
			) : null}
		</section>
	);
}

interface LineProps {
	readonly shared: SharedFinding;
	readonly nameOf: NameOf;
	readonly all: number;
}

function Line({ shared: { finding, rows, firstFor }, nameOf, all }: LineProps) {
	const kind = kindOf(finding);
	return (
		<li>
			<span className="compare-owners">
				{rows.map((id) => (
					<span key={id} className={firstFor.includes(id) ? 'tag tag-first' : 'tag'}>
						{nameOf(id)}
						{firstFor.includes(id) ? ', first' : ''}
					</span>
				))}
				{rows.length === all ? <span className="muted">all of them</span> : null}
			</span>
			<span className="compare-finding">
				<KindGlyph kind={kind} first={firstFor.length > 0} />
				<span title={KINDS[kind].name}>
					<Prose text={finding.message} />
				</span>
			</span>
			<PlaceLink side={finding.side} pointer={locationOf(finding) ?? ''} range={finding.range} />
		</li>
	);
}
