import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { compile } from '../plan/compile.ts';
import { decodeBase64 } from './base64.ts';

function fits(schema: object, value: string, dialect: DialectId = 'draft-07', assertion = true): boolean | null {
	const rules = dialectRules(dialect, assertion);
	const compiled = compile({ schema: documentOf(JSON.stringify(schema)), dialect, rules });
	if (!compiled.ok) throw new Error(compiled.problems[0].message);
	return evaluate(compiled.plan, documentOf(JSON.stringify(value))).valid;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('base64', () => {
	it('decodes what is encoded', () => {
		for (let length = 0; length < 40; length++) {
			const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) % 256);
			expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
		}
	});

	it('takes lines', () => {
		const text = 'x'.repeat(120);
		const lines = base64(text).replace(/.{76}/g, '$&\r\n');
		expect(Buffer.from(decodeBase64(lines) ?? []).toString()).toBe(text);
	});

	it.each([
		'a',
		'aa',
		'aaa',
		'a===',
		'aa=',
		'aa==a',
		'=aaa',
		'aaa%',
		'aa-_',
		'aaa\u00e9',
		'aaa\u{1f991}',
		'a aa',
		'ab==',
		'aab=',
		'====',
	])('refuses %j', (text) => {
		expect(decodeBase64(text)).toBeNull();
	});
});

describe('content in draft-07', () => {
	const json = { contentMediaType: 'application/json' };

	it('asserts where formats do, and only there', () => {
		expect(fits(json, '{:}')).toBe(false);
		expect(fits(json, '{:}', 'draft-07', false)).toBe(true);
		expect(fits({ contentEncoding: 'base64' }, '%', 'draft-07', false)).toBe(true);
	});

	it('reads numbers of any size, and no text that only looks like JSON', () => {
		expect(fits(json, '[1e400, 9007199254740993]')).toBe(true);
		expect(fits(json, '{"a":1,}')).toBe(false);
		expect(fits(json, '')).toBe(false);
	});

	it.each([
		['Application/JSON; charset=utf-8', false],
		['application/problem+json', false],
		['application/jsonl', true],
		['text/plain', true],
		['text/html', true],
	])('%s: a text that is no JSON fits: %s', (contentMediaType, expected) => {
		expect(fits({ contentMediaType }, '<p>')).toBe(expected);
	});

	it('looks into what is encoded', () => {
		const both = { ...json, contentEncoding: 'BASE64' };
		expect(fits(both, base64('{"a":"\u00e9"}'))).toBe(true);
		expect(fits(both, base64('{'))).toBe(false);
		expect(fits(both, Buffer.from([0x22, 0xff, 0x22]).toString('base64'))).toBe(false);
		expect(fits(both, '{}')).toBe(false);
		expect(fits({ ...json, contentEncoding: '8bit' }, '{')).toBe(false);
		expect(fits({ ...json, contentEncoding: 'quoted-printable' }, '{')).toBe(true);
	});

	it('is none of later drafts, whatever formats do', () => {
		for (const dialect of ['2019-09', '2020-12'] as const) {
			expect(fits(json, '{:}', dialect)).toBe(true);
			expect(fits({ contentEncoding: 'base64' }, '%', dialect)).toBe(true);
		}
	});
});
