import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { PlacedFinding } from '../../sources/table.ts';
import { counted } from '../model/numbers.ts';
import { KindGlyph } from '../parts/KindGlyph.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';

/** Findings that are listed before the rest is asked for. */
const FIRST = 20;

/** What there is to say about the document around its schemas: names, doubles, places that take no schema. */
export function SourceFindings({ findings }: { readonly findings: readonly PlacedFinding[] }) {
	const [all, setAll] = useState(false);
	if (findings.length === 0) return null;
	const listed = all ? findings : findings.slice(0, FIRST);
	return (
		<section className="source-findings" aria-label="About the document" tabIndex={-1}>
			<h3>About the document</h3>
			<ul>
				{listed.map(({ code, severity, message, pointer, range, source, basis }) => (
					<li key={`${code} ${pointer} ${range.start.offset} ${message}`} title={`${basis}: ${source}`}>
						<KindGlyph kind={severity === 'error' ? 'malformed' : 'advisory'} first={false} />
						<span>
							<Prose text={message} /> <PlaceLink side="schema" pointer={pointer} range={range} />
							<span className="muted source-note"> {source}</span>
						</span>
					</li>
				))}
			</ul>
			{listed.length < findings.length ? (
				<Button className="button small-button" onPress={() => setAll(true)}>
					Show {counted(findings.length - listed.length, 'more finding')}
				</Button>
			) : null}
		</section>
	);
}
