import './setup.ts';
import Editor from '@monaco-editor/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Range, Side } from '../core/index.ts';
import { type Connection, connect } from './connect.ts';
import type { Mark } from './mark.ts';
import type { MonacoEditor } from './monaco.ts';
import { type OfferPort, offerEdits } from './offers.ts';
import { EDITOR_OPTIONS } from './options.ts';
import type { TextPort } from './text.ts';
import type { ThemeName } from './theme-name.ts';

export interface CodeEditorProps {
	readonly side: Side;
	readonly port: TextPort;
	readonly language: 'json' | 'yaml';
	readonly marks: readonly Mark[];
	/** Marks that come and go by themselves: in between, they move with the text. */
	readonly around: readonly Mark[];
	/** The part of the text that is worked on; null: the whole. */
	readonly part: Range | null;
	/** Where offered edits come from; null: none are offered. */
	readonly offers: OfferPort | null;
	/** The editor's name to a screen reader. */
	readonly label: string;
	readonly theme: ThemeName;
	readonly wrap: boolean;
	/** Shown in the editor's place until it is there. */
	readonly placeholder: ReactNode;
}

/** One Monaco editor on the text behind `port`. Its model, and so its undo, outlives it. */
export default function CodeEditor({
	side,
	port,
	language,
	marks,
	around,
	part,
	offers,
	label,
	theme,
	wrap,
	placeholder,
}: CodeEditorProps) {
	const [editor, setEditor] = useState<MonacoEditor.IStandaloneCodeEditor | null>(null);
	const [connection, setConnection] = useState<Connection | null>(null);
	useEffect(() => {
		if (editor === null) return;
		const made = connect(editor, side, port);
		setConnection(made);
		return () => made.dispose();
	}, [editor, side, port]);
	useEffect(() => {
		connection?.mark(marks);
	}, [connection, marks]);
	useEffect(() => {
		connection?.markAround(around);
	}, [connection, around]);
	useEffect(() => {
		connection?.markPart(part);
	}, [connection, part]);
	useEffect(() => {
		const model = editor?.getModel() ?? null;
		if (model === null || offers === null) return;
		const offering = offerEdits(model, offers);
		return () => offering.dispose();
	}, [editor, offers]);
	const options = useMemo(
		() => ({ ...EDITOR_OPTIONS, ariaLabel: label, wordWrap: wrap ? ('on' as const) : ('off' as const) }),
		[label, wrap],
	);
	return (
		<Editor
			path={`keyhole:/${side}`}
			defaultValue={port.read()}
			language={language}
			theme={theme}
			options={options}
			keepCurrentModel
			loading={placeholder}
			onMount={setEditor}
		/>
	);
}
