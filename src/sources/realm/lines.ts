import type { Document, Span } from '../../core/document/document.ts';
import { pointerOf } from '../../core/document/pointer.ts';
import type { Positions } from './positions.ts';

/** One thing that the loader says of a workflow file. */
export interface LoaderLine {
	/** In the loader's words, with the line that it cites. */
	readonly text: string;
	/** The code of a warning. */
	readonly code?: string;
	/** The unknown field that a warning is about. */
	readonly key?: string;
	/** What it is about. */
	readonly pointer: string;
	readonly span: Span;
}

/** What is passed from check to check. */
export interface LoadState {
	readonly document: Document;
	readonly positions: Positions;
	readonly refusals: LoaderLine[];
	readonly warnings: LoaderLine[];
}

/** A line about a node: its name where it has one. */
export function lineAt(document: Document, node: number, text: string): LoaderLine {
	return { text, pointer: pointerOf(document, node), span: document.keySpan(node) };
}
