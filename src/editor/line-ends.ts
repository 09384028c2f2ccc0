/** Whether most of a text's lines end with \r\n or \r. A model has one kind of line end and picks it so. */
export function prefersCrLf(text: string): boolean {
	const ends = text.match(/\r\n?|\n/g) ?? [];
	return ends.filter((end) => end !== '\n').length > ends.length / 2;
}
