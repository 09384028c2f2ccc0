import type { Document, Span } from '../../core/document/document.ts';
import { textAt } from '../shape.ts';
import type { EntryKind, EntryRole, RealmPlace } from '../source.ts';

/** A name and where it is written. */
export interface Name {
	readonly text: string;
	readonly span: Span;
}

/** One tool, response format or the like: what names it, and the schemas that it holds. */
export interface Tool {
	/** Node of the tool itself. */
	readonly node: number;
	/** null where it has none, or something else than a string. */
	readonly name: Name | null;
	readonly kind: EntryKind;
	readonly schemas: readonly ToolSchema[];
	/** The member that the host wants a schema under and that is not there. */
	readonly lacks?: string;
}

export interface ToolSchema {
	readonly node: number;
	readonly role: EntryRole;
	/** Where the notation of this schema is another than the tool's. */
	readonly kind?: EntryKind;
	readonly realm?: RealmPlace;
}

/** Reads a node in one notation; null where it is not in that notation. */
export type Form = (document: Document, node: number) => readonly Tool[] | null;

/** A schema of a tool, if it is there. */
export function schemaAt(node: number, role: EntryRole, kind?: EntryKind): readonly ToolSchema[] {
	return node < 0 ? [] : [kind === undefined ? { node, role } : { node, role, kind }];
}

/** The name that a string node spells. */
export function nameAt(document: Document, node: number): Name | null {
	const text = textAt(document, node);
	return text === null ? null : { text, span: document.span(node) };
}

/** The name under which a node stands in its object. */
export function keyName(document: Document, node: number): Name | null {
	const text = document.key(node);
	return text === undefined ? null : { text, span: document.keySpan(node) };
}
