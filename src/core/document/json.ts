import { toScanBytes } from './json-bytes.ts';
import { explain } from './json-errors.ts';
import { Names } from './json-names.ts';
import { byteOrderMarkNote, duplicateNotes, surrogateNotes } from './json-notes.ts';
import { scanJson } from './json-scan.ts';
import type { ReadResult } from './syntax.ts';
import { Tables } from './tables.ts';

const tables = new Tables();

/**
 * Reads JSON text, strictly as RFC 8259 has it, in one pass and at any depth. The first thing that is not JSON
 * is the error. A leading byte order mark is skipped; it, lone surrogates and names written twice are notes, in
 * document order.
 */
export function readJson(text: string): ReadResult {
	const marked = text.charCodeAt(0) === 0xfeff;
	const { bytes, loneSurrogates } = toScanBytes(text);
	const names = new Names(text, bytes);
	const scan = scanJson(text, bytes, marked ? 1 : 0, tables, names);
	try {
		if (scan.stop !== null) return { ok: false, error: explain(text, scan.stop, tables) };
		const document = tables.finish({
			text,
			format: 'json',
			size: scan.size,
			keys: names.keys,
			cooked: null,
			shadowed: scan.shadows.nodes(),
		});
		const notes = [
			...(marked ? [byteOrderMarkNote()] : []),
			...surrogateNotes(scan.loneSurrogates, loneSurrogates),
			...duplicateNotes(document, scan.shadows.groups()),
		];
		return { ok: true, document, notes: notes.sort((a, b) => a.start - b.start) };
	} finally {
		tables.release();
	}
}
