import { read } from '../core/document/read.ts';
import type { NamedSchema, SourceText } from '../core/index.ts';
import { isWithdrawn, type Step, type Withdrawn, withEvidence } from './evidence.ts';
import { furtherDocuments } from './further.ts';
import { bestWay } from './leanest.ts';
import { type Meant, meaningOf } from './meaning.ts';
import { type Obstacle, obstacles } from './obstacles.ts';
import type { RuleKind } from './rule.ts';
import { again, type SearchInput, type Way } from './search.ts';
import { isReached, type State, stateOf, type TargetFindings } from './state.ts';

/** Which edits may change what the schema means. */
export interface Allowed {
	readonly loses: boolean;
	readonly adds: boolean;
}

/** How much may be done. */
export interface TravelBudget {
	/** Texts judged by all targets. */
	readonly states: number;
	/** Values tried for each proof at the changed schema; some more at the root. */
	readonly values: number;
}

/** What is being done: looking for edits, trying values on them, or looking for what stands in the way. */
export type TravelPhase = 'searching' | 'proving' | 'explaining';

/** What one look at a schema takes. */
export interface LookInput extends Meant {
	readonly schema: SourceText;
	/** Other schema documents that references may reach, for targets that are a published dialect. */
	readonly schemas?: readonly NamedSchema[];
	readonly budget?: TravelBudget;
	/** Told what is being done, and how far it is from 0 to 1; null where that cannot be known. */
	readonly progress?: (phase: TravelPhase, fraction: number | null) => void;
	/** Asked often; true ends what is being done with what is found so far. */
	readonly stop?: (phase: TravelPhase) => boolean;
}

export interface TravelInput extends LookInput {
	/** Neither by default. */
	readonly allow?: Allowed;
}

export interface Travel {
	/** In the order in which they are made; the offsets of each are of the text that the ones before left. */
	readonly steps: readonly Step[];
	/** The text after all of them. */
	readonly result: string;
	/** Whether every target takes it. */
	readonly reached: boolean;
	/** What each target has against the schema as it was, in the order of the targets. */
	readonly before: readonly TargetFindings[];
	/** What each target has against the result. */
	readonly standings: readonly TargetFindings[];
	/** What stands in the way with the edits that are allowed. */
	readonly obstacles: readonly Obstacle[];
	readonly withdrawn: readonly Withdrawn[];
	/** Whether the search ended early: what it did not find may be possible. */
	readonly unfinished: boolean;
}

export const BUDGET: TravelBudget = { states: 4000, values: 1000 };
const KINDS: readonly RuleKind[] = ['keeps-meaning', 'adds', 'loses'];
/** Searches begun again after an edit was withdrawn. */
const MOST_SEARCHES = 8;

/**
 * Looks for the smallest list of edits after which all targets take a schema. A constraint is lost or added only where
 * that is allowed; whatever keeps the meaning is proved by values before it counts. Pure, but for `progress` and `stop`.
 * @throws Error when the text cannot be read
 */
export function makeTravel(input: TravelInput): Travel {
	const { schema, targets, budget = BUDGET, allow = { loses: false, adds: false } } = input;
	const reading = read(schema.text, schema.format);
	if (!reading.ok) throw new Error(reading.error.message);
	const meaning = meaningOf(reading.document, input);
	const barred = new Set<string>();
	const withdrawn: Withdrawn[] = [];
	let phase: TravelPhase = 'searching';
	let left = budget.states;
	let unfinished = false;
	const searching: SearchInput = {
		targets,
		meaning,
		barred: ({ id }) => barred.has(id),
		spend: () => {
			if (left % 50 === 0) input.progress?.(phase, null);
			const ends = left <= 0 || input.stop?.(phase) === true;
			if (ends) unfinished = true;
			else left--;
			return !ends;
		},
		isOver: () => left <= 0 || input.stop?.(phase) === true,
	};
	const start = stateOf(reading.document, meaning.dialect, targets);
	const allowed = KINDS.filter((kind) => kind === 'keeps-meaning' || allow[kind]);
	let proved: Proved = { steps: [], state: start, withdrawn: [], whole: true };
	for (let round = 0; round < MOST_SEARCHES; round++) {
		phase = 'searching';
		const way = bestWay(start, allowed, searching);
		phase = 'proving';
		proved = proveAll(start, way, searching, input);
		if (!proved.whole) unfinished = true;
		withdrawn.push(...proved.withdrawn);
		for (const one of proved.withdrawn) barred.add(one.edit.id);
		if (proved.withdrawn.length === 0) break;
		proved = { steps: [], state: start, withdrawn: [], whole: true };
	}
	phase = 'explaining';
	const { steps, state } = proved;
	const reached = isReached(state);
	return {
		steps,
		result: state.document.text,
		reached,
		before: start.refusals,
		standings: state.refusals,
		obstacles: reached ? [] : obstacles(state, allowed, KINDS, searching),
		withdrawn,
		unfinished,
	};
}

interface Proved {
	readonly steps: readonly Step[];
	/** After those steps. */
	readonly state: State;
	readonly withdrawn: readonly Withdrawn[];
	/** Whether there was time for all edits: what was not tried is not made. */
	readonly whole: boolean;
}

/** Makes the edits one after the other and tries values on each. */
function proveAll(start: State, way: Way, { meaning, targets }: SearchInput, input: TravelInput): Proved {
	const steps: Step[] = [];
	const withdrawn: Withdrawn[] = [];
	const schemas = furtherDocuments(input.schemas);
	const values = input.budget?.values ?? BUDGET.values;
	let { document, dialect } = start;
	for (const [index, edit] of way.edits.entries()) {
		input.progress?.('proving', index / way.edits.length);
		if (input.stop?.('proving') === true) {
			return { steps, state: stateOf(document, dialect, targets), withdrawn, whole: false };
		}
		const applied = again(document, edit, { ...meaning, dialect });
		if (applied === null) throw new Error(`The edit “${edit.id}” cannot be made again.`);
		const step = withEvidence({ document, dialect }, applied, { meaning, values, seed: index + 1, schemas });
		if (isWithdrawn(step) && step.proof !== undefined) withdrawn.push({ edit, proof: step.proof });
		steps.push(step);
		({ document, dialect } = applied);
	}
	return { steps, state: way.state, withdrawn, whole: true };
}
