import { GATE_LOOKS, type Gate } from '../model/gates.ts';

/** The four gates, each with its glyph and its state in words. */
export function GateRail({ gates }: { readonly gates: readonly Gate[] }) {
	return (
		<ol className="gates" aria-label="Gates of the judgement">
			{gates.map(({ id, name, state }) => (
				<li key={id} className={`gate gate-${state}`} data-testid={`gate-${id}`} data-state={state}>
					<span className="gate-glyph" aria-hidden="true">
						{GATE_LOOKS[state].glyph}
					</span>
					<span className="gate-name">{name}</span>
					<span className="hidden-label">: {GATE_LOOKS[state].word}</span>
				</li>
			))}
		</ol>
	);
}
