import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8 } from './decode.ts';

const bytesOf = (...values: number[]) => Uint8Array.from(values);

test('well-formed bytes give their text, byte order mark and all', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text);
		}),
	);
	expect(decodeUtf8(bytesOf(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toBe('\ufeff{}');
});

test('the first bytes that do not fit are told with their place in the text', () => {
	expect(decodeUtf8(bytesOf(0x22, 0xf0, 0x9f, 0xa6, 0x91, 0x80, 0x22))).toMatchObject({
		code: 'encoding',
		start: 3,
		message: expect.stringContaining('byte 6 of 7 (0x80)'),
	});
	for (const bad of [
		[0xc0, 0x80],
		[0xed, 0xa0, 0x80],
		[0xf4, 0x90, 0x80, 0x80],
		[0xe0, 0x80, 0x80],
		[0xe2, 0x82],
		[0xff],
	]) {
		expect(decodeUtf8(bytesOf(0x61, ...bad))).toMatchObject({ code: 'encoding', start: 1 });
	}
});

test('UTF-16 is called by its name', () => {
	expect(decodeUtf8(bytesOf(0xff, 0xfe, 0x7b, 0x00))).toMatchObject({ message: expect.stringContaining('UTF-16') });
});

test('bytes are well-formed here exactly when the platform takes them', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
			const result = decodeUtf8(bytes);
			if (typeof result === 'string') return;
			const prefix = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
			expect(prefix[result.start]).toBe('\ufffd');
			expect(prefix.slice(0, result.start)).not.toContain('\ufffd');
		}),
	);
});
