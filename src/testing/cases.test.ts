import { describe, expect, it } from 'vitest';
import { loadCases } from './cases.ts';
import { buildText, randomBytes } from './generate.ts';

describe('texts that a case only describes', () => {
	it('joins parts, repeats and ranges', () => {
		const parts = ['[', { range: [1, 3] as const, each: '"{i}-{i}"', join: ',' }, { repeat: [']', 2] as const }];
		expect(buildText({ concat: parts })).toBe('["1-1","2-2","3-3"]]');
	});

	it('draws random bytes from the top byte of a 32-bit generator', () => {
		// 7 × 1664525 + 1013904223 = 1025555898 = 0x3d20bdba.
		expect([...randomBytes(2, 7)]).toEqual(
			[0x3d, ((1_025_555_898n * 1_664_525n + 1_013_904_223n) >> 24n) & 255n].map(Number),
		);
		expect(buildText({ random: { bytes: 3, seed: 7, as: 'base64' } })).toMatch(/^\{"data":"[\w+/]{4}"\}$/);
	});
});

const cases = loadCases();

describe.skipIf(cases.length === 0)('public reports', () => {
	it('builds every text', () => {
		expect(cases.length).toBe(188);
		for (const { id, schema, value, concerns } of cases) {
			if (!concerns.feature) expect(schema, id).not.toBeNull();
			if (concerns.profile || concerns.dialect) expect(schema ?? value, id).not.toBeNull();
		}
	});

	it('gives profiles their ids in the project', () => {
		const names = new Set(cases.flatMap(({ concerns }) => [concerns.profile ?? [], concerns.profiles ?? []].flat()));
		expect([...names].sort()).toEqual(['ajv-strict-true', 'backplane', 'me', 'realm']);
	});
});
