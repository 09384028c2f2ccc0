import type { Position, Range } from '../../core/index.ts';

/** Lines that stay in view above what is selected. */
const LINES_ABOVE = 2;

/**
 * The offset of a place in a text whose line ends may have changed: a text field has line feeds only. Lines and
 * columns are the same in both.
 */
export function offsetOf(text: string, { line, column }: Position): number {
	let start = 0;
	for (let at = 1; at < line; at++) {
		const end = text.indexOf('\n', start);
		if (end < 0) return text.length;
		start = end + 1;
	}
	const mark = line === 1 && text.startsWith('\ufeff') ? 1 : 0;
	return Math.min(start + mark + column - 1, text.length);
}

/** Selects a range in a text field that does not wrap, and scrolls to it. */
export function selectRange(area: HTMLTextAreaElement, { start, end }: Range): void {
	area.focus();
	area.setSelectionRange(offsetOf(area.value, start), offsetOf(area.value, end));
	const height = Number.parseFloat(getComputedStyle(area).lineHeight);
	if (Number.isFinite(height)) area.scrollTop = Math.max(0, start.line - 1 - LINES_ABOVE) * height;
	area.scrollIntoView({ block: 'nearest' });
}
