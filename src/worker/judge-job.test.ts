import { describe, expect, it } from 'vitest';
import { judge, Memory, type Profile } from '../core/index.ts';
import { NoSchemaError } from '../sources/index.ts';
import { judgeInSteps } from './judge-job.ts';
import type { Progress } from './protocol.ts';

/** A profile that takes every schema. */
const profile: Profile = {
	id: 'open',
	version: '1',
	title: 'Open',
	group: 'Tests',
	summary: '',
	source: { title: '' },
	contexts: [{ id: 'only', title: 'Only', summary: '' }],
	dialect: 'draft-07',
	keywords: [],
	otherKeywords: { disposition: 'enforce', basis: 'documented' },
	limits: [],
	schemaFormats: ['json'],
	duplicateNames: { schema: 'warn', value: 'warn' },
	rules: {
		numbers: 'exact',
		propertyOrder: 'source',
		propertiesBySchema: false,
		keywordOrder: 'schema',
		inheritedNames: false,
		integerBySpelling: false,
		lastNameWins: true,
		formatAssertion: false,
	},
	replyNote: () => '',
	admit: () => ({ taken: true, findings: [] }),
	reply: () => ({ text: '' }),
};
const json = (text: string) => ({ text, format: 'json' as const });

describe('judgeInSteps', () => {
	it('answers as judge does, and tells of each step only where the texts are long', () => {
		for (const [length, phases] of [
			[10, []],
			[70_000, ['Reading the schema', 'Reading the value', 'Judging']],
		] as const) {
			const input = { profile, schema: json('{"type":"number"}'), value: json(`"${'a'.repeat(length)}"`) };
			const told: Progress[] = [];
			const report = judgeInSteps(input, new Memory(), (progress) => told.push(progress));
			expect(report).toEqual(judge(input));
			expect(report.verdict).toBe('invalid');
			expect(told.map(({ phase }) => phase)).toEqual(phases);
		}
	});
});

it('judges a schema where it stands in a document, and tells why it cannot', () => {
	const schema = json('[{"name": "a", "input_schema": {"type": "number"}}]');
	const at = (pointer: string, text = schema, named?: string) => {
		const request = { profile, schema: text, value: json('"x"'), pointer, ...(named === undefined ? {} : { named }) };
		return judgeInSteps(request, new Memory(), () => {});
	};
	expect(at('/0/input_schema')).toMatchObject({
		verdict: 'invalid',
		findings: [{ schemaLocation: '/0/input_schema/type', related: { range: { start: { offset: 32 } } } }],
	});
	expect(() => at('/1/input_schema')).toThrow('/1/input_schema');
	expect(at('/0/input_schema', schema, 'a').verdict).toBe('invalid');
	expect(() => at('/0/input_schema', schema, 'b')).toThrow(NoSchemaError);
	expect(at('/0/input_schema', json('[{')).verdict).toBe('unreadable');
});
