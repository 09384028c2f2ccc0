import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';
import { codeMarkdown, escapeMarkdown, proseMarkdown } from './markdown.ts';
import { bytes, counted, utf8Length } from './numbers.ts';
import { firstSentence, plainText, proseParts } from './prose.ts';

describe('proseParts', () => {
	it('splits at backticks and leaves a lone one alone', () => {
		expect(proseParts('`type` asks')).toEqual([
			{ text: 'type', code: true },
			{ text: ' asks', code: false },
		]);
		expect(plainText('a `b` c')).toBe('a b c');
		expect(plainText('a ` b')).toBe('a ` b');
	});
});

describe('firstSentence', () => {
	it('ends at a full stop before a space, not inside code or quotes', () => {
		expect(firstSentence('One. Two.')).toBe('One');
		expect(firstSentence('`a. b` is "c. d" here. More.')).toBe('`a. b` is "c. d" here');
		expect(firstSentence('It is 1.5 long.')).toBe('It is 1.5 long');
		expect(firstSentence('no stop')).toBe('no stop');
	});
});

describe('markdown', () => {
	it('lets nothing of a document be a link, an image or HTML', () => {
		const hostile = '![x](http://e.example/a.png) <img src=x> [a](b) **b** https://e.example\nline';
		expect(escapeMarkdown(hostile)).not.toMatch(/(?<!\\)[[\]<>*!:]|\n/);
	});

	it('fences code that has backticks', () => {
		expect(codeMarkdown('a`b``c')).toBe('``` a`b``c ```');
		expect(proseMarkdown('`type` asks (1)')).toBe('` type ` asks \\(1\\)');
	});
});

describe('numbers', () => {
	it('counts with separators and the right noun', () => {
		expect(counted(1, 'step')).toBe('1 step');
		expect(counted(12345, 'step')).toBe('12,345 steps');
		expect(bytes(999)).toBe('999 bytes');
		expect(bytes(1234)).toBe('1.2 kB');
		expect(bytes(65_536)).toBe('65.5 kB');
		expect(bytes(1_048_576)).toBe('1 MB');
	});

	it('counts UTF-8 bytes as an encoder does', () => {
		for (const text of ['', 'abc', 'é', '€', '😀', 'a😀€é', '\ud83d', '\ude00x', '\ud83d\ud83d\ude00']) {
			expect(utf8Length(text), JSON.stringify(text)).toBe(new TextEncoder().encode(text).length);
		}
	});
});

describe('kindOf', () => {
	it('never lets a warning look like a failure', () => {
		expect(kindOf({ code: 'duplicate-key', severity: 'error' })).toBe('malformed');
		expect(kindOf({ code: 'duplicate-key', severity: 'warning' })).toBe('advisory');
		expect(kindOf({ code: 'ignored-keyword', severity: 'warning' })).toBe('ineffective');
		expect(kindOf({ code: 'limit', severity: 'error' })).toBe('limit');
	});
});
