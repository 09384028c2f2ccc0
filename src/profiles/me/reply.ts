import type { Outcome } from '../../core/profile/profile.ts';
import type { Reply } from '../../core/report.ts';

/**
 * One fixed refusal for a malformed schema, a value that does not fit and a limit that ran out, with nothing
 * of schema or payload in it. Its wording is not documented, so there is no text to show.
 */
export function reply({ verdict }: Outcome): Reply {
	return { refused: verdict !== 'accepted', text: '' };
}

const MOMENTS: Readonly<Record<string, string>> = {
	'function-input': 'At the call, before the handler runs.',
	'method-args': 'At the call, before the handler runs.',
	output: 'When the handler has returned, before its result is passed on. What the handler did is not undone.',
};

const FIXED =
	'The host answers with one fixed refusal that says neither which rule failed nor where, and shows nothing of schema or value. Its wording is not documented.';

/** When the host says it, and how little. */
export function replyNote({ verdict, stage, context, value }: Outcome): string {
	if (verdict === 'accepted') {
		return value === null
			? 'The handler can be bound; the host says nothing.'
			: 'The host goes on and says nothing of the check.';
	}
	const binding = stage === 'schema-text' || stage === 'schema';
	return `${binding ? 'When the handler is bound.' : (MOMENTS[context] ?? '')} ${FIXED}`;
}
