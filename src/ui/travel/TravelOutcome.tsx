import { lazy, Suspense } from 'react';
import type { Found } from '../../state/travel/travelling.ts';
import { Prose } from '../parts/Prose.tsx';
import { useMedia } from '../use-media.ts';
import { EditList } from './EditList.tsx';
import { evidenceOf, outcomeWords } from './model/words.ts';
import { Obstacles } from './Obstacles.tsx';
import { Standings } from './Standings.tsx';
import { useTravelling } from './use-travelling.ts';

const DiffView = lazy(() => import('../../editor/DiffView.tsx'));

/** What was found: who takes it, the edits, what stands in the way, and the texts before and after. */
export function TravelOutcome() {
	const found = useTravelling(({ found }) => found);
	const replaying = useTravelling(({ replaying }) => replaying);
	if (found === null) return null;
	const { answer, replay, whole } = found;
	return (
		<div className="travel-outcome" data-testid="travel-outcome" data-busy={replaying}>
			<p className="travel-verdict" role="status" data-testid="travel-verdict">
				{outcomeWords(replay.standings, replay.steps)}
				{answer.travel.unfinished
					? ' The search ended before it had tried everything: what it did not find may still be possible.'
					: null}
			</p>
			{answer.note === null ? null : <p className="muted">{answer.note}</p>}
			<div className="travel-halves">
				<div className="travel-half">
					<Standings standings={replay.standings} />
					<Obstacles obstacles={answer.travel.obstacles} />
					{whole.ok ? null : <p className="travel-trouble">{whole.message}</p>}
					<EditList replay={replay} />
					<WithdrawnList found={found} />
				</div>
				<Difference found={found} />
			</div>
		</div>
	);
}

/** Edits that would have been made, and of which a value told that they change the meaning. */
function WithdrawnList({ found }: { readonly found: Found }) {
	const { withdrawn } = found.answer.travel;
	if (withdrawn.length === 0) return null;
	return (
		<section aria-labelledby="travel-withdrawn">
			<h3 id="travel-withdrawn">Withdrawn, and not made</h3>
			<ul className="travel-edits">
				{withdrawn.map(({ edit, proof }) => (
					<li key={edit.id} className="travel-edit">
						<Prose text={[edit.sentence, ...evidenceOf({ ...edit, proof })].join(' ')} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Difference({ found }: { readonly found: Found }) {
	const inline = useMedia('(max-width: 1300px)');
	const { schema } = found.answer;
	if (found.replay.result === schema.text) return null;
	return (
		<section className="travel-difference" aria-labelledby="travel-difference">
			<h3 id="travel-difference">Before and after</h3>
			<Suspense fallback={<pre className="plain-text">{found.replay.result}</pre>}>
				<DiffView
					before={schema.text}
					after={found.replay.result}
					language={schema.format}
					inline={inline}
					label="The schema"
				/>
			</Suspense>
		</section>
	);
}
