import { decodeUtf8 } from '../core/document/decode.ts';
import type { SourceText } from '../core/index.ts';

/** A file as a text to judge. Bytes that are not UTF-8 make a text that cannot be read, for the report to say so. */
export async function readSource(chunks: AsyncIterable<Uint8Array>, format: SourceText['format']): Promise<SourceText> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	const bytes = Buffer.concat(parts);
	const decoded = decodeUtf8(bytes);
	if (typeof decoded === 'string') return { text: decoded, format };
	return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), format, problem: decoded };
}
