import type { Replayed, RuleKind, Step, TargetFindings } from '../../../travel/view.ts';
import { count, counted } from '../../model/numbers.ts';
import { code, firstSentence } from '../../model/prose.ts';

/** How the edits of one kind are headed, and what they are. */
export const KIND_WORDS: Readonly<Record<RuleKind, { readonly title: string; readonly meaning: string }>> = {
	'keeps-meaning': { title: 'Keep the meaning', meaning: 'The same values fit before and after.' },
	adds: { title: 'Add a constraint', meaning: 'Values that fitted before no longer do.' },
	loses: { title: 'Lose a constraint', meaning: 'Values that did not fit before do now.' },
};

/** In which order the kinds are listed: what changes the meaning first. */
export const KINDS: readonly RuleKind[] = ['loses', 'adds', 'keeps-meaning'];

/** How it is known what an edit does, each in a sentence with code between backticks. */
export function evidenceOf({ kind, proof, lost, added, fitsNow, fittedBefore }: Step): readonly string[] {
	if (kind === 'keeps-meaning') return proof === undefined ? [] : [proofWords(proof)];
	if (kind === 'loses') {
		const value =
			fitsNow === undefined ? 'No value was found that fits only now.' : `A value that fits only now: ${cut(fitsNow)}.`;
		return lost === undefined ? [value] : [`Lost: ${cut(lost)}.`, value];
	}
	const value =
		fittedBefore === undefined
			? 'No value was found that fits no more.'
			: `A value that fitted before, and no longer does: ${cut(fittedBefore)}.`;
	return added === undefined ? [value] : [`Added: ${cut(added)}.`, value];
}

function proofWords({ holds, tried, fitting, counterexample, reason }: NonNullable<Step['proof']>): string {
	if (holds)
		return `${counted(tried, 'value')} tried, all alike: ${count(fitting)} fit, ${count(tried - fitting)} do not.`;
	return counterexample === undefined
		? `Not proved: ${reason ?? ''}`
		: `This value is told otherwise after it: ${cut(counterexample)}.`;
}

/** Why a chosen edit is not made; null where it is. */
export function whyNot({ state, step, needs }: Replayed, steps: readonly Replayed[]): string | null {
	switch (state) {
		case 'made':
		case 'off':
			return null;
		case 'impossible':
			return needs === null
				? 'Not possible with the others that are switched on.'
				: `Not possible without “${steps[needs].step.title}”${at(steps[needs].step.pointer)}, which is switched off.`;
		case 'withdrawn':
			return `Withdrawn. ${evidenceOf(step).join(' ')}`;
		case 'untried':
			return 'Not made: there was no time to prove it.';
	}
}

/** Where an edit is, for a sentence. */
export function at(pointer: string): string {
	return pointer === '' ? ' at the root' : ` at ${code(pointer)}`;
}

/** What the targets come to, in a sentence. */
export function outcomeWords(standings: readonly TargetFindings[], steps: readonly Replayed[]): string {
	const takers = standings.filter(({ findings }) => findings.length === 0).length;
	const made = steps.filter(({ state }) => state === 'made');
	const all = standings.length;
	const who =
		all === 1
			? takers === 1
				? 'The host takes it'
				: 'The host does not take it'
			: takers === all
				? `All ${all} hosts take it`
				: takers === 0
					? `None of the ${all} hosts takes it`
					: `${takers} of ${all} hosts ${takers === 1 ? 'takes' : 'take'} it`;
	if (steps.length === 0) return takers === all ? `${who} as it is.` : `${who}, and no edit that is allowed helps.`;
	if (made.length === 0) return `${who} without any edit.`;
	return `${who} after ${counted(made.length, 'edit')}. ${meaningWords(made)}`;
}

/** What edits do to the meaning together, in a sentence. */
function meaningWords(made: readonly Replayed[]): string {
	const changing = (['loses', 'adds'] as const).flatMap((kind) => {
		const number = made.filter(({ step }) => step.kind === kind).length;
		if (number === 0) return [];
		const verb = kind === 'loses' ? (number === 1 ? 'loses' : 'lose') : number === 1 ? 'adds' : 'add';
		return [`${count(number)} of them ${verb} a constraint`];
	});
	return changing.length === 0 ? 'The same values fit as before.' : `${changing.join(', ')}.`;
}

/** The first thing that one target has against the schema, in a sentence; null where it takes it. */
export function refusalWords({ findings }: TargetFindings): string | null {
	const first = findings.find((finding) => finding.first) ?? findings.at(0);
	if (first === undefined) return null;
	const where = first.schemaLocation === null ? '' : `,${at(first.schemaLocation)}`;
	return `${firstSentence(first.message)}${where}.`;
}

const LONGEST = 200;

function cut(text: string): string {
	return code(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
