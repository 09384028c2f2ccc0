import { describe, expect, it } from 'vitest';
import type { Report } from '../../core/index.ts';
import { gatesOf } from './gates.ts';
import { finding, report } from './testing/reports.ts';

const UNREAD = { schemaNodes: 0, schemaLevels: 0, valueNodes: 0, steps: 0 };
const draw = (of: Report | null): string =>
	gatesOf(of)
		.map(({ state }) => ({ passed: '✓', stopped: '✕', exhausted: '▮', unreached: '·' })[state])
		.join('');

describe('gatesOf', () => {
	it('has four gates in order, none reached without a report', () => {
		expect(gatesOf(null).map(({ id }) => id)).toEqual(['schema-read', 'schema-taken', 'value-read', 'value-fits']);
		expect(draw(null)).toBe('····');
	});

	it('passes all when the value fits', () => {
		expect(draw(report())).toBe('✓✓✓✓');
	});

	it('leaves the value out when there is none', () => {
		expect(draw(report({ valueFits: null, tally: { ...UNREAD, schemaNodes: 3 } }))).toBe('✓✓··');
	});

	it('stops where a text cannot be read', () => {
		const schema = [finding({ code: 'parse', side: 'schema' })];
		const value = [finding({ code: 'parse' })];
		expect(
			draw(report({ verdict: 'unreadable', schemaTaken: null, valueFits: null, findings: schema, tally: UNREAD })),
		).toBe('✕···');
		const tally = { ...UNREAD, schemaNodes: 3 };
		expect(draw(report({ verdict: 'unreadable', valueFits: null, findings: value, tally }))).toBe('✓✓✕·');
		expect(
			draw(report({ verdict: 'unreadable', schemaTaken: null, findings: [...schema, ...value], tally: UNREAD })),
		).toBe('✕·✕·');
	});

	it('stops where the schema is refused', () => {
		const findings = [finding({ code: 'unsupported-keyword', side: 'schema', first: true })];
		expect(draw(report({ verdict: 'refused', schemaTaken: false, valueFits: null, findings }))).toBe('✓✕··');
	});

	it('stops at the value, also where the host looks at it before the schema', () => {
		expect(draw(report({ verdict: 'invalid', valueFits: false, findings: [finding({ first: true })] }))).toBe('✓✓✓✕');
		const early = report({
			verdict: 'invalid',
			schemaTaken: false,
			valueFits: false,
			findings: [finding({ code: 'envelope' })],
		});
		expect(draw(early)).toBe('✓✕✓✕');
	});

	it('shows where a limit ran out', () => {
		const schema = [finding({ code: 'limit', side: 'schema', first: true })];
		expect(draw(report({ verdict: 'exhausted', schemaTaken: false, valueFits: null, findings: schema }))).toBe('✓▮··');
		const value = [finding({ code: 'limit', first: true })];
		expect(draw(report({ verdict: 'exhausted', valueFits: null, findings: value }))).toBe('✓✓✓▮');
	});

	it('claims nothing of the gates before when the time guard ended the run', () => {
		const ended = { verdict: 'exhausted', schemaTaken: null, valueFits: null, tally: UNREAD } as const;
		expect(draw(report({ ...ended, findings: [finding({ code: 'time' })] }))).toBe('···▮');
		expect(draw(report({ ...ended, findings: [finding({ code: 'time', side: 'schema' })] }))).toBe('·▮··');
	});

	it('is not stopped by warnings', () => {
		expect(draw(report({ findings: [finding({ severity: 'warning', code: 'duplicate-key' })] }))).toBe('✓✓✓✓');
	});
});
