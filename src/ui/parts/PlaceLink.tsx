import type { Range, Side } from '../../core/index.ts';
import { useGoTo } from './use-go-to.ts';

export interface PlaceLinkProps {
	readonly side: Side;
	readonly pointer: string;
	readonly range: Range | undefined;
}

/** A place in one of the texts; a press selects it there. */
export function PlaceLink({ side, pointer, range }: PlaceLinkProps) {
	const goTo = useGoTo();
	const name = pointer === '' ? 'the whole' : pointer;
	if (range === undefined) return <code className="pointer">{name}</code>;
	return (
		<button type="button" className="place-link" onClick={() => goTo({ side, range })}>
			{pointer === '' ? name : <code className="pointer">{name}</code>}
			<span className="muted">
				{' '}
				{side} line {range.start.line}
			</span>
		</button>
	);
}
