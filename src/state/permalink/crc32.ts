const TABLE = new Uint32Array(256);
for (let n = 0; n < 256; n++) {
	let c = n;
	for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
	TABLE[n] = c;
}

/** CRC-32 (ISO-HDLC, the one of zip and PNG) as eight lower-case hexadecimal digits. */
export function crc32(bytes: Uint8Array): string {
	let c = 0xffffffff;
	for (const byte of bytes) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8);
	return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
