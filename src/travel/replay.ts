import { read } from '../core/document/read.ts';
import { isWithdrawn, type Step, withEvidence } from './evidence.ts';
import { furtherDocuments } from './further.ts';
import { meaningOf } from './meaning.ts';
import type { Applied, Meaning } from './propose.ts';
import { again } from './search.ts';
import { type State, stateOf, type TargetFindings } from './state.ts';
import { BUDGET, type LookInput } from './travel.ts';

/** An edit of a list, and whether it is chosen. */
export interface Choice {
	readonly step: Step;
	readonly on: boolean;
}

/** What became of one edit. `impossible`: the text has no place for it without another one. `withdrawn`: a value told it otherwise. */
export type ChoiceState = 'made' | 'off' | 'impossible' | 'withdrawn' | 'untried';

export interface Replayed {
	readonly state: ChoiceState;
	/** With what is known of it on the texts as they now are. */
	readonly step: Step;
	/** Of one that is not possible: the index of an edit that was left out and without which it is not. */
	readonly needs: number | null;
}

export interface Replay {
	/** In the order of the choices. */
	readonly steps: readonly Replayed[];
	/** The text after all that was made. */
	readonly result: string;
	/** What each target has against it. */
	readonly standings: readonly TargetFindings[];
}

export interface ReplayInput extends LookInput {
	readonly choices: readonly Choice[];
}

/**
 * Makes the chosen edits of a list and leaves the others out. Where an edit then meets another text than the one it was
 * found on, what it does is tried anew: one that keeps the meaning counts only where it is proved. Pure, but for
 * `progress` and `stop`.
 * @throws Error when the text cannot be read
 */
export function replay(input: ReplayInput): Replay {
	const { schema, targets, choices, stop, progress } = input;
	const reading = read(schema.text, schema.format);
	if (!reading.ok) throw new Error(reading.error.message);
	const meaning = meaningOf(reading.document, input);
	const options = {
		meaning,
		values: input.budget?.values ?? BUDGET.values,
		schemas: furtherDocuments(input.schemas),
	};
	const steps: Replayed[] = [];
	let at: Pick<State, 'document' | 'dialect'> = { document: reading.document, dialect: meaning.dialect };
	let isSame = true;
	for (const [index, { step, on }] of choices.entries()) {
		progress?.('proving', index / choices.length);
		const applied = on ? madeAt(at, step, meaning) : null;
		const found = applied === null ? null : evidenceOf(applied, index);
		if (applied !== null && found !== null && !isWithdrawn(found)) {
			at = applied;
			steps.push({ state: 'made', step: found, needs: null });
			continue;
		}
		// What comes after meets another text.
		isSame = false;
		if (applied === null) steps.push({ state: on ? 'impossible' : 'off', step, needs: null });
		else steps.push({ state: found === null ? 'untried' : 'withdrawn', step: found ?? step, needs: null });
	}

	/** Null where there is no time to find any. */
	function evidenceOf(applied: Applied, index: number): Step | null {
		const { step } = choices[index];
		if (isSame && (step.proof !== undefined || step.kind !== 'keeps-meaning')) return step;
		if (stop?.('proving') === true) return null;
		return withEvidence(at, applied, { ...options, seed: index + 1 });
	}

	const start = { document: reading.document, dialect: meaning.dialect };
	return {
		steps: steps.map((one, index) =>
			one.state === 'impossible' ? { ...one, needs: neededBy(index, start, steps, meaning) } : one,
		),
		result: at.document.text,
		standings: stateOf(at.document, at.dialect, targets).refusals,
	};
}

function madeAt({ document, dialect }: Pick<State, 'document' | 'dialect'>, step: Step, meaning: Meaning) {
	return again(document, step, { ...meaning, dialect });
}

/** The edit before this one that was left out and without which it is not possible; null where it takes several. */
function neededBy(
	index: number,
	start: Pick<State, 'document' | 'dialect'>,
	steps: readonly Replayed[],
	meaning: Meaning,
): number | null {
	for (let other = index - 1; other >= 0; other--) {
		if (steps[other].state === 'made') continue;
		let at = start;
		for (const [before, { state, step }] of steps.slice(0, index).entries()) {
			if (state === 'made' || before === other) at = madeAt(at, step, meaning) ?? at;
		}
		if (madeAt(at, steps[index].step, meaning) !== null) return other;
	}
	return null;
}
