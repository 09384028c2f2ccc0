import { describe, expect, it } from 'vitest';
import { judge } from '../../core/index.ts';
import { firstOf, line } from '../../testing/judging.ts';
import { examples } from './examples.ts';
import { backplane } from './profile.ts';
import { sigmaTools } from './sigma.ts';

const SHOWN: Readonly<Record<string, readonly [verdict: string, first?: string]>> = {
	'backplane-first-refusal': ['refused', 'unsupported-keyword pattern /properties/labels/items/pattern'],
	'backplane-sigma-read': ['invalid', 'mismatch minimum /offset'],
	'backplane-sigma-ask-user-question': ['invalid', 'mismatch oneOf /options/1'],
	'backplane-sigma-url-fetch': ['invalid', 'mismatch type /max_length'],
	'backplane-sigma-glob': ['invalid', 'mismatch type /limit'],
	'backplane-sigma-edit': ['invalid', 'mismatch required '],
	'backplane-sigma-bash': ['accepted'],
	'backplane-sigma-grep': ['accepted'],
	'backplane-sigma-write': ['accepted'],
	'backplane-sigma-ls': ['accepted'],
	'backplane-two-spellings': ['invalid', 'mismatch additionalProperties '],
};

describe('the examples', () => {
	it('are these', () => {
		expect(examples.map(({ id }) => id)).toEqual(Object.keys(SHOWN));
	});

	it.each(examples)('$id shows what it says', ({ id, schema, value }) => {
		const report = judge({ profile: backplane, schema, value });
		const first = firstOf(report);
		expect([report.verdict, ...(first === undefined ? [] : [line(first)])]).toEqual(SHOWN[id]);
	});

	it('hold all of Sigma’s tools', () => {
		const schemas = examples.map(({ schema }) => JSON.stringify(JSON.parse(schema.text)));
		for (const tool of Object.values(sigmaTools)) expect(schemas).toContain(JSON.stringify(tool));
	});

	it('are laid out to be read', () => {
		for (const { schema, value } of examples) {
			for (const { text } of [schema, value])
				expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(100);
		}
	});
});
