import { expect, it } from 'vitest';
import { findProfile } from '../profiles/index.ts';
import { documentOf } from '../testing/documents.ts';
import { impliedDialect } from './dialect.ts';
import { meaningOf } from './meaning.ts';

it.each([
	['{"minimum": 1, "exclusiveMinimum": true}', 'draft-04'],
	['{"items": [{}]}', 'draft-07'],
	['{"properties": {"a": {"dependencies": {}}}}', 'draft-07'],
	['{"items": [{}], "minContains": 2}', '2019-09'],
	['{"items": [{}], "not": {"prefixItems": []}}', '2020-12'],
	['{"items": {}, "exclusiveMinimum": 1}', undefined],
	['{"enum": [{"items": []}]}', undefined],
])('%s implies %s', (text, dialect) => {
	expect(impliedDialect(documentOf(text))).toBe(dialect);
});

it('is what is named first, then what is said, then that of the hosts, then what is implied', () => {
	const target = (id: string) => {
		const profile = findProfile(id);
		if (profile === undefined) throw new Error(id);
		return { profile };
	};
	const of = (text: string, ...ids: readonly string[]) =>
		meaningOf(documentOf(text), { targets: ids.map(target) }).dialect;
	const named = '{"$schema": "http://json-schema.org/draft-06/schema#", "items": [{}]}';
	expect(of(named, 'realm')).toBe('draft-06');
	expect(of('{}', 'realm')).toBe('draft-07');
	expect(of('{"prefixItems": []}', 'realm')).toBe('draft-07');
	expect(of('{"items": [{}]}', 'backplane', 'realm')).toBe('draft-07');
	expect(of('{}', 'backplane', 'realm')).toBe('2020-12');
	const said = meaningOf(documentOf('{}'), { dialect: '2019-09', targets: [target('realm')] });
	expect(said.dialect).toBe('2019-09');
});
