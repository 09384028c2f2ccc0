import { describe, expect, it } from 'vitest';
import type { Replayed, Step } from '../../../travel/view.ts';
import { finding } from '../../model/testing/reports.ts';
import { offerWords } from './offer-words.ts';
import { evidenceOf, outcomeWords, refusalWords, whyNot } from './words.ts';

function step(part: Partial<Step> = {}): Step {
	return {
		id: 'single-type name /a',
		rule: 'single-type',
		title: 'Write a list of one type as that type',
		kind: 'keeps-meaning',
		variant: 'name',
		pointer: '/a',
		keyword: 'type',
		sentence: 'Write the list of one type as "string".',
		edits: [],
		...part,
	};
}
const replayed = (state: Replayed['state'], needs: number | null = null, part: Partial<Step> = {}): Replayed => ({
	state,
	needs,
	step: step(part),
});
const takes = { profile: 'a', context: 'c', findings: [] };
const refuses = { profile: 'b', context: 'c', findings: [finding({ side: 'schema', schemaLocation: '/a/type' })] };

describe('evidenceOf', () => {
	it('counts the values of a proof, or gives the one that tells the two apart', () => {
		expect(evidenceOf(step({ proof: { holds: true, tried: 1312, fitting: 410 } }))).toEqual([
			'1,312 values tried, all alike: 410 fit, 902 do not.',
		]);
		expect(evidenceOf(step({ proof: { holds: false, tried: 3, fitting: 1, counterexample: '5' } }))).toEqual([
			'This value is told otherwise after it: `5`.',
		]);
	});

	it('says exactly what is lost, and what fits only now', () => {
		expect(evidenceOf(step({ kind: 'loses', lost: '"pattern": "^a"', fitsNow: '"b"' }))).toEqual([
			'Lost: `"pattern": "^a"`.',
			'A value that fits only now: `"b"`.',
		]);
	});

	it('says what is added, and what fitted before', () => {
		expect(evidenceOf(step({ kind: 'adds', added: '"type": "string"' }))).toEqual([
			'Added: `"type": "string"`.',
			'No value was found that fits no more.',
		]);
	});
});

describe('whyNot', () => {
	it('names the edit that another one needs', () => {
		const steps = [replayed('off', null, { title: 'Inline', pointer: '/x' }), replayed('impossible', 0)];
		expect(whyNot(steps[1], steps)).toBe('Not possible without “Inline” at `/x`, which is switched off.');
		expect(whyNot(steps[0], steps)).toBeNull();
	});
});

describe('outcomeWords', () => {
	it('counts takers and edits', () => {
		expect(outcomeWords([takes, takes], [replayed('made'), replayed('off')])).toBe(
			'All 2 hosts take it after 1 edit. The same values fit as before.',
		);
		const kinds = [
			replayed('made'),
			replayed('made', null, { kind: 'loses' }),
			replayed('off', null, { kind: 'adds' }),
		];
		expect(outcomeWords([takes, takes], kinds)).toBe(
			'All 2 hosts take it after 2 edits. 1 of them loses a constraint.',
		);
		expect(outcomeWords([takes, refuses], [replayed('off')])).toBe('1 of 2 hosts takes it without any edit.');
		expect(outcomeWords([takes, takes], [])).toBe('All 2 hosts take it as it is.');
		expect(outcomeWords([refuses], [])).toBe('The host does not take it, and no edit that is allowed helps.');
	});
});

it('refusalWords gives the first refusal with its place', () => {
	expect(refusalWords(takes)).toBeNull();
	expect(refusalWords(refuses)).toMatch(/, at `\/a\/type`\.$/);
});

it('offerWords says first what changes the meaning', () => {
	expect(offerWords(step())).toBe('Write the list of one type as "string"');
	expect(offerWords(step({ kind: 'loses', lost: '"pattern": "^a"' }))).toBe('Loses the constraint "pattern": "^a"');
	const sentence = 'Spell `requierd` as `required`: now it checks nothing.';
	expect(offerWords(step({ kind: 'adds', added: '"required": ["a"]', sentence }))).toBe(
		'Adds the constraint "required": ["a"] (spell requierd as required)',
	);
});
