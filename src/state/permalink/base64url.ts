const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODES = new Uint8Array(ALPHABET.length);
const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < ALPHABET.length; value++) {
	CODES[value] = ALPHABET.charCodeAt(value);
	VALUES[CODES[value]] = value;
}

/** Bytes as base64url (RFC 4648, section 5) without padding. */
export function toBase64Url(bytes: Uint8Array): string {
	const out = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
	let at = 0;
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		held = ((held << 8) | byte) & 0xffff;
		for (bits += 8; bits >= 6; bits -= 6) out[at++] = CODES[(held >> (bits - 6)) & 63];
	}
	if (bits > 0) out[at] = CODES[(held << (6 - bits)) & 63];
	return new TextDecoder().decode(out);
}

/** The bytes of a base64url text, or null where it is none: another character, padding, a length that cannot be, unused bits set. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
	const tail = text.length % 4;
	if (tail === 1) return null;
	const out = new Uint8Array(Math.floor((text.length * 3) / 4));
	let at = 0;
	let bits = 0;
	let held = 0;
	for (let i = 0; i < text.length; i++) {
		const value = VALUES[text.charCodeAt(i)] ?? -1;
		if (value < 0) return null;
		held = ((held << 6) | value) & 0xffff;
		bits += 6;
		if (bits >= 8) {
			bits -= 8;
			out[at++] = (held >> bits) & 255;
		}
	}
	return (held & ((1 << bits) - 1)) === 0 ? out : null;
}
