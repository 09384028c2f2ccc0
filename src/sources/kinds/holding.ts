import type { Document } from '../../core/document/document.ts';
import type { Tool } from '../forms/tool.ts';
import type { SourceFinding, SourceKind } from '../source.ts';

/** What a document turned out to be, and what it holds. */
export interface Holding {
	readonly kind: SourceKind;
	/** Lists in document order; names must differ within a list. */
	readonly lists: readonly (readonly Tool[])[];
	/** What the host itself says of the document around the schemas. */
	readonly said?: readonly SourceFinding[];
}

/** Recognises one kind of document by its shape; null where it is of another kind. */
export type Recogniser = (document: Document) => Holding | null;
