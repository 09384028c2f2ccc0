import { NO, PENDING, YES } from '../evaluate/machine.ts';
import { NEXT, WAIT } from '../plan/instruction.ts';
import { OBJECTS } from '../plan/kinds.ts';
import type { Keyword } from './keyword.ts';

const TEST = 1;
const LIST = 2;

/** `propertyNames`: a name is judged once, however many objects have it. */
export const propertyNames: Keyword = {
	name: 'propertyNames',
	subschemas: 'schema',
	compile(context, node) {
		const schema = context.subschema(node);
		const slot = context.slot();
		const instruction = context.emit({
			kinds: OBJECTS,
			step: (machine, frame) => {
				const { list } = frame;
				const { keyIds, size, document } = machine;
				const { keys } = document;
				if (frame.phase === 0) {
					frame.phase = TEST;
					frame.cursor = 0;
					machine.children(frame.node, list);
				}
				// What a dynamic reference leads to can differ from place to place.
				const answers = machine.plan.dynamic
					? null
					: machine.cache(slot, () => new Uint8Array(keys.length).fill(PENDING));
				while (frame.cursor < list.length) {
					const child = list[frame.cursor];
					const key = keyIds[child];
					if (frame.phase === TEST) {
						let answer = answers?.[key] ?? PENDING;
						if (answer === PENDING) answer = machine.test(frame, schema, size + child);
						if (answer === PENDING) return WAIT;
						if (answers !== null) answers[key] = answer;
						if (answer === NO && machine.lists) frame.phase = LIST;
						else if (answer === YES) frame.cursor++;
						else return machine.report(instruction, frame.node, { kind: 'name', property: keys[key], node: child });
						continue;
					}
					const failures = machine.collect(frame, schema, size + child);
					if (failures === null) return WAIT;
					frame.phase = TEST;
					frame.cursor++;
					const detail = { kind: 'name', property: keys[key], node: child } as const;
					const signal = machine.report(instruction, frame.node, detail, [failures]);
					if (signal !== NEXT) return signal;
				}
				return NEXT;
			},
		});
	},
};
