import { expect, it } from 'vitest';
import { draftsOf, schemasOf, withDraft, withPositions } from './drafts.ts';

const a = { uri: 'https://e.example/a', text: '{}' };

it('begins with the schemas that are there, and one for what is wanted', () => {
	expect(draftsOf([a], null)).toEqual([{ ...a, number: 0 }]);
	expect(draftsOf([a], a.uri)).toHaveLength(1);
	expect(draftsOf([a], 'urn:b')).toEqual([
		{ ...a, number: 0 },
		{ uri: 'urn:b', text: '', number: 1 },
	]);
});

it('numbers a new draft so that none is taken for another', () => {
	const drafts = withDraft(withDraft(draftsOf([a], null))).filter(({ number }) => number !== 1);
	expect(withDraft(drafts).map(({ number }) => number)).toEqual([0, 2, 3]);
	expect(withDraft([]).map(({ number }) => number)).toEqual([0]);
});

it('gives those with a text, as they are', () => {
	expect(schemasOf([...withDraft(draftsOf([a], 'urn:b')), { uri: '', text: ' {', number: 9 }])).toEqual([
		a,
		{ uri: '', text: ' {' },
	]);
});

it('knows which of those given each is', () => {
	const drafts = [...withDraft(draftsOf([a], 'urn:b')), { uri: '', text: ' {', number: 9 }];
	expect(withPositions(drafts).map(({ position }) => position)).toEqual([0, null, null, 1]);
});
