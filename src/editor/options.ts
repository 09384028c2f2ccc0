import type { MonacoEditor } from './monaco.ts';

const MONOSPACE =
	"ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'Roboto Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Options of both editors. Everything that guesses, suggests, or marks what the report did not say is off. */
export const EDITOR_OPTIONS: MonacoEditor.IStandaloneEditorConstructionOptions = {
	automaticLayout: true,
	bracketPairColorization: { enabled: false },
	detectIndentation: true,
	dragAndDrop: false,
	dropIntoEditor: { enabled: false },
	fixedOverflowWidgets: true,
	folding: true,
	fontFamily: MONOSPACE,
	fontSize: 13,
	glyphMargin: true,
	guides: { indentation: true, bracketPairs: false },
	hideCursorInOverviewRuler: true,
	// Above, it would cover the header and what it explains.
	hover: { above: false },
	insertSpaces: true,
	lineDecorationsWidth: 12,
	lineHeight: 20,
	lineNumbersMinChars: 3,
	links: false,
	minimap: { enabled: false },
	occurrencesHighlight: 'off',
	overviewRulerBorder: false,
	padding: { top: 8, bottom: 8 },
	parameterHints: { enabled: false },
	quickSuggestions: false,
	renderLineHighlight: 'none',
	roundedSelection: false,
	scrollBeyondLastLine: false,
	scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false },
	stickyScroll: { enabled: false },
	suggestOnTriggerCharacters: false,
	tabSize: 2,
	unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
	wordBasedSuggestions: 'off',
};
