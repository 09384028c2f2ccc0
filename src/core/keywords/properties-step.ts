import { NEXT, type Step } from '../plan/instruction.ts';
import type { CompiledSchema } from '../plan/plan.ts';

/** One member of `properties`. */
export interface NamedProperty {
	readonly text: string;
	readonly name: number;
	readonly schema: CompiledSchema;
	/** Whether JavaScript finds something under this name on every object. */
	readonly inherited: boolean;
}

/** `properties` walked in the order of the schema: for each of its names, the property that has it. */
export function propertiesStep(named: readonly NamedProperty[]): Step {
	return (machine, frame) => {
		const { node, list } = frame;
		if (frame.phase === 0) {
			frame.phase = 1;
			frame.cursor = 0;
			machine.index(node);
			list.length = named.length;
			for (let i = 0; i < named.length; i++) list[i] = machine.child(named[i].name);
		}
		while (frame.cursor < named.length) {
			const child = list[frame.cursor];
			const { schema, inherited, text } = named[frame.cursor++];
			if (child < 0 && !inherited) continue;
			if (child >= 0 && frame.track) machine.mark(child);
			const signal = child < 0 ? machine.judgeInherited(schema, node, text) : machine.judge(schema, child);
			if (signal !== NEXT) return signal;
		}
		return NEXT;
	};
}
