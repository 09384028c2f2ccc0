import { type DirectRun, PENDING, YES } from '../evaluate/direct-run.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import { type Instruction, NEXT, type Signal, STOP, WAIT } from '../plan/instruction.ts';
import { ARRAYS } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { countAt } from './shapes.ts';

const COUNT = 1;
const LIST = 2;
/** Items of which it is told why they do not match. */
const MOST_LISTED = 5;

interface Contains {
	readonly schema: CompiledSchema;
	readonly least: number;
	readonly most: number | null;
	/** Under which keyword too few, and too many, are reported. */
	readonly tooFew: Instruction;
	readonly tooMany: Instruction;
	/** Whether matching items count as evaluated. */
	readonly marks: boolean;
}

const containsKeyword = (marks: boolean, counts: boolean): Keyword => ({
	name: 'contains',
	subschemas: 'schema',
	compile(context, node) {
		const least = counts ? countBeside(context, 'minContains') : null;
		const most = counts ? countBeside(context, 'maxContains') : null;
		const contains: Contains = {
			schema: context.subschema(node),
			least: least ?? 1,
			most,
			tooFew: context.reporter(least === null ? 'contains' : 'minContains'),
			tooMany: context.reporter(most === null ? 'contains' : 'maxContains'),
			marks,
		};
		context.emit({
			kinds: ARRAYS,
			step: (machine, frame) => run(contains, machine, frame),
			direct: (run, array) => enough(contains, run, array),
		});
	},
});

/** `contains` up to draft-07: at least one item. */
export const contains = containsKeyword(false, false);
/** With `minContains` and `maxContains`. */
export const containsCounted = containsKeyword(false, true);
/** From 2020-12 on, matching items are evaluated, too. */
export const containsEvaluating = containsKeyword(true, true);

export const minContains: Keyword = { name: 'minContains' };
export const maxContains: Keyword = { name: 'maxContains' };

function countBeside(context: KeywordContext, name: string): number | null {
	const node = context.sibling(name);
	return node < 0 ? null : (countAt(context, node)?.double ?? null);
}

/** Whether as many items match as must, and no more than may; looks no further than settles it. */
function enough({ schema, least, most, marks }: Contains, run: DirectRun, array: number): boolean {
	const { nexts } = run;
	const isTracked = run.tracked === array;
	const end = nexts[array];
	let count = 0;
	for (let child = array + 1; child < end; child = nexts[child]) {
		if (!run.holds(schema, child)) continue;
		count++;
		if (marks && isTracked) run.mark(child);
		if (most === null ? count >= least && !isTracked : count > most) break;
	}
	return count >= least && (most === null || count <= most);
}

/** Counts matching items in `index`; goes through the array a second time to list why none does. */
function run(contains: Contains, machine: Machine, frame: Frame): Signal {
	const { nexts } = machine;
	const end = nexts[frame.node];
	if (frame.phase === 0) {
		frame.phase = COUNT;
		frame.cursor = frame.node + 1;
		frame.index = 0;
		frame.lists = [];
	}
	for (; frame.phase === COUNT && frame.cursor < end; frame.cursor = nexts[frame.cursor]) {
		const answer = matches(contains, machine, frame);
		if (answer === null) return WAIT;
		if (answer && settled(contains, ++frame.index, frame)) break;
	}
	const { least, most, tooFew, tooMany } = contains;
	const detail = { kind: 'contains', minimum: least, maximum: most, actual: frame.index } as const;
	if (most !== null && frame.index > most) return machine.report(tooMany, frame.node, detail);
	if (frame.index >= least) return NEXT;
	if (!machine.lists) return STOP;
	if (frame.phase === COUNT) {
		frame.cursor = frame.node + 1;
		if (frame.lists.length > 0) frame.cursor = end;
		frame.phase = LIST;
	}
	for (; frame.cursor < end && frame.lists.length < MOST_LISTED; frame.cursor = nexts[frame.cursor]) {
		const failures = machine.collect(frame, contains.schema, frame.cursor);
		if (failures === null) return WAIT;
		if (failures.length > 0) frame.lists.push(failures);
	}
	return machine.report(tooFew, frame.node, detail, frame.lists);
}

/** Whether the item at the cursor matches; null: not known yet. Where failures are listed anyway they are kept. */
function matches({ schema, marks }: Contains, machine: Machine, frame: Frame): boolean | null {
	let matching: boolean;
	if (machine.collecting && frame.lists.length < MOST_LISTED) {
		const failures = machine.collect(frame, schema, frame.cursor);
		if (failures === null) return null;
		matching = failures.length === 0;
		if (!matching) frame.lists.push(failures);
	} else {
		const answer = machine.test(frame, schema, frame.cursor);
		if (answer === PENDING) return null;
		matching = answer === YES;
	}
	if (matching && marks && frame.track) machine.mark(frame.cursor);
	return matching;
}

/** Whether the items after this one cannot change anything. */
function settled({ least, most }: Contains, count: number, frame: Frame): boolean {
	if (most !== null) return count > most;
	return count >= least && !frame.track;
}
