/** A block's text line by line: as it stands in the document, and as it would stand alone. */
export interface BlockLine {
	readonly raw: string;
	readonly bare: string;
	/** What ends the line in the document; "" for the last one. */
	readonly ending: string;
}

const LINE = /([^\r\n]*)(\r\n|\n|\r|$)/y;

/** The lines of a text, with what ends each. A text that ends with a line end has an empty last line. */
export function linesOf(text: string, indent: string): readonly BlockLine[] {
	const lines: BlockLine[] = [];
	LINE.lastIndex = 0;
	for (;;) {
		const found = LINE.exec(text);
		if (found === null) return lines;
		const [, raw, ending] = found;
		// The first line begins where the block does, after the indentation.
		const indented = lines.length > 0 && raw.startsWith(indent);
		lines.push({ raw, bare: indented ? raw.slice(indent.length) : raw, ending });
		if (ending === '') return lines;
	}
}

/** What ends the lines of a text: what ends its first one. */
export function lineEnding(text: string): string {
	return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/**
 * The text of `next` (lines that stand alone) in place of `before`: lines at the beginning and at the end that are the
 * same stay as they stand, those between are indented.
 */
export function replaceLines(
	before: readonly BlockLine[],
	next: readonly string[],
	indent: string,
	end: string,
): string {
	const most = Math.min(before.length, next.length);
	let head = 0;
	while (head < most && before[head].bare === next[head]) head++;
	let tail = 0;
	while (tail < most - head && before[before.length - 1 - tail].bare === next[next.length - 1 - tail]) tail++;
	const parts: string[] = [];
	for (const [index, line] of next.entries()) {
		const kept = index < head ? index : index >= next.length - tail ? index - next.length + before.length : -1;
		parts.push(kept >= 0 ? before[kept].raw : index > 0 && line !== '' ? indent + line : line);
		if (index < next.length - 1) parts.push((kept >= 0 && before[kept].ending) || end);
	}
	return parts.join('');
}
