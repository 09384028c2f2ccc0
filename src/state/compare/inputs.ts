import type { JudgeRequest } from '../../worker/protocol.ts';
import { judgeRequestOf } from '../judge-request.ts';
import type { SessionState } from '../session.ts';

/** The texts as every profile is given them. */
export function textsOf(state: SessionState): Omit<JudgeRequest, 'profile' | 'context'> {
	const { profile, context, ...texts } = judgeRequestOf({ ...state, annotations: false });
	return texts;
}

/** Whether two states are compared alike: the chosen profile is no part of it. */
export function isSameInput(a: SessionState, b: SessionState): boolean {
	const [inputA, inputB] = [a, b].map((state) => {
		const { schema, pointer, value } = judgeRequestOf(state);
		return [schema, pointer, value, state.formatAssertion, state.schemas, state.compared];
	});
	return inputA.every((part, index) => part === inputB[index]);
}
