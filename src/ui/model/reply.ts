import type { Reply } from '../../core/index.ts';

/** The fields of a reply besides its text, as JSON; null where there are none. */
export function replyFields(reply: Reply): string | null {
	const { text: _, ...fields } = reply;
	return Object.values(fields).every((field) => field === undefined) ? null : JSON.stringify(fields, null, 2);
}
