import { describe, expect, it } from 'vitest';
import { dialectOf } from '../../core/dialects/dialects.ts';
import { metaSchema } from '../../core/dialects/meta-schemas.ts';
import { STRING } from '../../core/document/document.ts';
import { resolveUri } from '../../core/plan/uri.ts';
import { dialectProfiles } from './profile.ts';

/** The names under `properties` of a built-in meta-schema, and of the vocabularies that its `allOf` refers to. */
function namesIn(uri: string): readonly string[] {
	const schema = metaSchema(uri);
	if (schema === null) throw new Error(`There is no meta-schema ${uri}.`);
	const properties = schema.child(0, 'properties');
	const own = properties < 0 ? [] : [...schema.children(properties)].map((node) => schema.key(node) ?? '');
	const parts = schema.child(0, 'allOf');
	const others = parts < 0 ? [] : [...schema.children(parts)];
	return [
		...own,
		...others.flatMap((part) => {
			const reference = schema.child(part, '$ref');
			return schema.kind(reference) === STRING ? namesIn(resolveUri(uri, schema.string(reference))) : [];
		}),
	];
}

describe.each(dialectProfiles)('the keyword table of $title', ({ dialect, keywords }) => {
	const listed = keywords.map(({ keyword }) => keyword);
	const named = new Set(namesIn(dialectOf(dialect).uri));
	// The first draft leaves it to JSON Reference.
	if (dialect === 'draft-04') named.add('$ref');

	it('has every keyword of the meta-schema, once', () => {
		expect(named.size).toBeGreaterThan(30);
		expect([...named].filter((name) => !listed.includes(name))).toEqual([]);
		expect(new Set(listed).size).toBe(listed.length);
	});

	it('has nothing that the meta-schema does not have', () => {
		expect(listed.filter((name) => !named.has(name))).toEqual([]);
	});

	it('says of each what becomes of it, and how that is known', () => {
		for (const { disposition, basis, source } of keywords) {
			expect(['enforce', 'annotate']).toContain(disposition);
			expect(basis).toBe('documented');
			expect(source).toBeTruthy();
		}
	});
});
