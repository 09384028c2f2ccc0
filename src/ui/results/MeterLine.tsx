import { Meter } from 'react-aria-components';
import { BASIS_MEANING } from '../model/hover.ts';
import { type MeterRow, percent } from '../model/meters.ts';
import { count } from '../model/numbers.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';

const WORDS = { free: null, close: 'close', full: 'at the limit', over: 'ran out' } as const;

/** One limit: name, bar, numbers, and the place that takes most of it. */
export function MeterLine({ row: { meter, share, state } }: { readonly row: MeterRow }) {
	const { name, side, used, limit, unit, basis, note, location, range } = meter;
	const word = WORDS[state];
	const numbers = `${count(used)} / ${count(limit)}`;
	return (
		<tr data-state={state}>
			<th scope="row">
				{name}
				{note === undefined ? null : <span className="row-note muted">{note}</span>}
				{basis === undefined ? null : (
					<span className="row-note muted" title={BASIS_MEANING[basis]}>
						{basis}
					</span>
				)}
			</th>
			<td>
				<Meter
					className="bar"
					aria-label={name}
					value={Math.min(used, limit)}
					maxValue={limit}
					valueLabel={`${numbers} ${unit ?? ''}`}
				>
					<div className="bar-fill" style={{ width: `${Math.min(share, 1) * 100}%` }} />
				</Meter>
				<span className="bar-words">
					{percent(share)}
					{word === null ? null : <span className="tag">{word}</span>}
				</span>
			</td>
			<td className="number">
				{numbers}
				<span className="row-note muted">{unit}</span>
			</td>
			<td>
				<PlaceLink side={side} pointer={location} range={range} />
			</td>
		</tr>
	);
}
