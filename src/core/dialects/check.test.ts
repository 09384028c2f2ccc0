import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { pointerOf } from '../document/pointer.ts';
import { checkAgainstMetaSchema } from './check.ts';
import { dialectOf } from './dialects.ts';
import type { DialectId } from './ids.ts';
import { metaSchema } from './meta-schemas.ts';

const DIALECTS: readonly DialectId[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];

function wrongPlaces(schema: string, dialect: DialectId): readonly string[] {
	const document = documentOf(schema);
	return checkAgainstMetaSchema(document, dialect).map(({ instance }) => pointerOf(document, instance));
}

describe('meta-schemas', () => {
	it.each(DIALECTS)('%s fits itself', (dialect) => {
		const schema = metaSchema(dialectOf(dialect).uri);
		expect(schema).not.toBeNull();
		if (schema !== null) expect(checkAgainstMetaSchema(schema, dialect)).toEqual([]);
	});

	it.each<[DialectId, string, string]>([
		['draft-04', '{"properties":{"a":{"maxLength":2.0}}}', '/properties/a/maxLength'],
		['draft-04', '{"enum":[]}', '/enum'],
		['draft-04', '{"items":true}', '/items'],
		['draft-06', '{"exclusiveMinimum":true}', '/exclusiveMinimum'],
		['draft-07', '{"if":1}', '/if'],
		['draft-07', '{"required":["a","a"]}', '/required'],
		['2019-09', '{"$defs":{"a":{"minContains":-1}}}', '/$defs/a/minContains'],
		['2020-12', '{"prefixItems":[]}', '/prefixItems'],
		['2020-12', '{"allOf":[{"dependentRequired":{"a":[1]}}]}', '/allOf/0/dependentRequired/a/0'],
	])('%s: %s is wrong at %s', (dialect, schema, place) => {
		expect(wrongPlaces(schema, dialect)).toContain(place);
	});

	it.each<[DialectId, string]>([
		['draft-06', '{"maxLength":2.0,"items":true}'],
		['2020-12', '{"enum":[]}'],
	])('%s: %s is right', (dialect, schema) => {
		expect(wrongPlaces(schema, dialect)).toEqual([]);
	});
});
