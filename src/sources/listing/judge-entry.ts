import type { Document } from '../../core/document/document.ts';
import type { SyntaxProblem } from '../../core/document/syntax.ts';
import { type JudgeInput, judge, Memory, type SchemaInPlace, type SourceText } from '../../core/judge.ts';
import type { Report } from '../../core/report.ts';
import { openSource } from '../open.ts';
import { realmSite } from '../realm/site.ts';
import type { EntryKind, SourceEntry } from '../source.ts';
import { subDocument } from '../subdocument.ts';

/** The schema of an entry as it stands in its document, ready to be judged. The view is made once a document. */
export function inPlace(
	document: Document,
	{ node, pointer, span, realm, kind }: SourceEntry,
	notes: readonly SyntaxProblem[],
	memory: Memory,
): SchemaInPlace {
	return {
		document: memory.derive(document, `view ${node}`, () => subDocument(document, node, scopeOf(kind))),
		pointer,
		notes: notes.filter(({ start, end }) => start >= span.start && end <= span.end),
		...(realm === undefined ? {} : { site: realmSite(document, realm, node) }),
	};
}

/** References of OpenAPI are those of the whole document; all others are sent each schema alone. */
function scopeOf(kind: EntryKind): 'part' | 'whole' {
	return kind.startsWith('openapi-') ? 'whole' : 'part';
}

/**
 * Judges one schema of a document where it stands: ranges and pointers of the report are those of the whole
 * text; the host's reply speaks of the schema alone, which is all that the host is sent.
 * @param notes what reading the document had to say
 * @throws RangeError when the profile has no such context
 */
export function judgeEntry(
	document: Document,
	entry: SourceEntry,
	input: Omit<JudgeInput, 'schema'>,
	notes: readonly SyntaxProblem[] = [],
	memory: Memory = new Memory(),
): Report {
	return judge({ ...input, schema: inPlace(document, entry, notes, memory) }, memory);
}

/** A text holds no schema at a pointer, or one of another name: it was edited since, or the pointer is another text's. */
export class NoSchemaError extends RangeError {
	constructor(pointer: string) {
		super(`There is no schema at ${JSON.stringify(pointer)}.`);
	}
}

/**
 * The schema at a JSON Pointer of a text that holds many, ready to be judged where it stands. A text that cannot be
 * read is answered as it is: its report says so.
 * @param named the name that it must bear; absent: any
 * @throws NoSchemaError when the text holds no such schema there
 */
export function schemaAt(
	text: SourceText,
	pointer: string,
	memory: Memory,
	named?: string,
): SourceText | SchemaInPlace {
	const opened = openSource(text, memory);
	if (!opened.ok && opened.problem !== null) return text;
	const entry = opened.ok ? opened.source.entries.find((one) => one.pointer === pointer) : undefined;
	const isOther = named !== undefined && entry?.name !== named;
	if (!opened.ok || entry === undefined || isOther) throw new NoSchemaError(pointer);
	return inPlace(opened.read.document, entry, opened.read.notes, memory);
}

/**
 * Judges the schema at a JSON Pointer of a text that holds many, where it stands. A text that cannot be read gives the
 * report that says so.
 * @param named the name that it must bear; absent: any
 * @throws NoSchemaError when the text holds no such schema there; RangeError when the profile has no such context
 */
export function judgeAt(
	text: SourceText,
	pointer: string,
	input: Omit<JudgeInput, 'schema'>,
	memory: Memory = new Memory(),
	named?: string,
): Report {
	return judge({ ...input, schema: schemaAt(text, pointer, memory, named) }, memory);
}
