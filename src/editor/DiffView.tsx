import './setup.ts';
import { useEffect, useRef } from 'react';
import { type MonacoEditor, monaco } from './monaco.ts';
import { EDITOR_OPTIONS } from './options.ts';

export interface DiffViewProps {
	readonly before: string;
	readonly after: string;
	readonly language: 'json' | 'yaml';
	/** Both texts in one column, where there is no room for two. */
	readonly inline: boolean;
	/** What is compared, to a screen reader. */
	readonly label: string;
}

/** Two texts side by side, read only, with what differs marked. The theme is the page's: all editors share it. */
export default function DiffView({ before, after, language, inline, label }: DiffViewProps) {
	const host = useRef<HTMLDivElement>(null);
	const shown = useRef<MonacoEditor.IStandaloneDiffEditor | null>(null);
	useEffect(() => {
		if (host.current === null) return;
		const editor = monaco.editor.createDiffEditor(host.current, {
			...EDITOR_OPTIONS,
			...DIFF_OPTIONS,
			originalAriaLabel: `${label}, before`,
			modifiedAriaLabel: `${label}, after`,
		});
		const model = {
			original: monaco.editor.createModel('', language),
			modified: monaco.editor.createModel('', language),
		};
		for (const each of [model.original, model.modified]) {
			each.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
		}
		editor.setModel(model);
		shown.current = editor;
		return () => {
			shown.current = null;
			editor.dispose();
			model.original.dispose();
			model.modified.dispose();
		};
	}, [language, label]);
	useEffect(() => {
		shown.current?.updateOptions({ renderSideBySide: !inline, wordWrap: inline ? 'on' : 'off' });
	}, [inline]);
	useEffect(() => {
		const model = shown.current?.getModel();
		if (model === null || model === undefined) return;
		if (model.original.getValue() !== before) model.original.setValue(before);
		if (model.modified.getValue() !== after) model.modified.setValue(after);
	}, [before, after]);
	return <div className="diff-view" ref={host} data-testid="diff" />;
}

const DIFF_OPTIONS: MonacoEditor.IStandaloneDiffEditorConstructionOptions = {
	readOnly: true,
	domReadOnly: true,
	originalEditable: false,
	// Tab moves on: nothing can be typed here.
	tabFocusMode: true,
	accessibilityVerbose: false,
	contextmenu: false,
	folding: false,
	glyphMargin: false,
	hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 4, revealLineCount: 20 },
	ignoreTrimWhitespace: false,
	renderGutterMenu: false,
	renderMarginRevertIcon: false,
	renderOverviewRuler: false,
	useInlineViewWhenSpaceIsLimited: false,
};
