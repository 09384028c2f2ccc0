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
	const models = useRef<MonacoEditor.IDiffEditorModel | null>(null);
	useEffect(() => {
		if (host.current === null) return;
		const editor = monaco.editor.createDiffEditor(host.current, {
			...EDITOR_OPTIONS,
			...DIFF_OPTIONS,
			renderSideBySide: !inline,
			wordWrap: inline ? 'on' : 'off',
		});
		keepName(editor.getOriginalEditor(), `${label}, before`);
		keepName(editor.getModifiedEditor(), `${label}, after`);
		const original = monaco.editor.createModel('', language);
		const modified = monaco.editor.createModel('', language);
		for (const model of [original, modified]) {
			model.updateOptions({
				bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
			});
		}
		models.current = { original, modified };
		editor.setModel(models.current);
		return () => {
			models.current = null;
			// Ends a comparison that is on, before its texts go.
			editor.setModel(null);
			editor.dispose();
			original.dispose();
			modified.dispose();
		};
	}, [language, inline, label]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: models made anew need their texts
	useEffect(() => {
		if (models.current === null) return;
		const { original, modified } = models.current;
		if (original.getValue() !== before) original.setValue(before);
		if (modified.getValue() !== after) modified.setValue(after);
	}, [before, after, language, inline, label]);
	return <div className="diff-view" ref={host} data-testid="diff" />;
}

/** Names one half to a screen reader: what names both is forgotten whenever their options change. */
function keepName(editor: MonacoEditor.ICodeEditor, ariaLabel: string): void {
	const name = () => {
		if (editor.getOption(monaco.editor.EditorOption.ariaLabel) !== ariaLabel) editor.updateOptions({ ariaLabel });
	};
	name();
	editor.onDidChangeConfiguration(name);
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
