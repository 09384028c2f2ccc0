import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function split(chunks: readonly string[], limit?: number): Promise<(string | null)[]> {
	const lines: (string | null)[] = [];
	for await (const { number, bytes } of linesOf(
		chunks.map((chunk) => new TextEncoder().encode(chunk)),
		limit,
	)) {
		expect(number).toBe(lines.length + 1);
		lines.push(bytes && new TextDecoder().decode(bytes));
	}
	return lines;
}

it('splits wherever the chunks end', async () => {
	expect(await split(['a\nb', 'c\n', '\n', 'd'])).toEqual(['a', 'bc', '', 'd']);
	expect(await split(['a\r', '\nb\r\n'])).toEqual(['a', 'b']);
	expect(await split([])).toEqual([]);
});

it('keeps what is no line end', async () => {
	expect(await split(['a\rb\u2028c\n'])).toEqual(['a\rb\u2028c']);
});

it('passes over lines that are too long, and goes on', async () => {
	expect(await split(['abc', 'def\nxy\n', 'abcd\n', 'abcde'], 4)).toEqual([null, 'xy', 'abcd', null]);
});
