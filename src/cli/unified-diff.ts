/** Lines around a change that are shown. */
const CONTEXT = 3;
/** Cells of the table in which lines are matched; of texts that differ in more, the whole is one change. */
const MOST_CELLS = 4_000_000;

interface Line {
	readonly sign: ' ' | '-' | '+';
	/** With what ends it, but for the last one of a text. */
	readonly text: string;
}

/** The difference of two texts in the unified format, which `patch` and `git apply` take; empty where there is none. */
export function unifiedDiff(before: string, after: string, name: string): string {
	if (before === after) return '';
	const lines = compared(linesOf(before), linesOf(after));
	return `--- ${name}\n+++ ${name}\n${hunksOf(lines).join('')}`;
}

function linesOf(text: string): readonly string[] {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function compared(before: readonly string[], after: readonly string[]): readonly Line[] {
	const most = Math.min(before.length, after.length);
	let head = 0;
	while (head < most && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	const same = (text: string): Line => ({ sign: ' ', text });
	return [
		...before.slice(0, head).map(same),
		...matched(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
		...before.slice(before.length - tail).map(same),
	];
}

/** The longest common subsequence by its table: both texts are short, or nothing is matched. */
function matched(before: readonly string[], after: readonly string[]): readonly Line[] {
	const width = after.length + 1;
	const isLong = before.length * after.length > MOST_CELLS;
	const lengths = new Uint32Array(isLong ? 0 : (before.length + 1) * width);
	for (let i = before.length - 1; !isLong && i >= 0; i--) {
		for (let j = after.length - 1; j >= 0; j--) {
			const at = i * width + j;
			lengths[at] =
				before[i] === after[j] ? lengths[at + width + 1] + 1 : Math.max(lengths[at + width], lengths[at + 1]);
		}
	}
	const lines: Line[] = [];
	let i = 0;
	let j = 0;
	while (i < before.length || j < after.length) {
		if (!isLong && i < before.length && j < after.length && before[i] === after[j]) {
			lines.push({ sign: ' ', text: before[i++] });
			j++;
		} else if (
			i < before.length &&
			(isLong || j >= after.length || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
		) {
			lines.push({ sign: '-', text: before[i++] });
		} else lines.push({ sign: '+', text: after[j++] });
	}
	return lines;
}

/** The changes with the lines around them; those that touch are one. */
function hunksOf(lines: readonly Line[]): readonly string[] {
	const hunks: string[] = [];
	let [oldLine, newLine] = [1, 1];
	for (let at = 0; at < lines.length; ) {
		const change = lines.findIndex(({ sign }, index) => index >= at && sign !== ' ');
		if (change < 0) break;
		const start = Math.max(at, change - CONTEXT);
		let end = change;
		for (let index = change; index < lines.length && index - end <= 2 * CONTEXT; index++) {
			if (lines[index].sign !== ' ') end = index + 1;
		}
		end = Math.min(lines.length, end + CONTEXT);
		oldLine += start - at;
		newLine += start - at;
		const part = lines.slice(start, end);
		const [olds, news] = ['-', '+'].map(
			(sign) => part.filter((line) => line.sign === ' ' || line.sign === sign).length,
		);
		hunks.push(`@@ -${place(oldLine, olds)} +${place(newLine, news)} @@\n${part.map(written).join('')}`);
		oldLine += olds;
		newLine += news;
		at = end;
	}
	return hunks;
}

/** A hunk that holds nothing of a text stands after the line before. */
function place(line: number, count: number): string {
	return `${count === 0 ? line - 1 : line},${count}`;
}

function written({ sign, text }: Line): string {
	return text.endsWith('\n') ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`;
}
