import { ARRAY, type Document, type Span } from '../../core/document/document.ts';
import { writeJson } from '../../core/document/json-write.ts';
import { read } from '../../core/document/read.ts';
import type { SourceEntry } from '../source.ts';
import { extractEntry } from './extract.ts';
import { lineEnding, linesOf, replaceLines } from './lines.ts';
import { afterName, indentOf, inFlow, lineStart, stepOf, styleOf } from './place.ts';

/** New text for a span of the whole text. */
export interface TextEdit {
	readonly span: Span;
	readonly text: string;
}

/**
 * The whole text with one schema changed and nothing else: not a byte outside it, but for the space between a name
 * and a value that takes another style.
 * @param change the schema's new text as it stands alone, in the notation of the document (JSON is YAML too), or
 *   edits of the whole text that lie within the schema
 * @throws RangeError when an edit reaches outside the schema
 */
export function replaceEntry(
	document: Document,
	entry: Pick<SourceEntry, 'node'>,
	change: string | readonly TextEdit[],
): string {
	const edits = typeof change === 'string' ? [replacement(document, entry.node, change)] : change;
	if (typeof change !== 'string') checkWithin(document.span(entry.node), edits);
	return applyEdits(document.text, edits);
}

/** Applies edits to a text; where two overlap, the one that begins later is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const { span, text: part } of [...edits].sort((a, b) => a.span.start - b.span.start)) {
		if (span.start < at) continue;
		parts.push(text.slice(at, span.start), part);
		at = span.end;
	}
	return parts.join('') + text.slice(at);
}

function checkWithin({ start, end }: Span, edits: readonly TextEdit[]): void {
	for (const { span } of edits) {
		if (span.start < start || span.end > end) throw new RangeError('An edit reaches outside the schema.');
	}
}

function replacement(document: Document, node: number, block: string): TextEdit {
	const span = document.span(node);
	const text = document.text.slice(span.start, span.end);
	// Also where the text alone is another one, because part of it is written elsewhere.
	if (extractEntry(document, { node }) === block) return { span, text };
	const style = styleOf(document, node);
	if (isBlockStyle(document, block)) {
		if (inFlow(document, node)) return inline(document, node, flowText(block));
		if (style !== 'block') return opened(document, node, block);
	} else {
		const own = onItsLine(document, block);
		if (style === 'empty' || own !== block) return inline(document, node, own);
	}
	const indent = indentOf(document, node);
	const lines = bareLines(document, node, block);
	return { span, text: replaceLines(linesOf(text, indent), lines, indent, lineEnding(document.text)) };
}

/** The lines of the new text; a line end at its end stays only where the document has no other there. */
function bareLines(document: Document, node: number, block: string): readonly string[] {
	const lines = linesOf(block, '').map(({ bare }) => bare);
	const atEnd = document.span(node).end === document.text.length && document.format === 'yaml';
	while (lines.length > 1 && lines.at(-1) === '') lines.pop();
	return atEnd && /[\r\n]$/.test(block) ? [...lines, ''] : lines;
}

/** A value on the line of its name. */
function inline(document: Document, node: number, block: string): TextEdit {
	const named = afterName(document, node);
	const lines = bareLines(document, node, block);
	const text = replaceLines([], lines, indentOf(document, node), lineEnding(document.text));
	if (styleOf(document, node) !== 'empty' || named === null) return { span: document.span(node), text };
	return { span: { start: named.start, end: named.start }, text: ` ${text}` };
}

/** A block where a value on the line of its name stood. */
function opened(document: Document, node: number, block: string): TextEdit {
	const named = afterName(document, node);
	const end = lineEnding(document.text);
	const lines = bareLines(document, node, block);
	if (named === null) {
		const { start } = document.span(node);
		const indent = ' '.repeat(start - lineStart(document.text, start));
		return { span: document.span(node), text: replaceLines([], lines, indent, end) };
	}
	const name = document.keyStarts[node];
	const indent = ' '.repeat(name - lineStart(document.text, name) + stepOf(document, node));
	return { span: named, text: end + indent + replaceLines([], lines, indent, end) };
}

/** Whether a text in the notation of the document opens an indented block. */
function isBlockStyle({ format }: Document, block: string): boolean {
	if (format === 'json') return false;
	const result = read(block, 'yaml');
	if (result.ok) return result.document.kind(0) >= ARRAY && styleOf(result.document, 0) === 'block';
	const first = /^\s*(?:#[^\r\n]*[\r\n]+\s*)*([^\r\n]*)/.exec(block)?.[1] ?? '';
	return !/^["'{[|>]/.test(first) && /^- |:(?:\s|$)/.test(first);
}

/** Text of several lines that is no flow collection has rules of its own on indentation: it is written on one line. */
function onItsLine({ format }: Document, block: string): string {
	return format === 'json' || /^\s*[{[]/.test(block) || !/[\r\n]./.test(block) ? block : flowText(block);
}

/** A block as JSON, for places where no block can stand; as it is where it cannot be read. */
function flowText(block: string): string {
	const result = read(block, 'yaml');
	return result.ok ? writeJson(result.document, 0, { indent: '' }) : block;
}
