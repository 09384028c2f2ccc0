import type { Edit } from './propose.ts';
import type { RuleKind } from './rule.ts';
import { minimise, type SearchInput, search, type Way } from './search.ts';
import { isReached, type State } from './state.ts';

/** States judged in looking for a leaner way, for each that the first one took. */
const EXTRA = 2;

/**
 * The way found by searching. Where it does not lead all targets to take the schema, the meaning is changed only if more
 * of them take it for that.
 */
export function bestWay(start: State, kinds: readonly RuleKind[], input: SearchInput): Way {
	const way = leanest(start, kinds, input);
	if (isReached(way.state) || way.edits.every(({ kind }) => kind === 'keeps-meaning')) return way;
	const kept = leanest(start, ['keeps-meaning'], input);
	return takers(way) > takers(kept) ? way : kept;
}

function takers({ state }: Way): number {
	return state.refusals.filter(({ findings }) => findings.length === 0).length;
}

/**
 * The way found by searching, without every edit that is not needed. One that keeps the meaning, and inside which the
 * meaning is changed all the same, may have been a detour: the search is made once more without it.
 */
function leanest(start: State, kinds: readonly RuleKind[], input: SearchInput): Way {
	let spent = 0;
	const counting = { ...input, spend: () => ++spent > 0 && input.spend() };
	let best = minimise(start, search(start, kinds, counting), counting);
	let left = spent * EXTRA;
	const spend = () => left-- > 0 && !input.isOver();
	const find = (without: Edit) => {
		const barred = (edit: Edit) =>
			input.barred(edit) || (edit.rule === without.rule && edit.pointer === without.pointer);
		const searching = { ...input, barred, spend };
		return minimise(start, search(start, kinds, searching), searching);
	};
	const detours = best.edits.filter((edit, index) => {
		const later = best.edits.slice(index + 1);
		return edit.kind === 'keeps-meaning' && later.some((other) => changesInside(other, edit));
	});
	for (const detour of detours) {
		if (left <= 0) return best;
		const way = find(detour);
		if (isLeaner(way, best)) best = way;
	}
	return best;
}

function changesInside(other: Edit, edit: Edit): boolean {
	return other.kind !== 'keeps-meaning' && edit.pointer !== '' && `${other.pointer}/`.startsWith(`${edit.pointer}/`);
}

/** Whether a way leaves less refused, else loses less, adds less, or has fewer edits. */
function isLeaner(a: Way, b: Way): boolean {
	const costs = ({ state, edits }: Way) => [
		state.weight,
		edits.filter(({ kind }) => kind === 'loses').length,
		edits.filter(({ kind }) => kind === 'adds').length,
		edits.length,
	];
	const [of, other] = [costs(a), costs(b)];
	const at = of.findIndex((cost, index) => cost !== other[index]);
	return at >= 0 && of[at] < other[at];
}
