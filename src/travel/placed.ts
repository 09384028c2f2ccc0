import { type Document, STRING } from '../core/document/document.ts';
import { writeJson } from '../core/document/json-write.ts';
import { nodeAt } from '../core/document/pointer.ts';
import { type Memory, read, type SourceText } from '../core/index.ts';
import { standsAlone } from '../sources/edit/extract.ts';
import { contextFor, extractEntry, openSource, replaceEntry, type SourceEntry, subDocument } from '../sources/index.ts';
import type { TravelTarget } from './state.ts';

/** A schema that can be rewritten: as it stands alone. */
export interface PlacedSchema {
	readonly ok: true;
	readonly schema: SourceText;
	/** The schema's place, where it stands in a document that holds many. */
	readonly entry: SourceEntry | null;
	/** What is to be said of its text, in a sentence; null where there is nothing. */
	readonly note: string | null;
}

/** A schema, or why it cannot be rewritten, in a sentence. */
export type Placed = PlacedSchema | { readonly ok: false; readonly message: string };

const WRITTEN_OUT =
	'Parts of this schema are written elsewhere in its document, at anchors: here it is written out, as JSON.';

const AS_ONE =
	'The text holds schemas of its own, and is treated as one here: work on one of them to rewrite it alone.';

/**
 * The schema that is to be rewritten, taken out of the document that holds it.
 * @param pointer where it stands in a document that holds many; absent: the whole text is the schema
 */
export function placed(source: SourceText, pointer: string | undefined, memory: Memory): Placed {
	const opened = openSource(source, memory);
	if (pointer === undefined) {
		const holds = opened.ok ? opened.source.entries.length : 0;
		return rewritable(source, null, holds === 0 ? null : AS_ONE, memory);
	}
	if (!opened.ok && opened.problem !== null) return fail(`The document cannot be read: ${opened.problem.message}`);
	const entry = opened.ok ? opened.source.entries.find((one) => one.pointer === pointer) : undefined;
	if (!opened.ok || entry === undefined) return fail(`The document holds no schema at ${JSON.stringify(pointer)}.`);
	const { document } = opened.read;
	const outside = leadsOutside(document, entry);
	if (outside !== null) {
		return fail(
			`This schema refers to another part of its document (\`${outside}\`), so it cannot be rewritten by itself.`,
		);
	}
	const schema = { text: extractEntry(document, entry), format: document.format };
	return rewritable(schema, entry, standsAlone(document, entry.node) ? null : WRITTEN_OUT, memory);
}

/** The targets in the contexts that fit what the schema is for in its document, where none is said. */
export function targetsFor(targets: readonly TravelTarget[], { entry }: PlacedSchema): readonly TravelTarget[] {
	if (entry === null) return targets;
	return targets.map((target) => ({ ...target, context: target.context ?? contextFor(target.profile, entry) }));
}

function rewritable(schema: SourceText, entry: SourceEntry | null, note: string | null, memory: Memory): Placed {
	const result = memory.read(schema);
	if (!result.ok) return fail(`The schema cannot be read: ${result.error.message}`);
	const { document } = result;
	if (document.shadowed !== null) {
		return fail('A name is written twice in one object of this schema. Keep one of the two, then it can be rewritten.');
	}
	if (!standsAlone(document, 0)) {
		return fail(
			'Parts of this schema are written elsewhere, by aliases: an edit of one place would change others. Write it out first, then it can be rewritten.',
		);
	}
	return { ok: true, schema, entry, note };
}

/** A reference of an entry that leads out of it, to something that the whole document holds; null where there is none. */
function leadsOutside(document: Document, { node }: SourceEntry): string | null {
	const part = subDocument(document, node);
	for (let at = 0; at < part.size; at++) {
		if (part.key(at) !== '$ref' || part.kind(at) !== STRING) continue;
		const text = part.string(at);
		if (text.startsWith('#/') && nodeAt(part, text.slice(1)) < 0 && nodeAt(document, text.slice(1)) >= 0) return text;
	}
	return null;
}

/**
 * The whole text with a schema's new text in its place, and nothing else changed.
 * @param text the schema's new text as it stands alone
 */
export function writtenBack(
	source: SourceText,
	{ entry }: PlacedSchema,
	text: string,
	memory: Memory,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string } {
	if (entry === null) return { ok: true, text };
	const opened = openSource(source, memory);
	if (!opened.ok) return fail('The document can no longer be read.');
	const { document } = opened.read;
	const whole = replaceEntry(document, entry, text);
	const wanted = read(text, source.format);
	const after = openSource({ ...source, text: whole }, memory);
	const before = opened.source.entries;
	// An anchor inside the schema may be what others stand on.
	const isAsMeant =
		wanted.ok &&
		after.ok &&
		after.source.entries.length === before.length &&
		before.every((one, index) => {
			const now = jsonAt(after.read.document, after.source.entries[index].node);
			return now === (one.pointer === entry.pointer ? jsonAt(wanted.document, 0) : jsonAt(document, one.node));
		});
	return isAsMeant
		? { ok: true, text: whole }
		: fail('Other parts of the document depend on how this schema is written, so it is left as it is.');
}

function jsonAt(document: Document, node: number): string {
	return writeJson(document, node, { indent: '' });
}

function fail(message: string): { readonly ok: false; readonly message: string } {
	return { ok: false, message };
}
