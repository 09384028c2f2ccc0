import type { Position, Range } from '../report.ts';
import type { Document, Span } from './document.ts';

const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Turns offsets of a text into lines and columns as the editor counts them: a line ends at \r\n, \n or \r,
 * columns are UTF-16 code units, both count from 1, and a leading byte order mark takes no column.
 */
export class LineIndex {
	readonly #length: number;
	readonly #mark: number;
	/** Offset at which each line starts. */
	readonly #starts: Int32Array;

	constructor(text: string) {
		this.#length = text.length;
		this.#mark = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
		this.#starts = findLineStarts(text);
	}

	/** Number of lines; an empty text has one. */
	get lines(): number {
		return this.#starts.length;
	}

	/** The place of an offset. Offsets past either end of the text are taken to that end. */
	position(offset: number): Position {
		const at = Math.min(Math.max(offset, 0), this.#length);
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.#starts[middle] <= at) low = middle;
			else high = middle - 1;
		}
		const mark = low === 0 ? this.#mark : 0;
		return { offset: at, line: low + 1, column: Math.max(at - this.#starts[low] - mark, 0) + 1 };
	}

	/** The places of both ends of a span. */
	range(span: Span): Range {
		return { start: this.position(span.start), end: this.position(span.end) };
	}
}

const indexes = new WeakMap<Document, LineIndex>();

/** The lines of a document's text, counted once: views of its parts share them. */
export function linesOf(document: Document): LineIndex {
	const whole = document.whole ?? document;
	let lines = indexes.get(whole);
	if (lines === undefined) {
		lines = new LineIndex(whole.text);
		indexes.set(whole, lines);
	}
	return lines;
}

function findLineStarts(text: string): Int32Array {
	let starts = new Int32Array(Math.max(16, text.length >> 5));
	let count = 1;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit !== LF && unit !== CR) continue;
		if (unit === CR && text.charCodeAt(at + 1) === LF) at++;
		if (count === starts.length) {
			const grown = new Int32Array(count * 2);
			grown.set(starts);
			starts = grown;
		}
		starts[count++] = at + 1;
	}
	return starts.slice(0, count);
}
