import type { Document, Span } from './document.ts';

/** What kind of thing is wrong with a text. Closed: readers add a member here before they use it. */
export type SyntaxCode =
	| 'empty'
	| 'encoding'
	| 'comment'
	| 'trailing-comma'
	| 'missing-comma'
	| 'missing-colon'
	| 'single-quote'
	| 'unquoted-name'
	| 'unquoted-value'
	| 'leading-zero'
	| 'number'
	| 'escape'
	| 'control-character'
	| 'lone-surrogate'
	| 'unclosed-string'
	| 'unclosed-container'
	| 'mismatched-bracket'
	| 'trailing-text'
	| 'byte-order-mark'
	| 'unexpected'
	| 'too-large'
	| 'duplicate-key'
	| 'tab-indentation'
	| 'alias-cycle'
	| 'alias-expansion'
	| 'unknown-alias'
	| 'not-json'
	| 'complex-key'
	| 'non-string-key'
	| 'merge-key'
	| 'yaml-version'
	| 'tag'
	| 'multi-document'
	| 'yaml';

/** Something to say about a text while reading it. */
export interface SyntaxProblem extends Span {
	readonly code: SyntaxCode;
	/** A sentence: what is wrong and what to do. */
	readonly message: string;
	/** Other places that belong to it: the bracket that is not closed, the other writings of a name. */
	readonly related?: readonly Span[];
}

/** A reader's answer. A text that cannot be read has an error and no document; a readable one may have notes. */
export type ReadResult =
	| { readonly ok: true; readonly document: Document; readonly notes: readonly SyntaxProblem[] }
	| { readonly ok: false; readonly error: SyntaxProblem };
