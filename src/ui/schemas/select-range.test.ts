import { expect, it } from 'vitest';
import { LineIndex } from '../../core/index.ts';
import { offsetOf } from './select-range.ts';

it('finds places of a text with other line ends', () => {
	const given = '\ufeff{\r\n  "a": 1,\r"b":\n2}';
	const shown = given.replace(/\r\n?/g, '\n');
	const lines = new LineIndex(given);
	for (const part of ['{', '"a"', '"b"', '2}']) {
		expect(shown.slice(offsetOf(shown, lines.position(given.indexOf(part)))).startsWith(part)).toBe(true);
	}
	expect(offsetOf(shown, lines.position(given.length))).toBe(shown.length);
	expect(offsetOf('', { offset: 9, line: 3, column: 4 })).toBe(0);
});
