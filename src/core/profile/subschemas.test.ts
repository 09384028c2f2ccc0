import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { pointerOf } from '../document/pointer.ts';
import { schemaExtent, walkSubschemas } from './subschemas.ts';

function walk(text: string) {
	const document = documentOf(text);
	return [...walkSubschemas(document, 0)].map(
		({ node, parent, level, via }) =>
			`${level} ${via} ${pointerOf(document, node)} in ${parent < 0 ? '-' : pointerOf(document, parent)}`,
	);
}

describe('walkSubschemas', () => {
	it('finds schemas where keywords hold them, in the order of the text', () => {
		expect(
			walk(
				'{"not":{"items":[true,{}]},"enum":[{"not":{}}],"properties":{"items":{"type":"x"}},"anyOf":[{"if":false}],"dependencies":{"a":["b"],"c":{}}}',
			),
		).toEqual([
			'1 null  in -',
			'2 not /not in ',
			'3 items /not/items/0 in /not',
			'3 items /not/items/1 in /not',
			'2 properties /properties/items in ',
			'2 anyOf /anyOf/0 in ',
			'3 if /anyOf/0/if in /anyOf/0',
			'2 dependencies /dependencies/c in ',
		]);
	});

	it('yields what stands where a schema should, and passes over keywords of another shape', () => {
		expect(walk('{"not":5,"allOf":{"a":{}},"properties":[{}],"$defs":{"a":null}}')).toEqual([
			'1 null  in -',
			'2 not /not in ',
			'2 $defs /$defs/a in ',
		]);
	});

	it('takes no inherited name for a keyword', () => {
		expect(walk('{"constructor":{"not":{}},"__proto__":{"not":{}},"toString":[{}]}')).toHaveLength(1);
	});

	it('passes over names written again later', () => {
		expect(walk('{"not":{"not":{}},"not":true}')).toEqual(['1 null  in -', '2 not /not in ']);
	});
});

describe('schemaExtent', () => {
	it('counts schemas and levels', () => {
		expect(schemaExtent(documentOf('{"allOf":[{},{"not":true}]}'))).toEqual({ nodes: 4, levels: 3 });
		expect(schemaExtent(documentOf('true'))).toEqual({ nodes: 1, levels: 1 });
	});
});
