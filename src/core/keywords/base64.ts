const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The six bits of each character by its code; -1 for those that stand for none. */
const BITS = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

/**
 * The bytes that a text encodes in base64 (RFC 2045, section 6.8), or null where no bytes are encoded so: padded,
 * unused bits zero, in lines or in one. RFC 2045 lets a reader pass over strange characters; that is for reading
 * what was damaged on its way, not for telling whether it is.
 */
export function decodeBase64(text: string): Uint8Array | null {
	const packed = text.replace(/\r?\n/g, '');
	if (packed.length % 4 !== 0) return null;
	const padding = packed.endsWith('==') ? 2 : packed.endsWith('=') ? 1 : 0;
	const length = packed.length - padding;
	const bytes = new Uint8Array((packed.length / 4) * 3 - padding);
	let held = 0;
	let bits = 0;
	let next = 0;
	for (let at = 0; at < length; at++) {
		const six = BITS[packed.charCodeAt(at)] ?? -1;
		if (six < 0) return null;
		held = ((held << 6) | six) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[next++] = held >> bits;
	}
	return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
