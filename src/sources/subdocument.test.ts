import { describe, expect, it } from 'vitest';
import type { Document } from '../core/document/document.ts';
import { nodeAt, pointerOf } from '../core/document/pointer.ts';
import { subDocument } from './subdocument.ts';
import { documentOf } from './testing/documents.ts';

/** Everything that a document says of its nodes, places in the text included. */
function told(document: Document, root = 0): unknown[] {
	const rows: unknown[] = [];
	for (let node = root; node < document.nexts[root]; node++) {
		const own = node !== root;
		rows.push([
			document.kind(node),
			document.span(node),
			own ? document.key(node) : undefined,
			own ? document.keySpan(node) : document.span(node),
			document.counts[node],
			document.nexts[node] - root,
			(own && document.shadowed?.has(node)) ?? false,
			document.kind(node) === 4 ? document.string(node) : null,
			document.kind(node) === 3 ? document.numberText(node) : null,
		]);
	}
	return rows;
}

const TEXT = '{"a": [1, {"x": "\\u0041", "x": 1.50, "b": [true, null]}], "b": {"a": {"x": []}}, "c": 2}';

describe('a part of a document as a document', () => {
	it('says of every part what the whole says of it', () => {
		const whole = documentOf(TEXT);
		for (let node = 0; node < whole.size; node++) {
			const view = subDocument(whole, node);
			expect(told(view), pointerOf(whole, node)).toEqual(told(whole, node));
			expect(view.size).toBe(whole.nexts[node] - node);
		}
	});

	it('keeps the text, and numbers names anew', () => {
		const whole = documentOf(TEXT);
		const view = subDocument(whole, nodeAt(whole, '/b'));
		expect(view.text).toBe(whole.text);
		expect(view.keys).toEqual(['a', 'x']);
		expect(pointerOf(view, nodeAt(view, '/a/x'))).toBe('/a/x');
		expect(view.key(0)).toBeUndefined();
	});

	it('keeps what YAML spells otherwise', () => {
		const whole = documentOf('a:\n  b: plain text\n  c: 0x10\nd: other\n', 'yaml');
		const view = subDocument(whole, nodeAt(whole, '/a'));
		expect(view.string(nodeAt(view, '/b'))).toBe('plain text');
		expect(view.numberText(nodeAt(view, '/c'))).toBe('16');
	});

	it('views a view', () => {
		const whole = documentOf(TEXT);
		const outer = subDocument(whole, nodeAt(whole, '/a'));
		const inner = subDocument(outer, nodeAt(outer, '/1'));
		expect(told(inner)).toEqual(told(whole, nodeAt(whole, '/a/1')));
	});
});
