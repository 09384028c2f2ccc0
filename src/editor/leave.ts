import { type IDisposable, type MonacoEditor, monaco } from './monaco.ts';

/**
 * Lets Escape, then Tab, leave an editor in which Tab indents. Escape first does what else it is there for:
 * it closes find, hovers and further cursors, and arms the next Tab all the same. Any other key disarms it.
 */
export function leaveByEscape(editor: MonacoEditor.IStandaloneCodeEditor): IDisposable {
	const { KeyCode } = monaco;
	let armed = false;
	const arm = (on: boolean) => {
		if (armed === on) return;
		armed = on;
		editor.updateOptions({ tabFocusMode: on });
	};
	const listeners = [
		editor.onKeyDown(({ keyCode }) => {
			if (keyCode === KeyCode.Escape) arm(true);
			else if (keyCode !== KeyCode.Tab && keyCode !== KeyCode.Shift) arm(false);
		}),
		editor.onMouseDown(() => arm(false)),
		editor.onDidBlurEditorWidget(() => arm(false)),
	];
	return {
		dispose() {
			for (const listener of listeners) listener.dispose();
		},
	};
}
