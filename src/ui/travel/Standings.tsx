import type { TargetFindings } from '../../travel/view.ts';
import { subjectName } from '../compare/use-comparison.ts';
import { counted } from '../model/numbers.ts';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { refusalWords } from './model/words.ts';

/** What each host has against the text after the edits. */
export function Standings({ standings }: { readonly standings: readonly TargetFindings[] }) {
	const { profiles } = useWorkbench();
	return (
		<ul className="travel-standings" aria-label="Hosts" data-testid="travel-standings">
			{standings.map((standing) => {
				const refusal = refusalWords(standing);
				const more = standing.findings.length - 1;
				return (
					<li key={`${standing.profile} ${standing.context}`} data-taken={refusal === null}>
						<span className={`travel-mark travel-mark-${refusal === null ? 'taken' : 'refused'}`} aria-hidden="true">
							{refusal === null ? '✓' : '✕'}
						</span>
						<span>
							<strong>{subjectName(profiles, standing)}</strong>{' '}
							{refusal === null ? (
								'takes it.'
							) : (
								<>
									refuses it: <Prose text={refusal} />
									{more > 0 ? <span className="muted"> {counted(more, 'more', 'more')} after that.</span> : null}
								</>
							)}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
