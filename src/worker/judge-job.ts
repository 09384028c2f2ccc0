import { type JudgeInput, judge, type Memory, type Report } from '../core/index.ts';
import { judgeAt } from '../sources/index.ts';
import type { JudgeRequest, Progress } from './protocol.ts';

/** Characters from which on a text is worth telling about: shorter ones are read before anyone sees it. */
const TOLD_FROM = 64 * 1024;

/**
 * Judges, and tells what is being done where the texts are long. Reads into the memory, so that nothing is read twice.
 * @throws RangeError when there is no such context, or no schema at the pointer
 */
export function judgeInSteps(
	{ pointer, named, ...input }: JudgeInput & Pick<JudgeRequest, 'schema' | 'pointer' | 'named'>,
	memory: Memory,
	progress: (progress: Progress) => void,
): Report {
	const { schema, value } = input;
	if (schema.text.length + (value?.text.length ?? 0) >= TOLD_FROM) {
		progress({ phase: 'Reading the schema', fraction: null });
		memory.read(schema);
		if (value !== null) {
			progress({ phase: 'Reading the value', fraction: null });
			memory.read(value);
		}
		progress({ phase: 'Judging', fraction: null });
	}
	return pointer === undefined ? judge(input, memory) : judgeAt(schema, pointer, input, memory, named);
}
