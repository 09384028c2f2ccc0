const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Bytes that one line may have: 64 MiB, well above what any profile takes, well below what would fill the memory. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** One line of a stream, without its end; null where it is longer than allowed. */
export interface Line {
	/** From 1. */
	readonly number: number;
	readonly bytes: Uint8Array | null;
}

/**
 * Splits a stream of bytes into lines, as they come. A line ends with a line feed, or a carriage return and a
 * line feed; the last one may go without. Longer lines than allowed are passed over, not held.
 */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	limit: number = MAX_LINE_BYTES,
): AsyncGenerator<Line> {
	let number = 1;
	let held: Uint8Array[] = [];
	let length = 0;
	const take = (piece: Uint8Array) => {
		length += piece.length;
		if (length <= limit) held.push(piece);
		else held = [];
	};
	const finish = (): Line => {
		const line = { number: number++, bytes: length > limit ? null : withoutReturn(Buffer.concat(held)) };
		held = [];
		length = 0;
		return line;
	};
	for await (const chunk of chunks) {
		let start = 0;
		for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
			take(chunk.subarray(start, end));
			yield finish();
			start = end + 1;
		}
		if (start < chunk.length) take(chunk.subarray(start));
	}
	if (length > 0) yield finish();
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
	return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
}
