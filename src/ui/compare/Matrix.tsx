import { subjectKey } from '../../state/compare/choice.ts';
import type { Compared } from '../../state/compare/comparison.ts';
import { GATE_LOOKS } from '../model/gates.ts';
import { percent } from '../model/meters.ts';
import { Prose } from '../parts/Prose.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { type Answer, outcomeOf, warningsOf } from './model/outcome.ts';
import { subjectName } from './use-comparison.ts';

const COLUMNS = ['Host', 'Schema', 'Value', 'Stops at', 'Fullest limit', 'The host says'];

/** One row a host; its name puts its marks into both editors. */
export function Matrix({ rows }: { readonly rows: readonly Compared[] }) {
	return (
		<table className="grid compare-matrix" data-testid="compare-matrix">
			<caption className="hidden-label">What each host makes of the schema and the value</caption>
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
					<MatrixRow key={subjectKey(row.subject)} {...row} />
				))}
			</tbody>
		</table>
	);
}

function MatrixRow({ subject, report }: Compared) {
	const { profiles } = useWorkbench();
	const { schema, value, reason, meter } = outcomeOf(report);
	const warnings = warningsOf(report);
	const shown = useSession(({ profile, context }) => profile === subject.profile && context === subject.context);
	const setProfile = useSession(({ setProfile }) => setProfile);
	const setContext = useSession(({ setContext }) => setContext);
	const show = () => {
		setProfile(subject.profile);
		setContext(subject.context);
	};
	return (
		<tr aria-current={shown ? 'true' : undefined} data-verdict={report.verdict}>
			<th scope="row">
				<button type="button" className="place-link" aria-pressed={shown} onClick={show}>
					{subjectName(profiles, subject)}
				</button>
				{shown ? <span className="row-note muted">marked in the editors</span> : null}
			</th>
			<AnswerCell name="Schema" {...schema} />
			<AnswerCell name="Value" {...value} />
			<td>
				{reason === null ? <span className="muted">nowhere</span> : <Prose text={reason} />}
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
				{report.reply.text === '' ? (
					<span className="muted">nothing</span>
				) : (
					<code className="compare-reply">{report.reply.text}</code>
				)}
			</td>
		</tr>
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
