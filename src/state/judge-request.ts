import type { SourceText } from '../core/index.ts';
import type { JudgeRequest } from '../worker/protocol.ts';
import type { SharedState } from './permalink/shared-state.ts';

/** The value to judge, or null where the text is blank: then the schema is judged alone. */
export function valueToJudge(value: SourceText): SourceText | null {
	// JSON's white space only: a byte order mark is something to tell.
	return /^[ \t\r\n]*$/.test(value.text) ? null : value;
}

/** The request for a state whose profile and context have been looked up. */
export function judgeRequestOf(
	state: Omit<SharedState, 'pointer'> & {
		readonly context: string;
		readonly pointer?: string | null;
		readonly schemaName?: string | null;
		readonly annotations?: boolean;
	},
): JudgeRequest {
	const { profile, context, schema, pointer = null, value, formatAssertion, schemas, annotations = false } = state;
	const settings = { formatAssertion, schemas, ...(annotations ? { annotations } : {}) };
	const named = state.schemaName == null ? {} : { named: state.schemaName };
	const within = pointer === null ? {} : { pointer, ...named };
	return { profile, context, schema, ...within, value: valueToJudge(value), settings };
}
