import type { Frame } from '../evaluate/frame.ts';
import { type Machine, PENDING, YES } from '../evaluate/machine.ts';
import { NEXT, type Signal, STOP, type Step, WAIT } from '../plan/instruction.ts';
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
	const instruction = context.emit({ kinds: ANYTHING, step: (machine, frame) => run(machine, frame) });

	const run: Step = (machine, frame) => {
		if (frame.phase === 0) {
			frame.cursor = 0;
			frame.list.length = 0;
			frame.lists = [];
			frame.phase = machine.collecting ? LIST : TRY;
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
		if (frame.list.length > 0) return NEXT;
		if (!machine.lists) return STOP;
		frame.phase = LIST;
		frame.cursor = 0;
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
		if (frame.list.length > 0) return NEXT;
		return machine.report(instruction, frame.node, { kind: 'branches', matched: [] }, frame.lists);
	};

	/** One more branch holds: what that settles, or null when the others must be looked at. */
	const matched = (machine: Machine, frame: Frame): Signal | null => {
		frame.list.push(frame.cursor);
		if (frame.list.length > most) {
			return machine.report(instruction, frame.node, { kind: 'branches', matched: [...frame.list] });
		}
		// What the other branches evaluate counts too, where someone looks at it.
		return most > 1 && !frame.track ? NEXT : null;
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
		});
	},
};

export const thenBranch: Keyword = { name: 'then', subschemas: 'schema' };
export const elseBranch: Keyword = { name: 'else', subschemas: 'schema' };
