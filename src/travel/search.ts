import { nodeAt } from '../core/document/pointer.ts';
import type { Finding } from '../core/index.ts';
import { type Applied, type Edit, type Meaning, proposalsAt } from './propose.ts';
import type { Rule, RuleKind } from './rule.ts';
import { rules as allRules } from './rules/index.ts';
import { isReached, nodesNear, refusedAt, type State, stateOf, type TravelTarget } from './state.ts';

/** Edits in a row that are tried against one finding. */
const MOST_LEVELS = 3;
/** States kept from which the next edit is tried. */
const MOST_OPEN = 6;
/** Longer rows of edits are not tried without each of them. */
const MOST_MINIMISED = 40;

export interface SearchInput {
	readonly targets: readonly TravelTarget[];
	readonly meaning: Meaning;
	/** Whether this edit may not be made: it was not proved, or is to be done without. */
	readonly barred: (edit: Edit) => boolean;
	/** Counts a state judged; false: no more may be. */
	readonly spend: () => boolean;
	/** Whether the time for searching is over. */
	readonly isOver: () => boolean;
}

export interface Way {
	readonly state: State;
	readonly edits: readonly Edit[];
}

/**
 * Looks for edits after which all targets take the schema. For each refusal the shortest row of edits that takes more
 * away than it brings is made, breadth first; kinds of edits are tried in their order, a later one only where the ones
 * before do not help. Stops where nothing helps, or when no more may be spent.
 */
export function search(start: State, kinds: readonly RuleKind[], input: SearchInput): Way {
	let way: Way = { state: start, edits: [] };
	for (let count = 1; count <= kinds.length; ) {
		const rules = allRules.filter(({ kind }) => kinds.slice(0, count).includes(kind));
		const next = pass(way, rules, input);
		if (isReached(next.state)) return next;
		// What a later kind has opened may be closed by an earlier one.
		count = next.edits.length === way.edits.length ? count + 1 : 1;
		way = next;
	}
	return way;
}

/** Goes once over all refusals, making what helps. */
function pass(start: Way, rules: readonly Rule[], input: SearchInput): Way {
	let way = start;
	const tried = new Set<string>();
	for (;;) {
		const finding = way.state.refusals.flatMap(({ findings }) => findings).find((one) => !tried.has(keyOf(one)));
		if (finding === undefined) return way;
		tried.add(keyOf(finding));
		const found = against(way.state, finding, rules, input);
		if (found === null) continue;
		way = { state: found.state, edits: [...way.edits, ...found.edits] };
	}
}

function keyOf({ schemaLocation, keyword, code }: Finding): string {
	return `${schemaLocation} ${keyword} ${code}`;
}

/** The shortest row of edits near a finding after which less is refused; of several the one that leaves least. */
function against(start: State, finding: Finding, rules: readonly Rule[], input: SearchInput): Way | null {
	let open: readonly Way[] = [{ state: start, edits: [] }];
	const seen = new Set([start.document.text]);
	for (let level = 0; level < MOST_LEVELS && open.length > 0; level++) {
		const next: Way[] = [];
		let best: Way | null = null;
		for (const way of open) {
			for (const { edit, document, dialect } of proposalsNear(way.state, finding, rules, input)) {
				if (seen.has(document.text) || input.barred(edit)) continue;
				seen.add(document.text);
				if (!input.spend()) return best;
				const state = stateOf(document, dialect, input.targets);
				const longer = { state, edits: [...way.edits, edit] };
				if (state.weight < (best?.state.weight ?? start.weight)) best = longer;
				next.push(longer);
			}
		}
		if (best !== null) return best;
		open = next.sort((a, b) => a.state.weight - b.state.weight).slice(0, MOST_OPEN);
	}
	return null;
}

function* proposalsNear(
	state: State,
	finding: Finding,
	rules: readonly Rule[],
	input: SearchInput,
): Generator<Applied> {
	const meaning = { ...input.meaning, dialect: state.dialect };
	const { homes, others } = nodesNear(state.document, finding);
	for (const node of [...homes, ...others]) {
		yield* proposalsAt(state.document, node, rules, meaning, refusedAt(state, node), finding.keyword);
	}
}

/** The same without every edit that is not needed. */
export function minimise(start: State, way: Way, input: SearchInput): Way {
	if (way.edits.length > MOST_MINIMISED) return way;
	let best = way;
	for (let index = way.edits.length - 1; index >= 0; index--) {
		const without = best.edits.filter((_, at) => at !== index);
		if (!input.spend()) return best;
		const shorter = madeAgain(start, without, input);
		if (shorter.state.weight <= best.state.weight && shorter.edits.length < best.edits.length) best = shorter;
		index = Math.min(index, best.edits.length);
	}
	return best;
}

/** Makes edits again, from another text: those that are not possible there are left out. */
function madeAgain(start: State, edits: readonly Edit[], input: Pick<SearchInput, 'targets' | 'meaning'>): Way {
	const made: Edit[] = [];
	let { document, dialect } = start;
	for (const edit of edits) {
		const applied = again(document, edit, { ...input.meaning, dialect });
		if (applied === null) continue;
		({ document, dialect } = applied);
		made.push(applied.edit);
	}
	return { state: stateOf(document, dialect, input.targets), edits: made };
}

/** The same edit of another text, or null where it is not possible. */
export function again(document: State['document'], edit: Edit, meaning: Meaning): Applied | null {
	const rule = allRules.filter(({ id }) => id === edit.rule);
	const node = nodeAt(document, edit.pointer);
	if (node < 0) return null;
	for (const applied of proposalsAt(document, node, rule, meaning, null)) {
		if (applied.edit.variant === edit.variant) return applied;
	}
	return null;
}
