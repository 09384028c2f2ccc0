import { useMemo } from 'react';
import { meterRows } from '../model/meters.ts';
import { useJudge, useSession } from '../workbench.ts';
import { MeterLine } from './MeterLine.tsx';

/** How much of each limit is used, and where. */
export function Limits() {
	const report = useSession(({ report }) => report);
	const { title, limits } = useJudge();
	const rows = useMemo(() => (report === null ? [] : meterRows(report)), [report]);
	if (report === null) return <p className="empty">Nothing is judged yet.</p>;
	if (rows.length === 0) {
		return (
			<p className="empty">
				{limits.length === 0
					? `${title} sets no limits that are known.`
					: `Nothing was measured: the texts were not read. ${title} sets ${limits.length} limits.`}
			</p>
		);
	}
	return (
		<table className="grid meters" data-testid="meters">
			<thead>
				<tr>
					<th scope="col">Limit</th>
					<th scope="col">
						<span className="hidden-label">Share</span>
					</th>
					<th scope="col" className="number">
						Used / limit
					</th>
					<th scope="col">Most at</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<MeterLine key={`${row.meter.side} ${row.meter.name}`} row={row} />
				))}
			</tbody>
		</table>
	);
}
