import { LineIndex } from '../core/document/lines.ts';
import type { ReadResult, SyntaxProblem } from '../core/document/syntax.ts';
import type { Memory, SourceText } from '../core/judge.ts';
import type { Range } from '../core/report.ts';
import { readSource } from './recognise.ts';
import type { Source } from './source.ts';

/** A text that was read as a document that holds schemas. */
export interface Opened {
	readonly ok: true;
	readonly source: Source;
	readonly read: ReadResult & { readonly ok: true };
}

export type NotOpened =
	/** The text cannot be read. */
	| { readonly ok: false; readonly problem: SyntaxProblem; readonly range: Range }
	/** The text can be read, but is no document of a known kind. */
	| { readonly ok: false; readonly problem: null };

/** Reads a text as a document that holds schemas. */
export function openSource(text: SourceText, memory: Memory): Opened | NotOpened {
	const read = memory.read(text);
	if (!read.ok) {
		return { ok: false, problem: read.error, range: new LineIndex(text.text).range(read.error) };
	}
	const source = memory.derive(read.document, 'source', () => readSource(read.document));
	return source === null ? { ok: false, problem: null } : { ok: true, source, read };
}
