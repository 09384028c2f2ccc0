import { judge, type Memory, type NamedSchema, type SourceText } from '../../core/index.ts';
import type { Target } from '../compare.ts';
import { comparisonOf } from '../comparison.ts';
import { divergenceOf } from '../divergence.ts';
import type { CompareRow } from '../model.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { differencesOf } from './differences.ts';
import type { PartProgress, PartResult } from './model.ts';
import { sameByConstruction } from './same.ts';
import { compact, smaller } from './shrink.ts';

export interface PartInput {
	readonly schema: SourceText;
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
 * does not. Goes on by itself from step to step: ask for the next step to go on, return it to stop.
 */
export function* partSteps(input: PartInput, memory: Memory): Generator<PartProgress, PartResult> {
	const { schema, a, b, budget, now = () => performance.now() } = input;
	const start = now();
	const judged = (value: SourceText | null) => rowsOf(input, value, memory);
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
	const read = memory.read(schema);
	if (!read.ok) throw new Error('A schema that is taken was not read.');
	const seen = new Set<string>();
	let tried = 0;
	const parts = (text: string): boolean => {
		if (seen.has(text)) return false;
		seen.add(text);
		tried++;
		const [left, right] = judged({ text, format: 'json' });
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
		read.document,
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
		const end = outOfTime ? 'then the time was up' : 'which is all that was to be tried';
		return {
			status: 'none',
			tried,
			outOfTime,
			sentence: `No value was found on which ${names} part: ${tried} were tried, ${end}. That is no proof that there is none.`,
		};
	}
	const { about } = best;
	let text = compact(best.text);
	if (text !== best.text && !parts(text)) text = best.text;
	let smallest = false;
	while (!smallest) {
		smallest = true;
		for (const next of smaller(text)) {
			if (now() - start > budget) {
				return found({ text, about, tried, smallest: false, rows: judged({ text, format: 'json' }) });
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
	return found({ text, about, tried, smallest: true, rows: judged({ text, format: 'json' }) });
}

interface FoundParts {
	readonly text: string;
	readonly about: string;
	readonly tried: number;
	readonly smallest: boolean;
	readonly rows: readonly [CompareRow, CompareRow];
}

function found({ text, rows, ...rest }: FoundParts): PartResult {
	const divergence = divergenceOf(...rows);
	if (divergence === null) throw new Error('Two profiles that part do not diverge.');
	return { status: 'found', value: { text, format: 'json' }, rows, divergence, ...rest, sentence: divergence.sentence };
}

function rowsOf(input: PartInput, value: SourceText | null, memory: Memory): readonly [CompareRow, CompareRow] {
	const { schema, a, b, schemas = [], formatAssertion } = input;
	const settings = { schemas, ...(formatAssertion === undefined ? {} : { formatAssertion }) };
	const answers = [a, b].map((target) => ({
		profile: target.profile,
		report: judge({ schema, value, ...settings, ...target }, memory),
	}));
	const [first, second] = comparisonOf(answers).rows;
	return [first, second];
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
		if (cancelled?.() === true) return stopped(step.value.tried);
	}
}

/** The same, with a pause between steps in which other things are done, a cancelling among them. */
export async function partWaysInTurns(
	input: PartInput,
	memory: Memory,
	{ onProgress, cancelled }: PartControls = {},
): Promise<PartResult> {
	const steps = partSteps(input, memory);
	for (let step = steps.next(); ; step = steps.next()) {
		if (step.done === true) return step.value;
		onProgress?.(step.value);
		await new Promise((resume) => setTimeout(resume, 0));
		if (cancelled?.() === true) return stopped(step.value.tried);
	}
}

function stopped(tried: number): PartResult {
	return { status: 'cancelled', tried, sentence: `Stopped after ${tried} values; none of what is left was tried.` };
}
