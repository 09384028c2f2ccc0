import type { Range, Side } from '../core/index.ts';
import { decorationOf, partDecoration, relatedDecoration } from './decorations.ts';
import { type EditorHandle, registerEditor } from './handles.ts';
import { leaveByEscape } from './leave.ts';
import type { Mark } from './mark.ts';
import { type IDisposable, type MonacoEditor, monaco } from './monaco.ts';
import { toEditorRange } from './ranges.ts';
import { bindText, type TextPort } from './text.ts';

/** A mounted editor, connected to its text and to the page. */
export interface Connection extends IDisposable {
	/** Draws these marks in place of those before. */
	mark(marks: readonly Mark[]): void;
	/** The same for marks that come and go by themselves. */
	markAround(marks: readonly Mark[]): void;
	/** Shows beside the lines which part of the text is worked on; null: the whole. */
	markPart(range: Range | null): void;
}

/** Binds an editor's model to its port and makes the editor known under its side. */
export function connect(editor: MonacoEditor.IStandaloneCodeEditor, side: Side, port: TextPort): Connection {
	const model = editor.getModel();
	if (model === null) throw new Error(`The ${side} editor has no model.`);
	// The editor's own option comes too late: the model was made before it, with colours on.
	model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
	const marks = editor.createDecorationsCollection();
	const around = editor.createDecorationsCollection();
	const part = editor.createDecorationsCollection();
	const related = editor.createDecorationsCollection();
	const rangeOf = (range: Range) => model.validateRange(toEditorRange(model, range));
	const handle: EditorHandle = {
		focus: () => editor.focus(),
		hasFocus: () => editor.hasTextFocus(),
		select(range) {
			const place = rangeOf(range);
			related.clear();
			// It may have been hidden until now, and then has no size yet.
			editor.layout();
			editor.setSelection(place);
			editor.revealRangeInCenterIfOutsideViewport(place, monaco.editor.ScrollType.Immediate);
			editor.focus();
		},
		outline(range) {
			if (range === null) {
				related.clear();
				return;
			}
			const place = rangeOf(range);
			related.set([relatedDecoration(place)]);
			editor.revealRangeInCenterIfOutsideViewport(place, monaco.editor.ScrollType.Immediate);
		},
		reveal(range) {
			related.clear();
			editor.revealPositionInCenterIfOutsideViewport(
				rangeOf(range).getStartPosition(),
				monaco.editor.ScrollType.Immediate,
			);
		},
		find() {
			editor.focus();
			editor.trigger('keyhole', 'actions.find', null);
		},
		listOffers() {
			editor.focus();
			editor.trigger('keyhole', 'editor.action.quickFix', null);
		},
	};
	const leaving = leaveByEscape(editor);
	const binding = bindText(model, port);
	const forget = registerEditor(side, handle);
	return {
		mark(list) {
			marks.set(list.map((mark) => decorationOf(mark, model)));
		},
		markAround(list) {
			around.set(list.map((mark) => decorationOf(mark, model)));
		},
		markPart(range) {
			part.set(range === null ? [] : [partDecoration(rangeOf(range))]);
		},
		dispose() {
			forget();
			leaving.dispose();
			binding.dispose();
		},
	};
}
