/** Whether a string is in a format. */
export type FormatTest = (text: string) => boolean;

/** The test for a format, or null for one that nobody knows: it fits everything. */
export function formatOf(_name: string): FormatTest | null {
	return null;
}
