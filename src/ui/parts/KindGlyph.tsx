import { KINDS, type Kind } from '../model/kinds.ts';

/** The glyph of a kind, with its name for those who do not see it. */
export function KindGlyph({ kind, first }: { readonly kind: Kind; readonly first: boolean }) {
	const { glyph, name } = KINDS[kind];
	return (
		<span className={`kind kind-${kind}${first ? ' kind-first' : ''}`} title={name}>
			<span aria-hidden="true">{glyph}</span>
			<span className="hidden-label">{name}: </span>
		</span>
	);
}
