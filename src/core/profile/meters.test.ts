import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { measureSchema, measureValue } from './meters.ts';
import type { LimitRow, Measure, OtherCount } from './profile.ts';

const row = (measure: Measure, limit = 1e9, otherCounts: readonly OtherCount[] = []): LimitRow => ({
	measure,
	name: measure,
	side: measure.startsWith('schema') ? 'schema' : 'value',
	limit,
	unit: 'units',
	basis: 'documented',
	otherCounts,
});

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** The same counts by plain recursion over the parsed value. */
function expected(value: Plain) {
	const counts = { nodes: 0, names: 0, levels: 0, withScalars: 0, points: 0, units: 0, longest: 0 };
	const walk = (at: Plain, level: number): void => {
		counts.nodes++;
		counts.withScalars = Math.max(counts.withScalars, level + 1);
		if (typeof at === 'string') {
			counts.points = Math.max(counts.points, [...at].length);
			counts.units = Math.max(counts.units, at.length);
			counts.longest = Math.max(counts.longest, [...at].length);
		}
		if (typeof at !== 'object' || at === null) return;
		counts.levels = Math.max(counts.levels, level + 1);
		for (const [name, member] of Object.entries(at)) {
			if (!Array.isArray(at)) {
				counts.names++;
				counts.longest = Math.max(counts.longest, [...name].length);
			}
			walk(member, level + 1);
		}
	};
	walk(value, 0);
	return counts;
}

const utf8 = (text: string) => new TextEncoder().encode(text).length;

describe('measureValue', () => {
	const rows = [
		row('value-bytes', 1e9, ['source-text']),
		row('value-levels', 1e9, ['scalars']),
		row('value-nodes', 1e9, ['names']),
		row('string-characters', 1e9, ['utf16-units', 'names']),
	];

	it('counts as plain recursion does, however the text is laid out', () => {
		const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 5 }) as fc.Arbitrary<Plain>;
		fc.assert(
			fc.property(json, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
				const text = JSON.stringify(value, null, indent);
				const [bytes, levels, nodes, characters] = measureValue(documentOf(text), 0, rows);
				const counts = expected(value);
				// JSON writes half of a surrogate pair as an escape of six bytes; it counts three here, as in UTF-8.
				fc.pre(!/\\ud[89a-f]/.test(text));
				expect([bytes.used, bytes.others?.[0].used]).toEqual([utf8(JSON.stringify(value)), utf8(text)]);
				expect([levels.used, levels.others?.[0].used]).toEqual([counts.levels, counts.withScalars]);
				expect([nodes.used, nodes.others?.[0].used]).toEqual([counts.nodes, counts.nodes + counts.names]);
				expect([characters.used, ...(characters.others ?? []).map(({ used }) => used)]).toEqual([
					counts.points,
					counts.units,
					counts.longest,
				]);
			}),
			{ numRuns: 500 },
		);
	});

	it('takes escapes for what they stand for, and writes only those that are needed', () => {
		const text = '"\\u0041\\/\\u00e9\\ud83d\\ude00\\"\\\\\\n\\u0000\\u007f"';
		const [bytes, characters] = measureValue(documentOf(text), 0, [row('value-bytes'), row('string-characters')]);
		expect(bytes.used).toBe(utf8(JSON.stringify(JSON.parse(text))));
		expect(characters.used).toBe(9);
	});

	it('keeps numbers as they are written', () => {
		expect(measureValue(documentOf('[1.00, 1E+2]'), 0, [row('value-bytes')])[0].used).toBe('[1.00,1E+2]'.length);
	});

	it('leaves out names written again later', () => {
		const document = documentOf('{"a":[[[1,2,3]]],"b":1,"a":2}');
		const [bytes, levels, nodes] = measureValue(document, 0, rows);
		expect([bytes.used, levels.used, nodes.used]).toEqual(['{"b":1,"a":2}'.length, 1, 3]);
	});

	it('measures a part of the value, its own name not counted', () => {
		const document = documentOf('{"long name":[1,"x"]}');
		const [bytes, levels, nodes, characters] = measureValue(document, 1, rows);
		expect([bytes.used, levels.used, nodes.used]).toEqual(['[1,"x"]'.length, 1, 3]);
		expect(characters.others?.map(({ used }) => used)).toEqual([1, 1]);
		expect(bytes.others?.[0].used).toBe(7);
	});

	it('names the first place past a limit, and the largest', () => {
		const document = documentOf('["aa","aaaa","a","aaaaaa"]');
		const [bytes, characters] = measureValue(document, 0, [row('value-bytes', 14), row('string-characters', 3)]);
		expect([bytes.exceededAt, bytes.node]).toEqual([2, 0]);
		expect([characters.exceededAt, characters.node, characters.used]).toEqual([2, 4, 6]);
		expect(measureValue(document, 0, [row('string-characters', 6)])[0].exceededAt).toBe(-1);
	});

	it('counts nothing where no row asks', () => {
		expect(measureValue(documentOf('[1]'), 0, [])).toEqual([]);
		expect(measureValue(documentOf('[1]'), 0, [row('steps')])).toEqual([]);
	});
});

describe('measureSchema', () => {
	it('counts schemas and the members of their keywords, not what looks like them', () => {
		const document = documentOf(
			'{"properties":{"properties":{"enum":[1,2]},"b":true},"default":{"properties":{"x":{},"y":{},"z":{}}},"not":{"required":["a","b","c"],"oneOf":[{},false]}}',
		);
		const rows = ['schema-nodes', 'schema-levels', 'properties', 'required', 'enum-values', 'alternatives'] as const;
		const used = measureSchema(
			document,
			rows.map((measure) => row(measure)),
		).map((each) => each.used);
		expect(used).toEqual([6, 3, 2, 3, 2, 2]);
	});

	it('counts otherwise where a row names it', () => {
		const document = documentOf('{"items":{"default":[1,2,3]}}');
		const [nodes, levels, bytes] = measureSchema(document, [
			row('schema-nodes', 10, ['json-nodes']),
			row('schema-levels', 10, ['below-root']),
			row('schema-bytes', 10, ['source-text']),
		]);
		expect(nodes).toMatchObject({ used: 2, others: [{ count: 'json-nodes', used: 6 }] });
		expect(levels).toMatchObject({ used: 2, others: [{ count: 'below-root', used: 1 }] });
		expect(bytes).toMatchObject({ used: 29, exceededAt: 1, others: [{ count: 'source-text', used: 29 }] });
	});

	it('goes through 100,000 levels without recursion', () => {
		const text = `${'{"allOf":['.repeat(100_000)}{}${']}'.repeat(100_000)}`;
		expect(measureSchema(documentOf(text), [row('schema-levels')])[0].used).toBe(100_001);
	});
});
