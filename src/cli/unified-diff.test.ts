import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

/** Applies a unified diff as `patch` does; throws where a line is not as it says. */
function patch(before: string, diff: string): string {
	const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
	const parts: string[] = [];
	let at = 0;
	const rows = diff.split('\n').slice(2, -1);
	for (const [index, row] of rows.entries()) {
		const head = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(row);
		if (head !== null) {
			const start = Number(head[1]) - (head[2] === '0' ? 0 : 1);
			while (at < start) parts.push(lines[at++]);
			continue;
		}
		if (row.startsWith('\\')) continue;
		const text = row.slice(1) + (rows[index + 1]?.startsWith('\\') ? '' : '\n');
		if (row[0] !== '+' && lines[at++] !== text) throw new Error(`${JSON.stringify(text)} is not line ${at}.`);
		if (row[0] !== '-') parts.push(text);
	}
	return parts.join('') + lines.slice(at).join('');
}

it('gives the changes with three lines around them', () => {
	const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n';
	expect(unifiedDiff(before, before.replace('e\n', 'E\nE2\n'), 'x.json')).toBe(
		'--- x.json\n+++ x.json\n@@ -2,7 +2,8 @@\n b\n c\n d\n-e\n+E\n+E2\n f\n g\n h\n',
	);
	expect(unifiedDiff('a', 'a', 'x')).toBe('');
	expect(unifiedDiff('a\nb', 'a\nc', 'x')).toBe(
		'--- x\n+++ x\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
	);
});

it('makes the one of the other', () => {
	const line = fc.constantFrom('a', 'b', 'c', '', '{');
	const text = fc.tuple(fc.array(line, { maxLength: 40 }), fc.boolean()).map(([lines, ends]) => {
		const joined = lines.join('\n');
		return ends && joined !== '' ? `${joined}\n` : joined;
	});
	fc.assert(
		fc.property(text, text, (before, after) => {
			const diff = unifiedDiff(before, after, 'x');
			expect(diff === '' ? before : patch(before, diff)).toBe(after);
		}),
		{ numRuns: 2000 },
	);
});
