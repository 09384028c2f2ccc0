import type { PlacedFinding } from '../../sources/table.ts';
import { KindGlyph } from '../parts/KindGlyph.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';

/** What there is to say about the document around its schemas: names, doubles, places that take no schema. */
export function SourceFindings({ findings }: { readonly findings: readonly PlacedFinding[] }) {
	if (findings.length === 0) return null;
	return (
		<section className="source-findings" aria-label="About the document">
			<h3>About the document</h3>
			<ul>
				{findings.map(({ code, severity, message, pointer, range, source, basis }) => (
					<li key={`${code} ${pointer} ${range.start.line} ${message}`} title={`${basis}: ${source}`}>
						<KindGlyph kind={severity === 'error' ? 'malformed' : 'advisory'} first={false} />
						<span>
							<Prose text={message} /> <PlaceLink side="schema" pointer={pointer} range={range} />
							<span className="muted source-note"> {source}</span>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
