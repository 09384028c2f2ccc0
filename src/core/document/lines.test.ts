import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineIndex } from './lines.ts';

function at(text: string, offset: number): [number, number] {
	const { line, column } = new LineIndex(text).position(offset);
	return [line, column];
}

test('\\n, \\r\\n and a lone \\r end a line; nothing else does', () => {
	expect(at('a\nb', 2)).toEqual([2, 1]);
	expect(at('a\r\nb', 3)).toEqual([2, 1]);
	expect(at('a\rb', 2)).toEqual([2, 1]);
	expect(at('a\u2028b\u0085c', 4)).toEqual([1, 5]);
	expect(at('a\n', 2)).toEqual([2, 1]);
	expect(at('\n\r\n\r', 4)).toEqual([4, 1]);
	expect(at('a\r\nb', 2)).toEqual([1, 3]);
});

test('columns are UTF-16 units', () => {
	expect(at('{"🦑🦑":"ok","n":"x"}', 17)).toEqual([1, 18]);
});

test('a leading byte order mark takes no column, and only on the first line', () => {
	expect(at('\ufeff{"a":"x"}', 6)).toEqual([1, 6]);
	expect(at('\ufeff{}', 0)).toEqual([1, 1]);
	expect(at('\ufeff{}', 1)).toEqual([1, 1]);
	expect(at('\ufeff\na', 2)).toEqual([2, 1]);
	expect(at('a\n\ufeffb', 3)).toEqual([2, 2]);
});

test('offsets outside the text are taken to its ends', () => {
	expect(new LineIndex('ab').position(9)).toEqual({ offset: 2, line: 1, column: 3 });
	expect(new LineIndex('').range({ start: 0, end: 1 })).toEqual({
		start: { offset: 0, line: 1, column: 1 },
		end: { offset: 0, line: 1, column: 1 },
	});
});

test('agrees with counting from the front', () => {
	const text = fc.array(fc.constantFrom('a', '\r', '\n', '\r\n', '🦑', 'é'), { maxLength: 60 });
	fc.assert(
		fc.property(text, (parts) => {
			const whole = parts.join('');
			const index = new LineIndex(whole);
			for (let offset = 0; offset <= whole.length; offset++) {
				const inside = whole[offset - 1] === '\r' && whole[offset] === '\n';
				const before = (inside ? whole.slice(0, offset - 1) : whole.slice(0, offset)).split(/\r\n|\n|\r/);
				const last = before.at(-1) ?? '';
				expect(index.position(offset)).toEqual({
					offset,
					line: before.length,
					column: last.length + (inside ? 2 : 1),
				});
			}
			expect(index.lines).toBe(whole.split(/\r\n|\n|\r/).length);
		}),
	);
});
