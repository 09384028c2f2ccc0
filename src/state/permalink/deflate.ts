/** Bytes compressed as a raw DEFLATE stream (RFC 1951). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Compressed bytes are fed in slices: DEFLATE makes at most 1,032 bytes out of one, and an implementation may
 * expand all of what it is given before it lets go of any.
 */
const SLICE = 512;

/**
 * Expands a raw DEFLATE stream, and stops as soon as it gets longer than allowed.
 * @param limit bytes that the result may have
 */
export async function inflate(
	bytes: Uint8Array<ArrayBuffer>,
	limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'broken' | 'oversized'> {
	const stream = new DecompressionStream('deflate-raw');
	const reader = stream.readable.getReader();
	// What goes wrong while feeding is seen where the result is read.
	feed(stream.writable, bytes).catch(() => undefined);
	const chunks: Uint8Array[] = [];
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return join(chunks, length);
			length += value.length;
			if (length > limit) {
				reader.cancel().catch(() => undefined);
				return 'oversized';
			}
			chunks.push(value);
		}
	} catch {
		return 'broken';
	}
}

async function feed(writable: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
	const writer = writable.getWriter();
	for (let at = 0; at < bytes.length; at += SLICE) await writer.write(bytes.subarray(at, at + SLICE));
	await writer.close();
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const joined = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		joined.set(chunk, at);
		at += chunk.length;
	}
	return joined;
}
