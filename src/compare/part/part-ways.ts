import type { Memory, NamedSchema, SourceText } from '../../core/index.ts';
import { schemaAt } from '../../sources/index.ts';
import type { Target } from '../compare.ts';
import { triedWords } from '../words.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { differencesOf } from './differences.ts';
import type { PartProgress, PartResult } from './model.ts';
import { documentOf, found, rowsOf } from './pair.ts';
import { sameByConstruction } from './same.ts';
import { compact, smaller } from './shrink.ts';

export interface PartInput {
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	readonly a: Target;
	readonly b: Target;
	readonly schemas?: readonly NamedSchema[];
	readonly formatAssertion?: boolean;
	/** The same seed tries the same values. */
	readonly seed: number;
	/** Milliseconds for search and shrinking together. */
	readonly budget: number;
	/** Milliseconds that pass; the clock of the platform by default. */
	readonly now?: () => number;
}

/** Of the time, what is left for shrinking. */
const SEARCH_SHARE = 0.7;
/** Candidates looked at after one that parts, as a smaller one may be among them. */
const LOOKED_AFTER = 400;
/** Between two reports of progress. */
const STEP = 20;

/**
 * Looks for a smallest value on which two profiles disagree though both take the schema: one accepts it and the other
 * does not. Each is given the value in the envelope of its own context. Goes on by itself from step to step: ask for the next step to go on, return it to stop.
 */
function* partSteps(input: PartInput, memory: Memory): Generator<PartProgress, PartResult> {
	const { a, b, pointer, budget, now = () => performance.now() } = input;
	const start = now();
	const schema = pointer === undefined ? input.schema : schemaAt(input.schema, pointer, memory);
	const judged = (value: string | null) => rowsOf({ ...input, schema }, value, memory);
	const rows = judged(null);
	const refusing = rows.filter(({ schemaTaken }) => schemaTaken !== true);
	const names = `${rows[0].title} and ${rows[1].title}`;
	if (refusing.length > 0) {
		const sentence = refusing.map(({ title, sentence }) => `${title} ${sentence}`).join(' ');
		return { status: 'not-taken', tried: 0, by: refusing, sentence };
	}
	if (sameByConstruction(a.profile, rows[0].context, b.profile, rows[1].context)) {
		return {
			status: 'same',
			tried: 0,
			sentence: `${names} cannot part on a value: they declare the same of values, and nothing else decides.`,
		};
	}
	const document = documentOf(schema, memory);
	const seen = new Set<string>();
	let tried = 0;
	const parts = (text: string): boolean => {
		if (seen.has(text)) return false;
		seen.add(text);
		tried++;
		const [left, right] = judged(text);
		return (left.verdict === 'accepted') !== (right.verdict === 'accepted');
	};
	let best: Candidate | null = null;
	let outOfTime = false;
	let foundAt = 0;
	let looked = 0;
	const progress = (phase: PartProgress['phase']): PartProgress => ({
		tried,
		spent: now() - start,
		phase,
		best: best?.text ?? null,
	});
	for (const candidate of candidatesOf(
		document,
		[a.profile, b.profile],
		differencesOf(a.profile, b.profile),
		input.seed,
	)) {
		if (now() - start > budget * SEARCH_SHARE) {
			outOfTime = true;
			break;
		}
		looked++;
		if (best !== null && looked - foundAt > LOOKED_AFTER) break;
		if ((best === null || candidate.text.length < best.text.length) && parts(candidate.text)) {
			best = candidate;
			foundAt = looked;
		}
		if (looked % STEP === 0) yield progress('searching');
	}
	if (best === null) {
		const spent = now() - start;
		const end = outOfTime ? 'then the time was up' : 'which is all that was to be tried';
		const sentence = `No value was found on which ${names} part: ${triedWords(tried, spent)}, ${end}. That is no proof that there is none.`;
		return { status: 'none', tried, spent, outOfTime, sentence };
	}
	const { about } = best;
	let text = compact(best.text);
	if (text !== best.text && !parts(text)) text = best.text;
	let smallest = false;
	while (!smallest) {
		smallest = true;
		for (const next of smaller(text)) {
			if (now() - start > budget) {
				return found(input, { text, about, tried, spent: now() - start, smallest: false, rows: judged(text) });
			}
			if (next.length < text.length && parts(next)) {
				text = next;
				best = { text, about };
				smallest = false;
				break;
			}
			if (++looked % STEP === 0) yield progress('shrinking');
		}
	}
	return found(input, { text, about, tried, spent: now() - start, smallest: true, rows: judged(text) });
}

export interface PartControls {
	readonly onProgress?: (progress: PartProgress) => void;
	/** Asked between steps. */
	readonly cancelled?: () => boolean;
}

/** Runs a search to its end, or until it is cancelled. */
export function partWays(input: PartInput, memory: Memory, { onProgress, cancelled }: PartControls = {}): PartResult {
	const steps = partSteps(input, memory);
	for (let step = steps.next(); ; step = steps.next()) {
		if (step.done === true) return step.value;
		onProgress?.(step.value);
		if (cancelled?.() === true) return stopped(step.value);
	}
}

function stopped({ tried, spent }: PartProgress): PartResult {
	const sentence = `Stopped: ${triedWords(tried, spent)}, and none of what is left.`;
	return { status: 'cancelled', tried, spent, sentence };
}
