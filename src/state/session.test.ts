import { describe, expect, it } from 'vitest';
import type { Finding } from '../core/index.ts';
import { guardReport } from '../worker/guard.ts';
import { createSession, isStale, sharedStateOf } from './session.ts';
import { data, stateWith } from './testing/fakes.ts';

const begin = (part: Parameters<typeof stateWith>[1] = {}) =>
	createSession(data.profiles, { state: stateWith('{}', part) });
const report = (used: number) =>
	guardReport({ profile: { id: 'alpha', version: '1' }, context: 'only', withValue: true, used, limit: 1 });

it('is judged anew where annotations are asked for, as nobody’s edit', () => {
	const session = begin();
	session.getState().setAnnotations(true);
	expect(session.getState()).toMatchObject({ revision: 2, edits: 0, touched: false, annotations: true });
	session.getState().setAnnotations(true);
	session.getState().setAnnotations(false);
	expect(session.getState()).toMatchObject({ revision: 2, annotations: false });
});

describe('what is judged', () => {
	it('gets a new revision with each change, and none with what says nothing new', () => {
		const session = begin();
		const { setText, setFormat, setProfile, setContext, setFormatAssertion, setSchemas } = session.getState();
		const changes = [
			() => setText('schema', '{"type":"object"}'),
			() => setText('value', '{}'),
			() => setFormat('value', 'yaml'),
			() => setProfile('beta'),
			() => setContext('output'),
			() => setFormatAssertion(true),
		];
		for (const [index, change] of changes.entries()) {
			change();
			expect(session.getState().revision).toBe(index + 2);
			change();
			expect(session.getState().revision).toBe(index + 2);
		}
		const schemas = [{ uri: 'a', text: '{}' }];
		setSchemas(schemas);
		setSchemas(schemas);
		expect(session.getState().revision).toBe(changes.length + 2);
		expect(sharedStateOf(session.getState())).toEqual({
			schema: { text: '{"type":"object"}', format: 'json' },
			value: { text: '{}', format: 'yaml' },
			profile: 'beta',
			context: 'output',
			formatAssertion: true,
			schemas,
		});
	});

	it('is not touched by the form that an editor gives to a text', () => {
		const { getState } = begin();
		getState().settleText('value', '1\n\n');
		expect(getState()).toMatchObject({ value: { text: '1\n\n', format: 'json' }, revision: 2, touched: false });
		getState().settleText('value', '1\n\n');
		expect(getState().revision).toBe(2);
	});

	it('remembers the context of each profile', () => {
		const { getState } = begin({ profile: 'beta', context: 'input' });
		getState().setContext('output');
		getState().setProfile('alpha');
		expect(getState().context).toBe('only');
		getState().setProfile('beta');
		expect(getState().context).toBe('output');
	});

	it('puts profiles and contexts that exist in the place of others, says so, and keeps the texts', () => {
		const strange = begin({ profile: '__proto__', context: 'constructor' }).getState();
		expect(strange).toMatchObject({ profile: 'alpha', context: 'only', schema: { text: '{}' } });
		expect(strange.notices).toMatchObject([{ kind: 'selection', text: expect.stringContaining('“__proto__”') }]);
		const { getState } = begin({ profile: 'beta', context: 'gone' });
		expect(getState()).toMatchObject({ profile: 'beta', context: 'input' });
		expect(getState().notices[0].text).toContain('Beta has no context “gone”');
		getState().setContext('output');
		expect(getState().notices).toEqual([]);
	});
});

describe('opening', () => {
	it('replaces the texts, keeps work that was touched, and brings it back', () => {
		const { getState } = begin();
		getState().setText('schema', 'mine');
		getState().open(stateWith('theirs'));
		expect(getState()).toMatchObject({ schema: { text: 'theirs' }, touched: false, opened: 1 });
		expect(getState().notices).toMatchObject([{ kind: 'restore', action: 'restore' }]);
		getState().open(stateWith('another'));
		expect(getState().previous?.schema.text).toBe('mine');
		getState().restore();
		expect(getState()).toMatchObject({ schema: { text: 'mine' }, touched: true, opened: 3, previous: null });
		expect(getState().notices).toEqual([]);
	});

	it('keeps nothing of what was only looked at', () => {
		const { getState } = begin();
		getState().open(stateWith('theirs'));
		expect(getState()).toMatchObject({ previous: null, notices: [] });
		getState().restore();
		expect(getState().schema.text).toBe('theirs');
	});

	it('no longer keeps work whose return was declined', () => {
		const { getState } = begin();
		getState().setText('schema', 'mine');
		getState().open(stateWith('theirs'));
		getState().dismiss('restore');
		expect(getState()).toMatchObject({ previous: null, notices: [] });
	});
});

describe('the report', () => {
	it('is taken for the present texts, kept as stale after a change, and dropped for older texts', () => {
		const { getState } = begin();
		expect(isStale(getState())).toBe(false);
		getState().setReport(report(1), 1, 12);
		expect(getState()).toMatchObject({ report: report(1), milliseconds: 12 });
		expect(isStale(getState())).toBe(false);
		getState().setText('value', '1');
		expect(getState().report).toEqual(report(1));
		expect(isStale(getState())).toBe(true);
		getState().setReport(report(2), 1, 12);
		expect(getState().report).toEqual(report(1));
		getState().setReport(report(3), 2, 12);
		expect(isStale(getState())).toBe(false);
	});

	it('keeps the chosen problem where the new report has it too', () => {
		const { getState } = begin();
		getState().setReport(report(1), 1, 1);
		const [finding] = getState().report?.findings ?? [];
		getState().select(finding);
		getState().setText('value', '1');
		getState().setReport(report(2), 2, 1);
		expect(getState().selected).toBe(getState().report?.findings[0]);
		const other: Finding = { ...finding, keyword: 'type' };
		getState().setText('value', '2');
		getState().setReport({ ...report(3), findings: [other] }, 3, 1);
		expect(getState().selected).toBeNull();
	});
});
