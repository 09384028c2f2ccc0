import type { Verdict } from '../../core/index.ts';

const LOOKS: Readonly<Record<Verdict, { readonly glyph: string; readonly word: string }>> = {
	accepted: { glyph: '✓', word: 'taken' },
	invalid: { glyph: '✕', word: 'does not fit' },
	refused: { glyph: '✕', word: 'refused' },
	exhausted: { glyph: '▮', word: 'exhausted' },
	unreadable: { glyph: '!', word: 'unreadable' },
};

/** A verdict in a cell: glyph and word, never colour alone. */
export function VerdictCell({ verdict, warnings }: { readonly verdict: Verdict; readonly warnings: number }) {
	const { glyph, word } = LOOKS[verdict];
	return (
		<span className={`cell-verdict cell-verdict-${verdict}`}>
			<span className="disposition-glyph" aria-hidden="true">
				{glyph}
			</span>
			{word}
			{verdict === 'accepted' && warnings > 0 ? (
				<span className="muted">
					{' '}
					△ {warnings}
					<span className="hidden-label">{warnings === 1 ? ' warning' : ' warnings'}</span>
				</span>
			) : null}
		</span>
	);
}
