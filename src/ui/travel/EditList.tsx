import type { Replay, Replayed } from '../../travel/view.ts';
import { Toggle } from '../dialogs/settings/Toggle.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { evidenceOf, KIND_WORDS, KINDS, whyNot } from './model/words.ts';
import { useTravelling } from './use-travelling.ts';

/** The edits by what they do to the meaning, each on its own switch. */
export function EditList({ replay }: { readonly replay: Replay }) {
	return KINDS.map((kind) => {
		const steps = [...replay.steps.entries()].filter(([, { step }]) => step.kind === kind);
		if (steps.length === 0) return null;
		const { title, meaning } = KIND_WORDS[kind];
		return (
			<section key={kind} className={`travel-kind travel-${kind}`} aria-labelledby={`travel-${kind}`}>
				<h3 id={`travel-${kind}`}>
					{title} <span className="muted">{steps.length}</span>
				</h3>
				<p className="muted">{meaning}</p>
				<ul className="travel-edits">
					{steps.map(([index, replayed]) => (
						// Edits are told apart by their place in the list: the same one may be made twice.
						<EditRow key={index} index={index} replayed={replayed} steps={replay.steps} />
					))}
				</ul>
			</section>
		);
	});
}

interface EditRowProps {
	readonly index: number;
	readonly replayed: Replayed;
	readonly steps: readonly Replayed[];
}

function EditRow({ index, replayed, steps }: EditRowProps) {
	const { playground } = useWorkbench();
	const on = useTravelling(({ off }) => !off.has(index));
	const { step, state } = replayed;
	const why = whyNot(replayed, steps);
	return (
		<li className="travel-edit" data-testid="travel-edit" data-rule={step.rule} data-state={state}>
			<Toggle isSelected={on} onChange={(chosen) => playground.travelling.toggle(index, chosen)}>
				<Prose text={step.sentence} />
			</Toggle>
			<p className="travel-evidence muted">
				{step.pointer === '' ? 'The root' : <code className="pointer">{step.pointer}</code>}
				{state === 'made' ? (
					<>
						{': '}
						<Prose text={evidenceOf(step).join(' ')} />
					</>
				) : null}
			</p>
			{why === null ? null : (
				<p className="travel-why">
					<Prose text={why} />
				</p>
			)}
		</li>
	);
}
