import { problem } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/**
 * The text of UTF-8 bytes, a byte order mark kept as U+FEFF; or the problem at the first bytes that are not
 * UTF-8, at the offset of the text that could be read before them.
 */
export function decodeUtf8(bytes: Uint8Array): string | SyntaxProblem {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		const before = validPrefix(bytes);
		const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, before)).length;
		return problem('encoding', start, start + 1, `${complaint(bytes, before)} Save the file as UTF-8.`);
	}
}

function complaint(bytes: Uint8Array, at: number): string {
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'The file is UTF-16.';
	const byte = bytes[at]?.toString(16).toUpperCase().padStart(2, '0');
	return `The file is not UTF-8: byte ${at + 1} of ${bytes.length} (0x${byte}) does not fit.`;
}

/** How many bytes from the front are whole, well-formed UTF-8 (the table of RFC 3629). */
function validPrefix(bytes: Uint8Array): number {
	let at = 0;
	while (at < bytes.length) {
		const length = sequenceLength(bytes, at);
		if (length === 0) return at;
		at += length;
	}
	return at;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
	const lead = bytes[at];
	if (lead < 0x80) return 1;
	if (lead < 0xc2 || lead > 0xf4) return 0;
	const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
	const second = bytes[at + 1];
	const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
	const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
	if (!(second >= least && second <= most)) return 0;
	for (let i = 2; i < length; i++) if (!(bytes[at + i] >= 0x80 && bytes[at + i] <= 0xbf)) return 0;
	return length;
}
