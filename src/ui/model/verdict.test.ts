import { describe, expect, it } from 'vitest';
import { finding, keywordUse, rangeAt, report } from './testing/reports.ts';
import { checkedSentence, verdictLine } from './verdict.ts';

describe('verdictLine', () => {
	const sentence = (...args: Parameters<typeof report>) => verdictLine(report(...args), 'Me').sentence;

	it('says that all is well, and how many warnings there are', () => {
		expect(sentence()).toBe('Me takes the schema, and the value fits.');
		expect(sentence({ valueFits: null })).toBe('Me takes the schema.');
		const warning = finding({ severity: 'warning', code: 'advisory' });
		expect(sentence({ findings: [warning, warning] })).toBe(
			'Me takes the schema, and the value fits, with 2 warnings.',
		);
	});

	it('says what refused the schema, and where', () => {
		const refusal = finding({
			code: 'unsupported-keyword',
			side: 'schema',
			first: true,
			instanceLocation: null,
			schemaLocation: '/properties/code/pattern',
			message: '`pattern` is not in the profile. Remove it.',
			range: rangeAt(7, 3),
		});
		const line = verdictLine(report({ verdict: 'refused', findings: [finding(), refusal] }), 'Me');
		expect(line.sentence).toBe(
			'Schema refused by Me: `pattern` is not in the profile, at `/properties/code/pattern`, schema line 7.',
		);
		expect(line.finding).toBe(refusal);
	});

	it('names the root by its line alone', () => {
		const findings = [finding({ first: true, range: rangeAt(2, 1) })];
		expect(sentence({ verdict: 'invalid', findings })).toBe(
			'Value refused by Me: `type` asks for a string; this is a number (7), value line 2.',
		);
	});

	it('says neither that it fits nor that it fails where a limit ran out', () => {
		const limit = finding({
			code: 'limit',
			message: 'The limit on steps ran out here: 10 steps are allowed; this needs 11.',
		});
		expect(sentence({ verdict: 'exhausted', findings: [limit] })).toMatch(/^Exhausted at Me: the limit on steps/);
	});

	it('never takes the time guard for the host', () => {
		const time = finding({ code: 'time', message: "Stopped after 2 s: the playground's own time limit. More." });
		expect(sentence({ verdict: 'exhausted', findings: [time] })).toBe(
			"Stopped after 2 s: the playground's own time limit.",
		);
	});

	it('names the side that cannot be read', () => {
		const syntax = finding({
			code: 'parse',
			side: 'schema',
			schemaLocation: null,
			instanceLocation: null,
			message: 'A comma is missing.',
		});
		expect(sentence({ verdict: 'unreadable', findings: [syntax] })).toBe(
			'The schema cannot be read: a comma is missing, schema line 1.',
		);
	});
});

describe('checkedSentence', () => {
	it('counts what was looked at', () => {
		const keywords = [keywordUse({ count: 3 }), keywordUse({ count: 11 })];
		expect(checkedSentence(report({ keywords }))).toBe(
			'Schema taken: 14 keywords, 2 levels. Value fits: 4 nodes, 5 steps.',
		);
		expect(checkedSentence(report({ keywords, valueFits: null }))).toBe('Schema taken: 14 keywords, 2 levels.');
	});
});
