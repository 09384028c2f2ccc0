import type { Mark, MarkKind } from './mark.ts';
import { type MonacoEditor, monaco } from './monaco.ts';
import { markedRange, toEditorRange } from './ranges.ts';

const RULER_COLOURS: Readonly<Record<MarkKind, string | null>> = {
	unsupported: 'editorError.foreground',
	malformed: 'editorError.foreground',
	mismatch: 'editorError.foreground',
	limit: 'editorError.foreground',
	ineffective: null,
	advisory: 'editorWarning.foreground',
	keyword: null,
};

/** Which of several marks on a line gets the margin. */
const PRIORITY: Readonly<Record<MarkKind, number>> = {
	unsupported: 5,
	malformed: 5,
	mismatch: 5,
	limit: 6,
	advisory: 2,
	ineffective: 1,
	keyword: 0,
};

/** Monaco's decoration for a mark. How it looks is in styles/marks.css, by class. */
export function decorationOf(mark: Mark, model: MonacoEditor.ITextModel): MonacoEditor.IModelDeltaDecoration {
	const { kind, first } = mark;
	const { NeverGrowsWhenTypingAtEdges } = monaco.editor.TrackedRangeStickiness;
	const ruler = RULER_COLOURS[kind];
	const hover = { value: mark.hover };
	const modifier = first ? ' kh-first' : '';
	return {
		range: markedRange(model, toEditorRange(model, mark.range)),
		options: {
			stickiness: NeverGrowsWhenTypingAtEdges,
			showIfCollapsed: true,
			zIndex: PRIORITY[kind] + (first ? 10 : 0),
			hoverMessage: hover,
			...(kind === 'ineffective'
				? { inlineClassName: 'kh-mark-ineffective' }
				: { className: `kh-mark kh-mark-${kind}${modifier}` }),
			...(kind === 'keyword'
				? {}
				: { glyphMarginClassName: `kh-glyph kh-glyph-${kind}${modifier}`, glyphMarginHoverMessage: hover }),
			...(ruler === null
				? {}
				: { overviewRuler: { color: { id: ruler }, position: monaco.editor.OverviewRulerLane.Right } }),
		},
	};
}

/** The outline around the place in this editor that belongs to a problem chosen in the other. */
export function relatedDecoration(
	range: MonacoEditor.IModelDeltaDecoration['range'],
): MonacoEditor.IModelDeltaDecoration {
	return { range, options: { className: 'kh-related', showIfCollapsed: true } };
}

/** A bar beside the lines of the part that is worked on. */
export function partDecoration(range: MonacoEditor.IModelDeltaDecoration['range']): MonacoEditor.IModelDeltaDecoration {
	return { range, options: { isWholeLine: true, linesDecorationsClassName: 'kh-part' } };
}
