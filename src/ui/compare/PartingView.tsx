import { type CompareRow, divergenceOf, readingOf } from '../../compare/view.ts';
import { locationOf } from '../model/verdict.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { PartWays } from './PartWays.tsx';
import { Replies } from './Replies.tsx';
import { usePair } from './use-comparison.ts';

/** Two hosts, where they first part over the texts, and what each of them says. */
export function PartingView({ rows }: { readonly rows: readonly CompareRow[] }) {
	const { comparison } = useWorkbench();
	const [a, b] = usePair(rows);
	const { kind, sentence, places } = partingOf(a, b);
	return (
		<section className="compare-parting" aria-labelledby="compare-parting">
			<h3 id="compare-parting">Where two part</h3>
			<div className="compare-pair">
				<PairSelect label="One host" rows={rows} chosen={a} onChoose={(id) => comparison.pair(id, b.id)} />
				<span>and</span>
				<PairSelect label="Other host" rows={rows} chosen={b} onChoose={(id) => comparison.pair(a.id, id)} />
			</div>
			<p role="status" data-testid="compare-parting" data-kind={kind}>
				<Prose text={sentence} />
			</p>
			{places.length === 0 ? null : (
				<ul className="compare-places" aria-label="Places">
					{places.map(({ side, range, pointer, of }) => (
						<li key={of}>
							<span className="muted">{of}: </span>
							<PlaceLink side={side} pointer={pointer} range={range} />
						</li>
					))}
				</ul>
			)}
			<Replies rows={[a, b]} />
			<PartWays same={a.id === b.id} />
		</section>
	);
}

/** What the page says of two rows: where they part, else what they read differently, else that nothing was found. */
function partingOf(a: CompareRow, b: CompareRow) {
	const divergence = divergenceOf(a, b);
	const stops = [a, b].flatMap(({ title, first }) =>
		first === null || first.code === 'time'
			? []
			: [{ of: title, side: first.side, range: first.range, pointer: locationOf(first) ?? '' }],
	);
	if (divergence !== null) return { kind: divergence.about, sentence: divergence.sentence, places: stops };
	const reading = readingOf(a, b);
	if (reading !== null) {
		const { first: pointer, range } = reading.a;
		const places = range === undefined ? [] : [{ of: 'Both', side: 'schema' as const, range, pointer }];
		return { kind: 'reading', sentence: reading.sentence, places };
	}
	const alike = a.id === b.id ? 'Choose two that are not the same.' : 'They answer alike on these texts.';
	return { kind: 'none', sentence: alike, places: [] };
}

interface PairSelectProps {
	readonly label: string;
	readonly rows: readonly CompareRow[];
	readonly chosen: CompareRow;
	readonly onChoose: (id: string) => void;
}

function PairSelect({ label, rows, chosen, onChoose }: PairSelectProps) {
	return (
		<select
			className="compare-select"
			aria-label={label}
			value={chosen.id}
			onChange={({ target }) => onChoose(target.value)}
		>
			{rows.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</select>
	);
}
