import { describe, expect, it } from 'vitest';
import { judge } from '../../core/index.ts';
import { firstOf, line } from '../../testing/judging.ts';
import { examples } from './examples.ts';
import { me } from './profile.ts';

const SHOWN: Readonly<Record<string, readonly [verdict: string, first?: string]>> = {
	'me-steps-run-out': ['exhausted', 'limit null /readings/3030'],
	'me-reference-refused': ['refused', 'unsupported-keyword $ref /properties/invoice/$ref'],
	'me-method-envelope': ['invalid', 'envelope null '],
	'me-exact-decimals': ['invalid', 'mismatch multipleOf /shares/3'],
	'me-nullable-types': ['refused', 'unsupported-type type /properties/id/type'],
	'me-output-refused': ['invalid', 'mismatch oneOf /receipt'],
	'me-empty-schema': ['invalid', 'envelope null '],
	'me-near-the-limits': ['accepted'],
};

describe('the examples', () => {
	it('are these', () => {
		expect(examples.map(({ id }) => id)).toEqual(Object.keys(SHOWN));
	});

	it.each(examples)('$id shows what it says', ({ id, schema, value, context }) => {
		const report = judge({ profile: me, schema, value, ...(context === undefined ? {} : { context }) });
		const first = firstOf(report);
		expect([report.verdict, ...(first === undefined ? [] : [line(first)])]).toEqual(SHOWN[id]);
	});

	it('fill most gauges where they say so', () => {
		const near = examples.find(({ id }) => id === 'me-near-the-limits');
		if (near === undefined) throw new Error('no such example');
		const { meters, findings } = judge({ profile: me, context: 'output', schema: near.schema, value: near.value });
		const full = meters.filter(({ used, limit }) => used / limit > 0.8).map(({ name }) => name);
		expect(full).toEqual(['schema levels', 'enum values', 'alternatives', 'decimal scale']);
		expect(findings).not.toEqual([]);
	});
});
