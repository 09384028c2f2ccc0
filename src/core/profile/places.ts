import type { Document, Format, Span } from '../document/document.ts';
import { LineIndex, linesOf } from '../document/lines.ts';
import { pointerOf } from '../document/pointer.ts';
import type { SyntaxProblem } from '../document/syntax.ts';
import type { Finding, FurtherPlace, Range, Side } from '../report.ts';
import type { FurtherSchema } from './further.ts';
import type { RawFinding } from './profile.ts';

const NOWHERE: Span = { start: 0, end: 0 };

/** A text and the notation it is written in. */
export interface SourceText {
	readonly text: string;
	readonly format: Format;
	/** Why the bytes behind the text could not be decoded; the text is then only shown, not read. */
	readonly problem?: SyntaxProblem;
}

/** Where a schema stands in the document that holds it, for hosts that speak of it. */
export interface SchemaSite {
	/** What the document calls the things around the schema, by what they are: `{ step: "research" }`. */
	readonly names: Readonly<Record<string, string>>;
	/**
	 * The 1-based line that the host cites for a name inside the schema, by its path ([]: the name of the schema
	 * itself); undefined where it cites none.
	 */
	readonly lineOf?: (path: readonly string[]) => number | undefined;
	/** The line that the host cites for what holds the schema. */
	readonly holderLine?: number;
	/** Where the schema's name is written. */
	readonly nameSpan?: Span;
}

/** A schema that was read as part of a document: a view whose offsets are those of the whole text. */
export interface SchemaInPlace {
	readonly document: Document;
	/** JSON Pointer of the view's root in the whole document. */
	readonly pointer: string;
	/** What reading had to say of this part. */
	readonly notes: readonly SyntaxProblem[];
	readonly site?: SchemaSite;
}

/** Where things are in the two texts: nodes to pointers and ranges. Line tables are asked for when first needed. */
export class Places {
	readonly #documents: Readonly<Record<Side, Document | null>>;
	readonly #lines: Readonly<Record<Side, () => LineIndex>>;
	readonly #base: string;
	readonly #further: readonly FurtherSchema[];

	/**
	 * @param further the schema documents given beside the one that is judged
	 * @param base JSON Pointer of the schema document's root in the document that holds it; "" by itself
	 */
	constructor(
		documents: Readonly<Record<Side, Document | null>>,
		lines: Readonly<Record<Side, () => LineIndex>>,
		further: readonly FurtherSchema[] = [],
		base = '',
	) {
		this.#documents = documents;
		this.#lines = lines;
		this.#base = base;
		this.#further = further;
	}

	/** The range of a span of one side's text. */
	range(side: Side, span: Span): Range {
		return this.#lines[side]().range(span);
	}

	/** The JSON Pointer of a node of one side's document; null where the text has no tree. */
	pointer(side: Side, node: number): string | null {
		const document = this.#documents[side];
		if (document === null) return null;
		return side === 'schema' ? this.#base + pointerOf(document, node) : pointerOf(document, node);
	}

	/** The span of a node's name and value together; null where the text has no tree. */
	entry(side: Side, node: number): Span | null {
		const document = this.#documents[side];
		return document === null ? null : entrySpan(document, node);
	}

	/** A finding with its places, from nodes. `first` marks the host's first failure. */
	finding(raw: RawFinding, first = false): Finding {
		const at = raw.at ?? raw.node;
		return {
			code: raw.code,
			severity: raw.severity,
			side: raw.side,
			first,
			keyword: raw.keyword,
			instanceLocation: raw.side === 'value' ? this.pointer('value', at) : null,
			schemaLocation: this.#schemaLocation(raw, at),
			message: raw.message,
			basis: raw.basis,
			...(raw.source === undefined ? {} : { source: raw.source }),
			...(raw.property === undefined ? {} : { property: raw.property }),
			...(raw.limit === undefined ? {} : { limit: raw.limit }),
			...(raw.missing === undefined ? {} : { missing: raw.missing }),
			...(raw.better === undefined ? {} : { better: raw.better }),
			...(raw.branches === undefined
				? {}
				: { branches: raw.branches.map((branch) => branch.map((inner) => this.finding(inner))) }),
			range: this.range(raw.side, raw.span ?? this.#marked(raw)),
			...this.#related(raw),
			...this.#furtherPlace(raw),
		};
	}

	/** Where a keyword is, name and value, in the further schema that holds it; null where none does. */
	inFurther(document: Document, node: number): FurtherPlace | null {
		const index = this.#indexOf(document);
		return index < 0 ? null : this.#furtherAt(index, linesOf(document), entrySpan(document, node));
	}

	/** Where in a further schema the fault is, or the keyword behind a failure of the value. */
	#furtherPlace(raw: RawFinding): { readonly further?: FurtherPlace } {
		const { schemaDocument: document, schemaNode = -1, side } = raw;
		const index = raw.further?.index ?? this.#indexOf(document);
		if (index < 0) return {};
		if (document === undefined || raw.further?.span !== undefined) {
			const lines = new LineIndex(this.#further[index].text);
			return { further: this.#furtherAt(index, lines, raw.further?.span ?? NOWHERE) };
		}
		if (side === 'value' && schemaNode < 0) return {};
		const span = side === 'value' ? entrySpan(document, schemaNode) : markedSpan(document, raw);
		return { further: this.#furtherAt(index, linesOf(document), span) };
	}

	#furtherAt(index: number, lines: LineIndex, span: Span): FurtherPlace {
		return { index, uri: this.#further[index].uri, range: lines.range(span) };
	}

	#indexOf(document: Document | undefined): number {
		if (document === undefined || document === this.#documents.schema) return -1;
		return this.#further.findIndex(({ read }) => read.ok && read.document === document);
	}

	/** What a finding marks; the beginning of the text where that stands in another text. */
	#marked(raw: RawFinding): Span {
		if (raw.further !== undefined) return NOWHERE;
		if (raw.side === 'value') {
			const { value } = this.#documents;
			return value === null ? NOWHERE : markedSpan(value, raw);
		}
		const document = this.#sameText(raw.schemaDocument);
		return document === null ? NOWHERE : markedSpan(document, raw);
	}

	/** The schema's document, or the whole that it is a part of; null where another text is meant. */
	#sameText(document: Document | undefined): Document | null {
		const { schema } = this.#documents;
		if (document === undefined || document === schema) return schema;
		return schema !== null && document === schema.scope ? document : null;
	}

	#schemaLocation({ side, span, schemaNode, schemaDocument }: RawFinding, at: number): string | null {
		if (side === 'schema') return span === undefined ? this.#schemaPointer(at, schemaDocument) : null;
		return schemaNode === undefined ? null : this.#schemaPointer(schemaNode, schemaDocument);
	}

	#schemaPointer(node: number, document: Document | undefined): string | null {
		if (document === undefined || document === this.#documents.schema) return this.pointer('schema', node);
		return pointerOf(document, node);
	}

	#related(raw: RawFinding): Pick<Finding, 'related'> {
		if (raw.otherSpan !== undefined) return { related: { side: raw.side, range: this.range(raw.side, raw.otherSpan) } };
		if (raw.side !== 'value' || raw.schemaNode === undefined) return {};
		const document = this.#sameText(raw.schemaDocument);
		if (document === null) return {};
		return { related: { side: 'schema', range: this.range('schema', entrySpan(document, raw.schemaNode)) } };
	}
}

/** Name and value together. */
function entrySpan(document: Document, node: number): Span {
	return { start: document.keySpan(node).start, end: document.ends[node] };
}

function markedSpan(document: Document, { mark, node }: RawFinding): Span {
	if (mark === 'name') return document.keySpan(node);
	return mark === 'entry' ? entrySpan(document, node) : document.span(node);
}
