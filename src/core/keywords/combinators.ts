import { PENDING, YES } from '../evaluate/direct-run.ts';
import type { Frame } from '../evaluate/frame.ts';
import type { Machine } from '../evaluate/machine.ts';
import { NEXT, type Signal, STOP, type Step, type Test, WAIT } from '../plan/instruction.ts';
import { ANYTHING } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
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
		direct: most > 1 ? anyHolds(branches) : oneHolds(branches),
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

function anyHolds(branches: readonly CompiledSchema[]): Test {
	return (run, node) => {
		let held = false;
		for (let i = 0; i < branches.length; i++) {
			if (!run.holds(branches[i], node)) continue;
			// What the other branches evaluate counts too, where someone looks at it.
			if (run.tracked !== node) return true;
			held = true;
		}
		return held;
	};
}

function oneHolds(branches: readonly CompiledSchema[]): Test {
	return (machine, node) => {
		let held = false;
		for (let i = 0; i < branches.length; i++) {
			if (!machine.holds(branches[i], node)) continue;
			if (held) return false;
			held = true;
		}
		return held;
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
			direct: (machine, node) => !machine.holds(schema, node),
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
			direct: (machine, node) => {
				// Without branches the condition only tells what it evaluated.
				if (idle && machine.tracked !== node) return true;
				const chosen = machine.holds(condition, node) ? whenTrue : whenFalse;
				return chosen === null || machine.holds(chosen, node);
			},
		});
	},
};

export const thenBranch: Keyword = { name: 'then', subschemas: 'schema' };
export const elseBranch: Keyword = { name: 'else', subschemas: 'schema' };
