import { describe, expect, it } from 'vitest';
import type { Range } from '../core/index.ts';
import { prefersCrLf } from './line-ends.ts';
import { type EditorRange, type LineSource, markedRange, toEditorRange } from './ranges.ts';

function modelOf(...lines: readonly string[]): LineSource {
	return { getLineContent: (line) => lines[line - 1], getLineCount: () => lines.length };
}

function range(startLine: number, startColumn: number, endLine: number, endColumn: number): Range {
	return {
		start: { offset: 0, line: startLine, column: startColumn },
		end: { offset: 0, line: endLine, column: endColumn },
	};
}

function editorRange(...[startLineNumber, startColumn, endLineNumber, endColumn]: [number, number, number, number]) {
	return { startLineNumber, startColumn, endLineNumber, endColumn } satisfies EditorRange;
}

describe('toEditorRange', () => {
	it('counts as the report does', () => {
		expect(toEditorRange(modelOf('{', ' "a"'), range(1, 1, 2, 5))).toEqual(editorRange(1, 1, 2, 5));
	});

	it('makes up for a byte order mark that the editor holds as a character, on its line alone', () => {
		const model = modelOf('\uFEFF{', '}');
		expect(toEditorRange(model, range(1, 1, 1, 2))).toEqual(editorRange(1, 2, 1, 3));
		expect(toEditorRange(model, range(1, 1, 2, 2))).toEqual(editorRange(1, 2, 2, 2));
		expect(toEditorRange(model, range(2, 1, 2, 2))).toEqual(editorRange(2, 1, 2, 2));
	});
});

describe('markedRange', () => {
	const marked = (lines: readonly string[], ...range: Parameters<typeof editorRange>) =>
		markedRange(modelOf(...lines), editorRange(...range));

	it('marks what is on one line whole', () => {
		expect(marked(['{"a": 1}'], 1, 1, 1, 9)).toEqual(editorRange(1, 1, 1, 9));
	});

	it('marks a container over many lines at its opening bracket', () => {
		expect(marked(['  "a": {', '  }'], 1, 8, 2, 4)).toEqual(editorRange(1, 8, 1, 9));
		expect(marked(['[', ']'], 1, 1, 2, 2)).toEqual(editorRange(1, 1, 1, 2));
	});

	it('marks a block of YAML on its first line', () => {
		expect(marked(['a: 1  ', 'b: 2'], 1, 1, 2, 5)).toEqual(editorRange(1, 1, 1, 5));
	});

	it('leaves a range alone that the text no longer has', () => {
		expect(marked(['{'], 7, 1, 9, 2)).toEqual(editorRange(7, 1, 9, 2));
	});
});

describe('prefersCrLf', () => {
	it('goes by most of the line ends, as the editor does', () => {
		expect(prefersCrLf('')).toBe(false);
		expect(prefersCrLf('a\nb')).toBe(false);
		expect(prefersCrLf('a\r\nb')).toBe(true);
		expect(prefersCrLf('a\r\nb\nc')).toBe(false);
		expect(prefersCrLf('a\r\nb\nc\r\n')).toBe(true);
		expect(prefersCrLf('a\rb')).toBe(true);
	});
});
