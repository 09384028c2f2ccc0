import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { pointerOf } from '../document/pointer.ts';
import { usedKeywords } from './keywords-used.ts';
import type { Admission, Profile } from './profile.ts';

/** The table is made from these two members alone. */
const profile = {
	keywords: [
		{ keyword: 'type', disposition: 'enforce', basis: 'documented' },
		{ keyword: 'properties', disposition: 'enforce', basis: 'documented' },
		{ keyword: 'minimum', disposition: 'enforce', basis: 'documented' },
		{ keyword: 'title', disposition: 'annotate', basis: 'source', note: 'a note' },
	],
	otherKeywords: { disposition: 'refuse', basis: 'inferred' },
} as unknown as Profile;

const TEXT =
	'{"title":{"format":1},"type":"object","properties":{"a":{"type":"string","minimum":1},"b":{"type":"integer","minimum":2,"format":"x"}}}';

function table(admission: Admission | null = null) {
	const document = documentOf(TEXT);
	return usedKeywords(document, profile, admission).map(
		({ row, count, node }) => `${row.keyword} ${row.disposition} ${count} ${pointerOf(document, node)}`,
	);
}

describe('usedKeywords', () => {
	it('lists what schemas use, in order of first use, with what the profile does', () => {
		expect(table()).toEqual([
			'title annotate 1 /title',
			'type enforce 3 /type',
			'properties enforce 1 /properties',
			'minimum enforce 2 /properties/a/minimum',
			'format refuse 1 /properties/b/format',
		]);
	});

	it('tells uses apart that the profile treats otherwise at their place', () => {
		const document = documentOf(TEXT);
		const minimum = document.child(document.child(document.child(0, 'properties'), 'a'), 'minimum');
		const finding = {
			code: 'unsupported-keyword',
			severity: 'error',
			side: 'schema',
			keyword: 'minimum',
			node: minimum,
			mark: 'entry',
			message: '',
			basis: 'source',
		} as const;
		expect(table({ taken: false, findings: [finding] })).toEqual([
			'title annotate 1 /title',
			'type enforce 3 /type',
			'properties enforce 1 /properties',
			'minimum refuse 1 /properties/a/minimum',
			'minimum enforce 1 /properties/b/minimum',
			'format refuse 1 /properties/b/format',
		]);
	});
});
