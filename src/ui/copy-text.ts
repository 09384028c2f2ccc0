/**
 * Puts a text on the clipboard. A promise is waited for within the press that asked, as browsers want it.
 * @returns whether it is there
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
	try {
		if (typeof text === 'string') {
			await navigator.clipboard.writeText(text);
		} else {
			const blob = text.then((resolved) => new Blob([resolved], { type: 'text/plain' }));
			await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
		}
		return true;
	} catch {
		// No permission, no secure context, or no clipboard at all.
		return false;
	}
}
