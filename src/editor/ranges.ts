import type { Range } from '../core/index.ts';
import type { MonacoEditor } from './monaco.ts';

/** A range as the editor counts it. */
export interface EditorRange {
	readonly startLineNumber: number;
	readonly startColumn: number;
	readonly endLineNumber: number;
	readonly endColumn: number;
}

/** The part of a model that ranges need. */
export type LineSource = Pick<MonacoEditor.ITextModel, 'getLineContent' | 'getLineCount'>;

/**
 * A report's range in the editor. Reports leave a byte order mark at the head uncounted, as the editor drops it;
 * one that was typed in is an ordinary character to the editor and moves its first line by one.
 */
export function toEditorRange(model: LineSource, { start, end }: Range): EditorRange {
	const shift = model.getLineContent(1).startsWith('\uFEFF') ? 1 : 0;
	return {
		startLineNumber: start.line,
		startColumn: start.column + (start.line === 1 ? shift : 0),
		endLineNumber: end.line,
		endColumn: end.column + (end.line === 1 ? shift : 0),
	};
}

/**
 * The part of a range that a mark is drawn at. A container over many lines is marked at its opening bracket, or, in
 * YAML, on its first line: all of it underlined would say less.
 */
export function markedRange(model: LineSource, range: EditorRange): EditorRange {
	if (range.startLineNumber === range.endLineNumber) return range;
	if (range.startLineNumber > model.getLineCount()) return range;
	const line = model.getLineContent(range.startLineNumber);
	const opening = line[range.startColumn - 1];
	const end = opening === '{' || opening === '[' ? range.startColumn + 1 : line.trimEnd().length + 1;
	return { ...range, endLineNumber: range.startLineNumber, endColumn: Math.max(end, range.startColumn) };
}
