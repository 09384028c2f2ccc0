import type { DialectTable } from '../dialects/table.ts';
import type { Document } from '../document/document.ts';
import type { CompiledSchema } from './plan.ts';

/** A schema resource: a schema that has an identifier of its own (or is a document's root), with its anchors. */
export class Resource {
	readonly document: Document;
	/** Its root schema. */
	readonly node: number;
	/** Absolute URI without fragment; "" where none is given. */
	readonly uri: string;
	readonly table: DialectTable;
	/** Plain-name fragments: `$anchor`, `$dynamicAnchor`, and `$id: "#name"` up to draft-07. */
	readonly anchors = new Map<string, number>();
	/** Names that `$dynamicRef` may look for; RECURSIVE where the root has `$recursiveAnchor`. */
	readonly dynamicAnchors = new Map<string, number>();
	/** Those that were compiled. */
	readonly dynamicTargets = new Map<string, CompiledSchema>();

	constructor(document: Document, node: number, uri: string, table: DialectTable) {
		this.document = document;
		this.node = node;
		this.uri = uri;
		this.table = table;
	}
}

/** The name under which `$recursiveAnchor: true` stands among dynamic anchors; no anchor can be called so. */
export const RECURSIVE = '#';
