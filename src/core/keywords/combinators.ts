import type { Frame } from '../evaluate/frame.ts';
import { type Machine, PENDING, YES } from '../evaluate/machine.ts';
import { leafOf } from '../evaluate/program.ts';
import { NEXT, type Signal, STOP, type Step, type Test, WAIT } from '../plan/instruction.ts';
import { ANYTHING, type InstanceKind } from '../plan/kinds.ts';
import type { CompiledSchema, Program } from '../plan/plan.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { nonEmptyAt } from './shapes.ts';

export const allOf: Keyword = {
	name: 'allOf',
	subschemas: 'list',
	compile(context, node) {
		for (const branch of nonEmptyAt(context, node)) {
			context.emit({ kinds: ANYTHING, always: context.inPlace(branch) });
		}
	},
};

export const anyOf: Keyword = {
	name: 'anyOf',
	subschemas: 'list',
	compile: (context, node) => emitBranches(context, node, Number.POSITIVE_INFINITY),
};

export const oneOf: Keyword = {
	name: 'oneOf',
	subschemas: 'list',
	compile: (context, node) => emitBranches(context, node, 1),
};

/** Phases: trying the branches; listing why each failed. */
const TRY = 1;
const LIST = 2;

/** Emits that at least one branch must hold, and at most `most`. */
function emitBranches(context: KeywordContext, node: number, most: number): void {
	const branches = [...nonEmptyAt(context, node)].map((branch) => context.inPlace(branch));
	if (branches.length === 0) return;
	const instruction = context.emit({
		kinds: ANYTHING,
		step: (machine, frame) => run(machine, frame),
		shortcut: (kind, level) => shortcut(leavesOf(branches, kind, level), most),
	});

	const run: Step = (machine, frame) => {
		if (frame.phase === 0) {
			frame.cursor = 0;
			frame.index = 0;
			frame.phase = machine.collecting ? LIST : TRY;
			if (frame.phase === LIST) frame.lists = [];
		}
		return frame.phase === TRY ? tryBranches(machine, frame) : listBranches(machine, frame);
	};

	const tryBranches: Step = (machine, frame) => {
		for (; frame.cursor < branches.length; frame.cursor++) {
			const answer = machine.test(frame, branches[frame.cursor], frame.node);
			if (answer === PENDING) return WAIT;
			if (answer !== YES) continue;
			const signal = matched(machine, frame);
			if (signal !== null) return signal;
		}
		if (frame.index > 0) return NEXT;
		if (!machine.lists) return STOP;
		frame.phase = LIST;
		frame.cursor = 0;
		frame.lists = [];
		return listBranches(machine, frame);
	};

	const listBranches: Step = (machine, frame) => {
		for (; frame.cursor < branches.length; frame.cursor++) {
			const failures = machine.collect(frame, branches[frame.cursor], frame.node);
			if (failures === null) return WAIT;
			frame.lists.push(failures);
			if (failures.length > 0) continue;
			const signal = matched(machine, frame);
			if (signal !== null) return signal;
		}
		if (frame.index > 0) return NEXT;
		return machine.report(instruction, frame.node, { kind: 'branches', matched: [] }, frame.lists);
	};

	/** One more branch holds: what that settles, or null when the others must be looked at. */
	const matched = (machine: Machine, frame: Frame): Signal | null => {
		const count = frame.index++;
		if (count === most) {
			const matched = [frame.list[0], frame.cursor];
			return machine.report(instruction, frame.node, { kind: 'branches', matched });
		}
		if (count === 0) frame.list[0] = frame.cursor;
		// What the other branches evaluate counts too, where someone looks at it.
		return most > 1 && !frame.track ? NEXT : null;
	};
}

/** The branches as programs of assertions for one kind; null where one of them is more than that. */
function leavesOf(branches: readonly CompiledSchema[], kind: InstanceKind, level: number): readonly Program[] | null {
	const leaves: Program[] = [];
	for (const branch of branches) {
		const leaf = leafOf(branch, kind, level);
		if (leaf === null) return null;
		leaves.push(leaf);
	}
	return leaves;
}

function shortcut(leaves: readonly Program[] | null, most: number): Test | null {
	if (leaves === null) return null;
	return (machine, node) => {
		let count = 0;
		for (let i = 0; i < leaves.length; i++) {
			if (!machine.leafHolds(leaves[i], node)) continue;
			if (++count > most) return false;
			if (most > 1) return true;
		}
		return count > 0;
	};
}

export const not: Keyword = {
	name: 'not',
	subschemas: 'schema',
	compile(context, node) {
		const schema = context.inPlace(node);
		const instruction = context.emit({
			kinds: ANYTHING,
			step: (machine, frame) => {
				const answer = machine.test(frame, schema, frame.node);
				if (answer === PENDING) return WAIT;
				if (answer !== YES) return NEXT;
				return machine.report(instruction, frame.node, { kind: 'not' });
			},
			shortcut(kind, level) {
				const leaf = leafOf(schema, kind, level);
				return leaf === null ? null : (machine, node) => !machine.leafHolds(leaf, node);
			},
		});
	},
};

/** `if` with its `then` and `else`. */
export const conditional: Keyword = {
	name: 'if',
	subschemas: 'schema',
	compile(context, node) {
		const condition = context.inPlace(node);
		const branch = (name: string): CompiledSchema | null => {
			const at = context.sibling(name);
			return at < 0 ? null : context.inPlace(at);
		};
		const whenTrue = branch('then');
		const whenFalse = branch('else');
		const idle = whenTrue === null && whenFalse === null;
		context.emit({
			kinds: ANYTHING,
			step: (machine, frame) => {
				if (frame.phase !== 0) return NEXT;
				// Without branches the condition only tells what it evaluated.
				if (idle && !frame.track) return NEXT;
				const answer = machine.test(frame, condition, frame.node);
				if (answer === PENDING) return WAIT;
				const chosen = answer === YES ? whenTrue : whenFalse;
				if (chosen === null) return NEXT;
				frame.phase = 1;
				return machine.enter(chosen, frame);
			},
			shortcut(kind, level) {
				const test = leafOf(condition, kind, level);
				if (test !== null && idle) return () => true;
				const yes = whenTrue === null ? null : leafOf(whenTrue, kind, level);
				const no = whenFalse === null ? null : leafOf(whenFalse, kind, level);
				if (test === null || (yes === null) !== (whenTrue === null) || (no === null) !== (whenFalse === null))
					return null;
				return (machine, node) => {
					const chosen = machine.leafHolds(test, node) ? yes : no;
					return chosen === null || machine.leafHolds(chosen, node);
				};
			},
		});
	},
};

export const thenBranch: Keyword = { name: 'then', subschemas: 'schema' };
export const elseBranch: Keyword = { name: 'else', subschemas: 'schema' };
