import { describe, expect, it } from 'vitest';
import { judge, Memory } from '../../core/judge.ts';
import { profiles } from '../../profiles/index.ts';
import { schemasIn } from '../recognise.ts';
import { documentOf } from '../testing/documents.ts';
import { judgeEntry } from './judge-entry.ts';

const SCHEMA = `{
  "type": "object",
  "properties": {"größe 😀": {"type": "string", "pattern": "^a", "x": 1, "x": 2}, "b": {"$ref": "#/properties/b"}},
  "required": ["nope"], "minLength": "1"
}`;
const TEXT = `{"tools": [{"name": "first", "inputSchema": {}},\r\n {"name": "second", "inputSchema": ${SCHEMA}}]}`;
const BASE = '/tools/1/inputSchema';

describe.each(profiles.map((profile) => [profile.id, profile] as const))('%s', (_, profile) => {
	it('judges a schema in place as it judges it alone, with the places of the whole', () => {
		const document = documentOf(TEXT);
		const entry = schemasIn(document)[1];
		const value = { text: '{"b": 1}', format: 'json' } as const;
		const inside = judgeEntry(document, entry, { profile, value });
		const alone = judge({ profile, schema: { text: SCHEMA, format: 'json' }, value });
		expect(inside.verdict).toBe(alone.verdict);
		expect(inside.reply).toEqual(alone.reply);
		expect(inside.tally).toEqual(alone.tally);
		const at = TEXT.indexOf(SCHEMA);
		expect(inside.findings.length).toBe(alone.findings.length);
		for (const [index, finding] of alone.findings.entries()) {
			const { range, schemaLocation, related, ...same } = finding;
			const shift = finding.side === 'schema' ? at : 0;
			const moved = inside.findings[index];
			expect(moved).toMatchObject(same);
			expect(moved.schemaLocation).toBe(schemaLocation === null ? null : BASE + schemaLocation);
			expect(moved.range.start.offset).toBe(range.start.offset + shift);
			expect(moved.range.end.offset).toBe(range.end.offset + shift);
			expect(moved.range.start.line).toBe(range.start.line + (shift > 0 ? 1 : 0));
			if (related !== undefined) expect(moved.related?.side).toBe(related.side);
		}
		for (const [index, { location, used, side }] of alone.meters.entries()) {
			expect(inside.meters[index]).toMatchObject({
				used,
				side,
				location: side === 'schema' ? BASE + location : location,
			});
		}
		expect(inside.keywords.map(({ keyword, first }) => [keyword, first])).toEqual(
			alone.keywords.map(({ keyword, first }) => [keyword, BASE + first]),
		);
	});
});

it('makes a view once, and gives it the notes of its part alone', () => {
	const document = documentOf(TEXT);
	const [first, second] = schemasIn(document);
	const memory = new Memory();
	const note = { code: 'tag', message: 'x', start: first.span.start, end: first.span.end } as const;
	const [profile] = profiles;
	const told = (entry: typeof first) =>
		judgeEntry(document, entry, { profile, value: null }, [note], memory).findings.some(
			({ message }) => message === 'x',
		);
	expect([told(first), told(second)]).toEqual([true, false]);
});
