import { monaco } from './monaco.ts';
import { themeName } from './theme-name.ts';

/** The page's colours as Monaco needs them: it cannot read custom properties. Keep in step with styles/tokens.css. */
const LIGHT = {
	surface: '#ffffff',
	text: '#1b1d21',
	muted: '#5d6269',
	faint: '#868b92',
	line: '#e3e3df',
	accent: '#1c5bb8',
	select: '#cfe0f8',
	stop: '#b3261e',
	warn: '#8a5800',
	pass: '#1f6a38',
	key: '#1c4f8f',
	string: '#1f6238',
	number: '#8a3b12',
	word: '#7a2a86',
};

const DARK: typeof LIGHT = {
	surface: '#16181c',
	text: '#e6e6e3',
	muted: '#a4a9b0',
	faint: '#7c828a',
	line: '#2c3036',
	accent: '#86b4ff',
	select: '#2b4a78',
	stop: '#ff8f85',
	warn: '#e6b657',
	pass: '#84d29c',
	key: '#9cc4ff',
	string: '#93d3a6',
	number: '#f0b48a',
	word: '#d9a6e6',
};

function theme(base: 'vs' | 'vs-dark', c: typeof LIGHT): monaco.editor.IStandaloneThemeData {
	const rule = (token: string, colour: string) => ({ token, foreground: colour.slice(1) });
	return {
		base,
		inherit: true,
		rules: [
			rule('', c.text),
			rule('type', c.key),
			rule('string', c.string),
			rule('number', c.number),
			rule('keyword', c.word),
			// The base themes have rules of their own for these.
			rule('keyword.json', c.word),
			rule('type.yaml', c.key),
			rule('delimiter', c.muted),
			rule('operators', c.muted),
			rule('comment', c.muted),
		],
		colors: {
			'editor.background': c.surface,
			'editor.foreground': c.text,
			'editorLineNumber.foreground': c.muted,
			'editorLineNumber.activeForeground': c.text,
			'editorGutter.background': c.surface,
			'editorCursor.foreground': c.text,
			'editor.selectionBackground': c.select,
			'editor.inactiveSelectionBackground': `${c.select}a0`,
			'editor.lineHighlightBackground': '#00000000',
			'editor.lineHighlightBorder': '#00000000',
			'editorIndentGuide.background1': c.line,
			'editorIndentGuide.activeBackground1': c.faint,
			'editorBracketMatch.background': '#00000000',
			'editorBracketMatch.border': c.faint,
			'editorError.foreground': c.stop,
			'editorWarning.foreground': c.warn,
			'editorInfo.foreground': c.accent,
			'editorOverviewRuler.bracketMatchForeground': '#00000000',
			'editorOverviewRuler.border': '#00000000',
			// Fainter than Monaco's own, so that text on them keeps its contrast.
			'diffEditor.insertedLineBackground': `${c.pass}14`,
			'diffEditor.insertedTextBackground': `${c.pass}26`,
			'diffEditor.removedLineBackground': `${c.stop}14`,
			'diffEditor.removedTextBackground': `${c.stop}26`,
			'editorWidget.background': c.surface,
			'editorWidget.border': c.faint,
			'editorHoverWidget.background': c.surface,
			'editorHoverWidget.foreground': c.text,
			'editorHoverWidget.border': c.faint,
			'widget.shadow': '#00000033',
			focusBorder: c.accent,
			'input.background': c.surface,
			'input.border': c.faint,
			'textCodeBlock.background': c.line,
			'textPreformat.foreground': c.text,
			'textPreformat.background': c.line,
			'menu.background': c.surface,
			'menu.foreground': c.text,
			'menu.selectionBackground': c.select,
			'menu.selectionForeground': c.text,
			'quickInput.background': c.surface,
			'quickInput.foreground': c.text,
		},
	};
}

/** Makes the two themes known. */
export function defineThemes(): void {
	monaco.editor.defineTheme(themeName(false, false), theme('vs', LIGHT));
	monaco.editor.defineTheme(themeName(true, false), theme('vs-dark', DARK));
}
