import type { Document } from '../core/document/document.ts';
import { pointerOf } from '../core/document/pointer.ts';
import type { SyntaxProblem } from '../core/document/syntax.ts';
import type { SourceEntry, SourceFinding } from './source.ts';

/** More notes of one text are not told. */
const MOST_NOTES = 200;

/**
 * What reading a document had to say outside of its schemas: names written twice, names that are no text, merge keys.
 * What it had to say inside of one is said where that is judged.
 */
export function readingFindings(
	document: Document,
	notes: readonly SyntaxProblem[],
	entries: readonly SourceEntry[],
): readonly SourceFinding[] {
	const outside = notes
		.filter(({ start, end }) => !entries.some(({ span }) => start >= span.start && end <= span.end))
		.slice(0, MOST_NOTES);
	if (outside.length === 0) return [];
	const nodes = nodesByStart(document);
	return outside.map(({ code, message, start, end, related }) => ({
		code: 'reading',
		severity: code === 'duplicate-key' ? 'warning' : 'info',
		message,
		basis: 'documented',
		source: document.format === 'yaml' ? 'YAML 1.2' : 'RFC 8259',
		pointer: pointerOf(document, nodes.get(start) ?? 0),
		span: { start, end },
		...(related?.[0] === undefined ? {} : { otherSpan: related[0] }),
	}));
}

/** The members of objects by where their names start. */
function nodesByStart({ size, keyStarts }: Document): ReadonlyMap<number, number> {
	const nodes = new Map<number, number>();
	for (let node = 1; node < size; node++) if (keyStarts[node] >= 0) nodes.set(keyStarts[node], node);
	return nodes;
}
