import type { CompareRow } from '../../compare/view.ts';
import { GATE_LOOKS } from '../model/gates.ts';
import { percent } from '../model/meters.ts';
import { decisive, locationOf } from '../model/verdict.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { type Answer, outcomeOf, warningsOf } from './model/outcome.ts';
import { useComparison } from './use-comparison.ts';

const COLUMNS = ['Host', 'Schema', 'Value', 'Stops at', 'Fullest limit', 'The host says'];

/** One row a host; choosing it puts its marks into both editors. */
export function Matrix({ rows }: { readonly rows: readonly CompareRow[] }) {
	return (
		<table className="grid compare-matrix" data-testid="compare-matrix">
			<caption className="hidden-label">
				What each host makes of the schema and the value. A host’s name puts its marks into the editors.
			</caption>
			<thead>
				<tr>
					{COLUMNS.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<MatrixRow key={row.id} row={row} />
				))}
			</tbody>
		</table>
	);
}

function MatrixRow({ row }: { readonly row: CompareRow }) {
	const { comparison } = useWorkbench();
	const { schema, value, reason, meter } = outcomeOf(row.report);
	const marked = useComparison(({ marked }) => marked?.of === 'row' && marked.id === row.id);
	const mark = () => comparison.mark({ of: 'row', id: row.id });
	const warnings = warningsOf(row.report);
	const stop = row.verdict === 'accepted' ? null : decisive(row.report);
	return (
		// Any place in the row will do for a pointer; keys have the button in its head.
		<tr aria-current={marked ? 'true' : undefined} data-verdict={row.verdict} onClick={mark}>
			<HostCell row={row} marked={marked} />
			<AnswerCell name="Schema" {...schema} />
			<AnswerCell name="Value" {...value} />
			<td>
				{reason === null ? <span className="muted">nowhere</span> : <Prose text={reason} />}
				{stop === null || stop.code === 'time' ? null : (
					<PlaceLink side={stop.side} pointer={locationOf(stop) ?? ''} range={stop.range} />
				)}
				{warnings === null ? null : <span className="row-note muted">{warnings}</span>}
			</td>
			<td>
				<span className="compare-column">Fullest limit: </span>
				{meter === null ? (
					<span className="muted">none used</span>
				) : (
					<>
						{meter.meter.name}: {percent(meter.share)}
					</>
				)}
			</td>
			<td>
				<span className="compare-column">The host says: </span>
				{row.reply === '' ? <span className="muted">nothing</span> : <code className="compare-reply">{row.reply}</code>}
			</td>
		</tr>
	);
}

/** The host's name, which puts its marks into the editors; and, once they are there, the way to judge by it alone. */
function HostCell({ row, marked }: { readonly row: CompareRow; readonly marked: boolean }) {
	const { comparison, profiles } = useWorkbench();
	const chosen = useSession(({ profile, context }) => profile === row.profile && context === row.context);
	const setProfile = useSession(({ setProfile }) => setProfile);
	const setContext = useSession(({ setContext }) => setContext);
	const judgeBy = () => {
		setProfile(row.profile);
		setContext(row.context);
	};
	const host = profiles.find(({ id }) => id === row.profile)?.title ?? row.title;
	return (
		<th scope="row">
			<button
				type="button"
				className="place-link"
				aria-pressed={marked}
				onClick={(event) => {
					event.stopPropagation();
					comparison.mark(marked ? null : { of: 'row', id: row.id });
				}}
			>
				{host}
			</button>
			{row.contextTitle === null ? null : <span className="row-note muted">as {row.contextTitle}</span>}
			{chosen ? <span className="row-note muted">the chosen host</span> : null}
			{marked ? <span className="row-note">marked in the editors</span> : null}
			{marked && !chosen ? (
				<button type="button" className="place-link" onClick={judgeBy}>
					Choose this host
				</button>
			) : null}
		</th>
	);
}

function AnswerCell({ name, state, word }: Answer & { readonly name: string }) {
	return (
		<td>
			<span className={`compare-answer compare-${state}`}>
				<span aria-hidden="true">{GATE_LOOKS[state].glyph}</span>
				<span className="compare-column">{name}: </span>
				{word}
			</span>
		</td>
	);
}
