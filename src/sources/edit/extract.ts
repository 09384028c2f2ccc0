import type { Document } from '../../core/document/document.ts';
import { writeJson } from '../../core/document/json-write.ts';
import type { SourceEntry } from '../source.ts';
import { linesOf } from './lines.ts';
import { indentOf } from './place.ts';

/**
 * The text of one schema as it would stand alone, its indentation taken back; comments stay. A schema that is written
 * elsewhere in part, at anchors, does not stand alone as it is: it is written out as JSON.
 */
export function extractEntry(document: Document, { node }: Pick<SourceEntry, 'node'>): string {
	const { start, end } = document.span(node);
	if (!standsAlone(document, node)) return writeJson(document, node, { indent: '  ' });
	const lines = linesOf(document.text.slice(start, end), indentOf(document, node));
	return lines.map(({ bare }) => bare).join('\n');
}

/** Whether all that a node holds is written within its own text, and written there at all. */
export function standsAlone(document: Document, node: number): boolean {
	const { start, end } = document.span(node);
	if (start === end) return false;
	for (let at = node; at < document.nexts[node]; at++) {
		if (document.starts[at] < start || document.ends[at] > end) return false;
		if (document.format === 'yaml' && document.text[document.starts[at]] === '*') return false;
	}
	return true;
}
