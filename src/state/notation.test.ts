import { describe, expect, it } from 'vitest';
import type { SourceText } from '../core/index.ts';
import { Notations } from './notation.ts';

const json = (text: string): SourceText => ({ text, format: 'json' });
const yaml = (text: string): SourceText => ({ text, format: 'yaml' });

describe('a text that comes whole', () => {
	it.each<readonly [string, SourceText, string, SourceText['format']]>([
		['YAML into an empty editor', json(' \n'), 'type: object\n', 'yaml'],
		['YAML in place of JSON', json('{"a": 1}\n'), 'a: 1\n', 'yaml'],
		['a list in YAML', json(''), '- a\n- b\n', 'yaml'],
		['JSON into an empty editor', yaml(''), '{"a": 1}', 'json'],
		['JSON in place of YAML', yaml('a: 1\n'), '\ufeff{"a": 1}'.slice(1), 'json'],
		['YAML that begins as JSON does stays YAML', yaml(''), '{a: 1}', 'yaml'],
		['what may be either stays', yaml('a: 1'), 'true', 'yaml'],
	])('%s', (_, present, text, format) => {
		expect(new Notations().after(present, text)).toBe(format);
	});
});

describe('an edit keeps the notation', () => {
	it.each<readonly [string, SourceText, string]>([
		['a first character', json(''), '-'],
		['a bracket with its counterpart', yaml(''), '{}'],
		['a line put in front', json('{"a": 1}'), 'a: 1\n{"a": 1}'],
		['all but the brackets', json('{"a": 1}'), '{b: 2}'],
		['an empty text', yaml('a: 1'), ''],
	])('%s', (_, present, text) => {
		expect(new Notations().after(present, text)).toBe(present.format);
	});
});

describe('a conversion', () => {
	const notations = new Notations();
	notations.remember(json('{"a":[1]}'), yaml('a:\n  - 1\n'));
	notations.remember(yaml('a:\n  - 1\n'), json('{ "a": [1] }'));

	it('is undone and done again with its notation', () => {
		expect(notations.after(json('{ "a": [1] }'), 'a:\n  - 1\n')).toBe('yaml');
		expect(notations.after(yaml('a:\n  - 1\n'), '{"a":[1]}')).toBe('json');
		expect(notations.after(json('{"a":[1]}'), 'a:\n  - 1\n')).toBe('yaml');
	});

	it('says nothing of other texts, nor of ones long past', () => {
		const many = new Notations();
		many.remember(yaml('x: 1'), json('{"x": 1}'));
		expect(many.after(json('{"x": 2}'), 'x: 1')).toBe('yaml');
		expect(many.after(json('{"x": 1}'), '{"x": 11}')).toBe('json');
		for (let i = 0; i < 8; i++) many.remember(json(`${i}`), yaml(`${i}`));
		expect(many.after(json('1x'), '1xy')).toBe('json');
		expect(many.after(json('0'), '0\n')).toBe('json');
	});
});
