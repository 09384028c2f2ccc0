import { memo } from 'react';
import type { LimitUse } from '../../core/index.ts';
import { entryWords, gaugeWords, type SchemaRow } from '../../sources/table.ts';
import { count } from '../model/numbers.ts';
import { Prose } from '../parts/Prose.tsx';
import { firstFailure, worstGauge } from './rows.ts';
import { looksSame } from './same-row.ts';
import { VerdictCell } from './VerdictCell.tsx';

export interface SchemaLineProps {
	readonly row: SchemaRow;
	readonly current: boolean;
	/** Whether Tab reaches it: of all rows one is. */
	readonly reached: boolean;
	/** Title of a profile. */
	readonly titleOf: (profile: string) => string;
	readonly onSelect: (pointer: string) => void;
}

/** One schema with what each profile says of it. */
export const SchemaLine = memo(function SchemaLine({ row, current, reached, titleOf, onSelect }: SchemaLineProps) {
	const { entry, range, cells } = row;
	const failure = firstFailure(row);
	const gauged = worstGauge(row);
	const several = cells.length > 1;
	return (
		<tr className="schema-row" aria-current={current ? 'true' : undefined}>
			<th scope="row">
				<button
					type="button"
					className="schema-name"
					data-row={entry.pointer}
					tabIndex={reached ? 0 : -1}
					onClick={() => onSelect(entry.pointer)}
					title={entry.pointer}
				>
					{entry.name}
				</button>
			</th>
			<td className="schema-what muted" title={entryWords(entry)}>
				{entryWords(entry)}
			</td>
			<td className="number">{count(range.start.line)}</td>
			{cells.length === 0 ? <td className="muted">…</td> : null}
			{cells.map(({ profile, verdict, warnings }) => (
				<td key={profile} className="schema-verdict">
					<VerdictCell verdict={verdict} warnings={warnings} />
					{several ? <span className="narrow-only muted">{titleOf(profile)}</span> : null}
				</td>
			))}
			<td className="schema-failure" title={failure?.first ?? undefined}>
				{failure === null ? null : (
					<>
						{several ? <span className="muted">{titleOf(failure.profile)}: </span> : null}
						<Prose text={failure.first ?? ''} />
						{failure.errors > 1 ? <span className="muted"> and {count(failure.errors - 1)} more</span> : null}
					</>
				)}
			</td>
			<td className="schema-gauge" title={gaugeWords(gauged?.gauge ?? null)}>
				{gauged?.gauge ? <Gauge gauge={gauged.gauge} /> : null}
			</td>
		</tr>
	);
}, isSameLine);

function isSameLine(a: SchemaLineProps, b: SchemaLineProps): boolean {
	return (
		a.current === b.current &&
		a.reached === b.reached &&
		a.titleOf === b.titleOf &&
		a.onSelect === b.onSelect &&
		looksSame(a.row, b.row)
	);
}

function Gauge({ gauge: { name, used, limit } }: { readonly gauge: LimitUse }) {
	return (
		<>
			{count(used)} / {count(limit)} <span className="muted">{name}</span>
		</>
	);
}
