import { LONG_LINK, VERY_LONG_LINK, type WrittenLink } from '../../state/permalink/permalink.ts';
import { count } from '../model/numbers.ts';
import { CopyButton } from '../parts/CopyButton.tsx';

export interface SharedLinkProps {
	readonly link: WrittenLink;
	/** Whether it is on the clipboard. */
	readonly copied: boolean;
}

/** The link that was written: whether it was copied, how long it is, and whether that may be trouble. */
export function SharedLink({ link, copied }: SharedLinkProps) {
	if (!link.ok) return <p role="status">{link.message}</p>;
	const { url, length } = link;
	return (
		<>
			<p role="status" className="share-status">
				{copied ? 'Link copied.' : 'The browser did not let the link be copied. Copy it from here:'}{' '}
				<span className="muted">{count(length)} characters</span>
			</p>
			<div className="share-link">
				<input readOnly aria-label="Link" value={url} onFocus={(event) => event.currentTarget.select()} />
				<CopyButton text={url} what="the link" />
			</div>
			{length > LONG_LINK ? <p className="share-warning">{warning(length)}</p> : null}
			<p className="muted">The texts are in the link itself, behind the #: they are sent to no server.</p>
		</>
	);
}

function warning(length: number): string {
	return length > VERY_LONG_LINK
		? `△ Over ${count(VERY_LONG_LINK)} characters: some browsers and most chat programs cut such a link. Send the texts as files where it must arrive.`
		: `△ Over ${count(LONG_LINK)} characters: some mail and chat programs cut such a link.`;
}
