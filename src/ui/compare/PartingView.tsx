import { useState } from 'react';
import { subjectKey } from '../../state/compare/choice.ts';
import type { Compared } from '../../state/compare/comparison.ts';
import { locationOf } from '../model/verdict.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { partingOf } from './model/parting.ts';
import { subjectName } from './use-comparison.ts';

/** Two hosts, where they first part, and what each of them says. */
export function PartingView({ rows }: { readonly rows: readonly Compared[] }) {
	const { profiles } = useWorkbench();
	const [keys, setKeys] = useState<readonly [string | null, string | null]>([null, null]);
	const find = (key: string | null, otherwise: number): Compared =>
		rows.find(({ subject }) => subjectKey(subject) === key) ?? rows[otherwise];
	const pair = [find(keys[0], 0), find(keys[1], 1)] as const;
	const named = ({ subject, report }: Compared) => ({ name: subjectName(profiles, subject), report });
	const parting = partingOf(named(pair[0]), named(pair[1]));
	return (
		<section className="compare-parting" aria-labelledby="compare-parting">
			<h3 id="compare-parting">Where two part</h3>
			<div className="compare-pair">
				<PairSelect
					label="One host"
					rows={rows}
					chosen={pair[0]}
					onChoose={(key) => setKeys([key, subjectKey(pair[1].subject)])}
				/>
				<span>and</span>
				<PairSelect
					label="Other host"
					rows={rows}
					chosen={pair[1]}
					onChoose={(key) => setKeys([subjectKey(pair[0].subject), key])}
				/>
			</div>
			<div role="status" data-testid="compare-parting" data-kind={parting.kind}>
				{parting.sentences.map((sentence) => (
					<p key={sentence}>
						<Prose text={sentence} />
					</p>
				))}
			</div>
			{parting.places.length === 0 ? null : (
				<ul className="compare-places" aria-label="Places">
					{parting.places.map((finding) => (
						<li key={`${finding.code} ${finding.side} ${finding.range.start.offset} ${finding.message}`}>
							<PlaceLink side={finding.side} pointer={locationOf(finding) ?? ''} range={finding.range} />
						</li>
					))}
				</ul>
			)}
			<dl className="compare-replies">
				{pair.map(({ subject, report }) => (
					<div key={subjectKey(subject)}>
						<dt className="muted">{subjectName(profiles, subject)} says</dt>
						<dd>{report.reply.text === '' ? 'nothing' : <code>{report.reply.text}</code>}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

interface PairSelectProps {
	readonly label: string;
	readonly rows: readonly Compared[];
	readonly chosen: Compared;
	readonly onChoose: (key: string) => void;
}

function PairSelect({ label, rows, chosen, onChoose }: PairSelectProps) {
	const { profiles } = useWorkbench();
	return (
		<select
			className="compare-select"
			aria-label={label}
			value={subjectKey(chosen.subject)}
			onChange={({ target }) => onChoose(target.value)}
		>
			{rows.map(({ subject }) => (
				<option key={subjectKey(subject)} value={subjectKey(subject)}>
					{subjectName(profiles, subject)}
				</option>
			))}
		</select>
	);
}
