import type { CompareRow } from '../../compare/view.ts';

/** What each of some hosts says. */
export function Replies({ rows }: { readonly rows: readonly CompareRow[] }) {
	return (
		<dl className="compare-replies">
			{rows.map(({ id, title, reply }) => (
				<div key={id}>
					<dt className="muted">{title} says</dt>
					<dd>{reply === '' ? 'nothing' : <code>{reply}</code>}</dd>
				</div>
			))}
		</dl>
	);
}
