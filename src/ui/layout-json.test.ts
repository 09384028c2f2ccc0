import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutJson } from './layout-json.ts';

describe('layOutJson', () => {
	it('changes nothing but white space', () => {
		fc.assert(
			fc.property(fc.json(), (text) => {
				const out = layOutJson(text, '\n');
				expect(out).not.toBeNull();
				expect(JSON.parse(out ?? '')).toEqual(JSON.parse(text));
				expect(layOutJson(out ?? '', '\n')).toBe(out);
			}),
		);
	});

	it('keeps digits, escapes and names written twice', () => {
		const text = '{"a":9007199254740993,"a":1.0,"b":1e400,"c":"\\u00e9\\/"}';
		expect(layOutJson(text, '\n')).toBe(
			'{\n  "a": 9007199254740993,\n  "a": 1.0,\n  "b": 1e400,\n  "c": "\\u00e9\\/"\n}',
		);
	});

	it('keeps short lists on a line and breaks long ones', () => {
		expect(layOutJson('{"required":["a","b"],"e":[],"o":{ }}', '\n')).toBe(
			'{\n  "required": ["a", "b"],\n  "e": [],\n  "o": {}\n}',
		);
		expect(layOutJson(`[${Array(40).fill('1234').join(',')}]`, '\n')?.split('\n')).toHaveLength(42);
		expect(layOutJson('[[1],{"a":1}]', '\n')).toBe('[\n  [1],\n  {\n    "a": 1\n  }\n]');
	});

	it('keeps the line end it is given, and a last one', () => {
		expect(layOutJson('{"a":1}\r\n', '\r\n')).toBe('{\r\n  "a": 1\r\n}\r\n');
	});

	it('leaves alone what it cannot tell apart', () => {
		for (const text of ['{"a', '[1', '}', '[}']) expect(layOutJson(text, '\n'), text).toBeNull();
	});

	it('keeps mistakes between tokens visible', () => {
		expect(layOutJson('[1 2]', '\n')).not.toContain('12');
		expect(layOutJson('{"a" 1}', '\n')).toContain('"a" 1');
	});

	it('is bounded in depth', () => {
		const deep = '['.repeat(100_000) + ']'.repeat(100_000);
		expect(layOutJson(deep, '\n')?.replace(/\s/g, '')).toBe(deep);
	});
});
