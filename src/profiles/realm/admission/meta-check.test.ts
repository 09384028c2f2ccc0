import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../testing/documents.ts';
import { corners } from '../testing/corners.ts';
import { textOf } from '../testing/json.ts';
import { Random } from '../testing/random.ts';
import { SchemaGenerator } from '../testing/schemas.ts';
import { askedMetaRows } from './block.ts';
import { surelyFitsMeta } from './meta-check.ts';

const BLOCKS = 4000;
const SEED = Number(process.env['KEYHOLE_SEED'] ?? Date.now() % 1_000_000_000);

const placeOf = (text: string) => ({ document: documentOf(text), node: 0 });

describe('what the engine says of the meta-schema', () => {
	it.each(corners)('is what the model says: %s', (text) => {
		const block = placeOf(text);
		if (surelyFitsMeta(block)) expect(askedMetaRows(block)).toEqual([]);
	});

	it(`on generated blocks (KEYHOLE_SEED=${SEED})`, { timeout: 60_000 }, () => {
		let fitting = 0;
		for (let run = 0; run < BLOCKS; run++) {
			const text = textOf(new SchemaGenerator(new Random(SEED + run)).block());
			const block = placeOf(text);
			if (!surelyFitsMeta(block)) continue;
			fitting++;
			expect(askedMetaRows(block), `KEYHOLE_SEED=${SEED + run} ${text}`).toEqual([]);
		}
		expect(fitting).toBeGreaterThan(BLOCKS / 10);
	});

	it.each([
		['{"enum":[1,1.0]}', false],
		['{"enum":[0.1,0.10000000000000000001]}', false],
		['{"maximum":1e400}', false],
		['{"properties":{"constructor":{}}}', false],
		['{"type":"object","properties":{"a":{"minLength":1.0}}}', true],
	])('of %s', (text, fits) => {
		expect(surelyFitsMeta(placeOf(text))).toBe(fits);
	});
});
