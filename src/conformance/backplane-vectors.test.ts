import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Json, judge, type Report } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { sharedPath } from '../testing/shared.ts';

/** One run of the host: the two texts, and `OK` or `class | message | details` as Elixir prints them. */
interface Vector {
	readonly name: string;
	readonly schemaText: string;
	readonly valueText: string;
	readonly result: string;
}

const path = sharedPath('cases', 'backplane-vectors.json');
const vectors: readonly Vector[] = path === null ? [] : JSON.parse(readFileSync(path, 'utf8'));

function judgeVector({ schemaText, valueText }: Vector): Report {
	const profile = findProfile('backplane');
	if (profile === undefined) throw new Error('The profile backplane is not registered.');
	return judge({
		profile,
		schema: { text: schemaText, format: 'json' },
		value: { text: valueText, format: 'json' },
	});
}

/**
 * The details of a vector as JSON. Elixir prints maps as `%{name: value}` and atoms as `:name`; the vectors
 * hold nothing else that JSON writes otherwise.
 */
function detailsOf(printed: string): Json {
	return JSON.parse(
		printed
			.replace(/^%\{/, '{')
			.replace(/(\w+): /g, '"$1": ')
			.replace(/ :(\w+)/g, ' "$1"'),
	);
}

describe.skipIf(vectors.length === 0)('the host’s own runs', () => {
	it('are all there', () => {
		expect(vectors).toHaveLength(125);
	});

	it.each(vectors)('$name', (vector) => {
		const report = judgeVector(vector);
		if (vector.result === 'OK') {
			expect([report.verdict, report.findings.filter(({ severity }) => severity === 'error')]).toEqual([
				'accepted',
				[],
			]);
			return;
		}
		const [errorClass, message, details] = vector.result.split(' | ');
		expect(report.verdict).toMatch(/^(?:refused|invalid)$/);
		const { reply } = report;
		expect([reply['class'], reply['message'], reply['details']]).toEqual([errorClass, message, detailsOf(details)]);
		expect(report.findings.filter(({ first }) => first)).toHaveLength(1);
	});
});
