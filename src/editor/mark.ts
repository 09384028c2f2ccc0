import type { Range } from '../core/index.ts';

/** What a mark means; each looks different without colour. */
export type MarkKind =
	/** A keyword or type that the host does not take: a solid box. */
	| 'unsupported'
	/** Text or schema that is not well formed: a squiggle. */
	| 'malformed'
	/** A value that does not fit: a squiggle. */
	| 'mismatch'
	/** The place where a limit ran out: hatched. */
	| 'limit'
	/** Taken but without effect: faded text. */
	| 'ineffective'
	/** Worth knowing: a thin underline. */
	| 'advisory'
	/** The schema keyword behind a value's failure: a dotted underline. */
	| 'keyword';

/** One mark in one editor. */
export interface Mark {
	readonly kind: MarkKind;
	/** Whether the host stops here; drawn stronger. */
	readonly first: boolean;
	readonly range: Range;
	/** Markdown shown on hover. Text from documents is escaped in it. */
	readonly hover: string;
}
