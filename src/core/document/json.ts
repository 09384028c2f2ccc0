import { toScanBytes } from './json-bytes.ts';
import { explain } from './json-errors.ts';
import { Names } from './json-names.ts';
import { byteOrderMarkNote, duplicateNotes, surrogateNotes } from './json-notes.ts';
import { scanJson } from './json-scan.ts';
import type { ReadResult } from './syntax.ts';
import { Tables } from './tables.ts';

const tables = new Tables();
const names = new Names();

/**
 * Reads JSON text, strictly as RFC 8259 has it, in one pass and at any depth. The first thing that is not JSON
 * is the error. A leading byte order mark is skipped; it, lone surrogates and names written twice are notes, in
 * document order.
 */
export function readJson(text: string): ReadResult {
	const marked = text.charCodeAt(0) === 0xfeff;
	const scanned = toScanBytes(text);
	names.begin(text, scanned.bytes);
	const { size, stop, shadows, loneSurrogates } = scanJson(text, scanned, marked ? 1 : 0, tables, names);
	const keys = names.end();
	if (stop !== null) {
		const error = explain(text, stop, tables);
		tables.release();
		return { ok: false, error };
	}
	const shadowed = shadows?.nodes() ?? null;
	const document = tables.finish({ text, format: 'json', size, keys, cooked: null, shadowed });
	const notes = [
		...(marked ? [byteOrderMarkNote()] : []),
		...surrogateNotes(loneSurrogates, scanned.loneSurrogates),
		...(shadows === null ? [] : duplicateNotes(document, shadows.groups())),
	];
	return { ok: true, document, notes: notes.length > 1 ? notes.sort((a, b) => a.start - b.start) : notes };
}
