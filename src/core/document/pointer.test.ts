import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { readJson } from './json.ts';
import { escapeToken, nodeAt, pointerOf } from './pointer.ts';

function read(text: string): Document {
	const result = readJson(text);
	if (!result.ok) throw new Error(result.error.message);
	return result.document;
}

test('the examples of RFC 6901', () => {
	const document = read(
		'{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}',
	);
	const found = ['/', '/a~1b', '/c%d', '/e^f', '/g|h', '/i\\j', '/k"l', '/ ', '/m~0n'].map((pointer) =>
		document.numberText(nodeAt(document, pointer)),
	);
	expect(found).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
	expect(nodeAt(document, '')).toBe(0);
	expect(document.string(nodeAt(document, '/foo/0'))).toBe('bar');
});

test('what names nothing is -1', () => {
	const document = read('{"a":[1,2],"b":"text","~2":1}');
	for (const pointer of ['a', '/a/-', '/a/01', '/a/2', '/a/-1', '/a/1e0', '/a/', '/b/0', '/c', '/~2', '/~', '#/a']) {
		expect([pointer, nodeAt(document, pointer)]).toEqual([pointer, -1]);
	}
});

test('of a name written twice the last value counts, and both nodes have the pointer', () => {
	const document = read('{"k":1,"m":2,"k":3}');
	expect(document.numberText(nodeAt(document, '/k'))).toBe('3');
	expect([1, 2, 3].map((node) => pointerOf(document, node))).toEqual(['/k', '/m', '/k']);
});

test('names that objects inherit are only names', () => {
	const document = read('{"a":{}}');
	expect(nodeAt(document, '/a/toString')).toBe(-1);
	expect(nodeAt(document, '/a/__proto__')).toBe(-1);
});

test('every node is found again under its pointer', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			const document = read(JSON.stringify(value));
			for (let node = 0; node < document.size; node++) expect(nodeAt(document, pointerOf(document, node))).toBe(node);
		}),
	);
});

test('a token is escaped so that it reads back', () => {
	expect(escapeToken('~1/~0')).toBe('~01~1~00');
});
