import { dialectNamed } from '../core/dialects/check.ts';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import { read } from '../core/document/read.ts';
import type { Finding, SourceText } from '../core/index.ts';
import { difference, type Proof, type ProofInput, prove } from './proof.ts';
import type { Edit, Meaning } from './propose.ts';
import type { RuleKind } from './rule.ts';
import { again, replay, type SearchInput, search, type Way } from './search.ts';
import { isReached, type State, stateOf, type TargetFindings, type TravelTarget } from './state.ts';

/** Which edits may change what the schema means. */
export interface Allowed {
	readonly loses: boolean;
	readonly adds: boolean;
}

/** How much may be done. */
export interface TravelBudget {
	/** Texts judged by all targets. */
	readonly states: number;
	/** Values tried for each proof, at the changed schema and again at the root. */
	readonly values: number;
}

export interface TravelInput {
	readonly schema: SourceText;
	readonly targets: readonly TravelTarget[];
	/** Neither by default. */
	readonly allow?: Allowed;
	readonly budget?: TravelBudget;
	/** The dialect in which the schema is meant, where `$schema` names none; 2020-12 by default. */
	readonly dialect?: DialectId;
	/** Whether `format` asserts as the schema is meant. Default false. */
	readonly formatAssertion?: boolean;
	/** Told what is being done, and how far it is from 0 to 1; null where that cannot be known. */
	readonly progress?: (phase: string, fraction: number | null) => void;
	/** Asked often; true ends the search with what is found so far. */
	readonly stop?: () => boolean;
}

/** An edit that was made, and how it is known what it does. */
export interface Step extends Edit {
	/** Of an edit that keeps the meaning: the values that were tried. */
	readonly proof?: Proof;
	/** Of one that adds a constraint: a value that fitted before and no longer does, at the changed schema or the root. */
	readonly fittedBefore?: string;
	/** Of one that loses a constraint: a value that fits only now. */
	readonly fitsNow?: string;
}

/** An edit that keeps the meaning by its rule, and was not proved: never made. */
export interface Withdrawn {
	readonly edit: Edit;
	readonly proof: Proof;
}

export interface Travel {
	/** In the order in which they are made; the offsets of each are of the text that the ones before left. */
	readonly steps: readonly Step[];
	/** The text after all of them. */
	readonly result: string;
	/** Whether every target takes it. */
	readonly reached: boolean;
	/** What the targets have against the result. */
	readonly remaining: readonly TargetFindings[];
	/** What stands in the way with the edits that are allowed, a sentence each. */
	readonly impossible: readonly string[];
	readonly withdrawn: readonly Withdrawn[];
	/** Whether the search ended early: what it did not find may be possible. */
	readonly unfinished: boolean;
}

const BUDGET: TravelBudget = { states: 4000, values: 1000 };
const KINDS: readonly RuleKind[] = ['keeps-meaning', 'adds', 'loses'];
/** Searches begun again after an edit was withdrawn. */
const MOST_SEARCHES = 8;
/** Longer rows of edits are not tried without each of them. */
const MOST_MINIMISED = 40;

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
	let left = budget.states;
	let unfinished = false;
	const searching: SearchInput = {
		targets,
		meaning,
		barred: ({ id }) => barred.has(id),
		spend: () => {
			if (left <= 0 || input.stop?.() === true) unfinished = true;
			else left--;
			if (left % 50 === 0) input.progress?.('Looking for edits', null);
			return !unfinished;
		},
	};
	const start = stateOf(reading.document, meaning.dialect, targets);
	const allowed = KINDS.filter((kind) => kind === 'keeps-meaning' || allow[kind]);
	let proved: Proved = { steps: [], withdrawn: [] };
	let way: Way = { state: start, edits: [] };
	for (let round = 0; round < MOST_SEARCHES; round++) {
		way = minimise(start, search(start, allowed, searching), searching);
		proved = proveAll(start, way, searching, input);
		if (proved.withdrawn.length === 0) break;
		for (const one of proved.withdrawn) barred.add(one.edit.id);
		withdrawn.push(...proved.withdrawn);
		way = { state: start, edits: [] };
	}
	const reached = isReached(way.state);
	return {
		steps: proved.withdrawn.length === 0 ? proved.steps : [],
		result: way.state.document.text,
		reached,
		remaining: way.state.refusals.filter(({ findings }) => findings.length > 0),
		impossible: reached ? [] : obstacles(way.state, searching, allowed),
		withdrawn,
		unfinished,
	};
}

/** How a schema is meant: in the dialect that it names, with the other spellings that the targets read. */
export function meaningOf(
	document: Document,
	{
		dialect = '2020-12',
		formatAssertion = false,
		targets,
	}: Pick<TravelInput, 'dialect' | 'formatAssertion' | 'targets'>,
): Meaning {
	const aliases = Object.fromEntries(targets.flatMap(({ profile }) => Object.entries(profile.rules.aliases ?? {})));
	return { dialect: dialectNamed(document, dialect), formatAssertion, aliases };
}

/** The same without every edit that is not needed. */
function minimise(start: State, way: Way, input: SearchInput): Way {
	if (way.edits.length > MOST_MINIMISED) return way;
	let best = way;
	for (let index = way.edits.length - 1; index >= 0; index--) {
		const without = best.edits.filter((_, at) => at !== index);
		if (!input.spend()) return best;
		const shorter = replay(start, without, input);
		if (shorter.state.weight <= best.state.weight && shorter.edits.length < best.edits.length) best = shorter;
		index = Math.min(index, best.edits.length);
	}
	return best;
}

interface Proved {
	readonly steps: readonly Step[];
	readonly withdrawn: readonly Withdrawn[];
}

/** Makes the edits one after the other and tries values on each. */
function proveAll(start: State, way: Way, { meaning }: SearchInput, input: TravelInput): Proved {
	const steps: Step[] = [];
	const withdrawn: Withdrawn[] = [];
	let { document, dialect } = start;
	for (const [index, edit] of way.edits.entries()) {
		input.progress?.('Proving the edits', index / way.edits.length);
		const applied = again(document, edit, { ...meaning, dialect });
		if (applied === null) throw new Error(`The edit “${edit.id}” cannot be made again.`);
		const proof: ProofInput = {
			before: document,
			after: applied.document,
			dialect,
			dialectAfter: applied.dialect,
			pointer: edit.pointer,
			formatAssertion: meaning.formatAssertion,
			aliases: meaning.aliases,
			values: input.budget?.values ?? BUDGET.values,
			seed: index + 1,
		};
		const step = withEvidence(edit, proof);
		if (step.proof?.holds === false) withdrawn.push({ edit, proof: step.proof });
		steps.push(step);
		({ document, dialect } = applied);
	}
	return { steps, withdrawn };
}

function withEvidence(edit: Edit, input: ProofInput): Step {
	if (edit.kind === 'keeps-meaning') return { ...edit, proof: prove(input) };
	const value = difference(input, edit.kind === 'adds');
	if (value === null) return edit;
	return edit.kind === 'adds' ? { ...edit, fittedBefore: value } : { ...edit, fitsNow: value };
}

/** What would have to be lost or added, found by trying; what no rule helps against, by its own sentence. */
function obstacles(from: State, input: SearchInput, allowed: readonly RuleKind[]): readonly string[] {
	const forbidden = KINDS.filter((kind) => !allowed.includes(kind));
	const way = forbidden.length === 0 ? { state: from, edits: [] } : search(from, KINDS, input);
	const sentences = minimise(from, way, input).edits.flatMap((edit) => {
		if (edit.kind === 'keeps-meaning') return [];
		const where = edit.pointer === '' ? 'at the root' : `at ${edit.pointer}`;
		return edit.kind === 'loses'
			? [`Not possible without losing \`${edit.keyword}\` ${where}.`]
			: [`Not possible without a change of meaning ${where}: ${edit.sentence}`];
	});
	const stuck = way.state.refusals.flatMap(({ profile, findings }) =>
		findings.map((finding) => unhelped(profile, finding)),
	);
	return [...new Set([...sentences, ...stuck])];
}

function unhelped(profile: string, { message, schemaLocation }: Finding): string {
	return `No edit known helps against this, of ${profile} at ${schemaLocation || 'the root'}: ${message}`;
}
