import { describe, expect, it } from 'vitest';
import { Memory } from '../../core/index.ts';
import { findProfile } from '../../profiles/index.ts';
import { listSchemas } from '../../sources/index.ts';
import { listMarks } from './marks.ts';

const TEXT = `[
  {"name": "same", "input_schema": {"type": "object"}},
  {"name": "same", "input_schema": {"type": "strnig"}},
  {"name": "no good name", "input_schema": {"type": "object", "minItems": "a"}}
]`;

function list() {
	const profile = findProfile('json-schema-2020-12');
	if (profile === undefined) throw new Error('no profile');
	const result = listSchemas({ text: TEXT, format: 'json' }, [{ profile }], { memory: new Memory() });
	if (!result.ok) throw new Error('not listed');
	return result.listing;
}

const short = (marks: ReturnType<typeof listMarks>) =>
	marks.map(({ kind, range: { start, end } }) => `${kind} ${start.line}: ${TEXT.slice(start.offset, end.offset)}`);
const titleOf = (id: string) => id.toUpperCase();

describe('listMarks', () => {
	it('marks what is said of the document, and the first failure of every schema', () => {
		expect(short(listMarks(list(), null, titleOf))).toEqual([
			'malformed 3: "same"',
			'malformed 4: "no good name"',
			'malformed 3: "strnig"',
			'malformed 4: "a"',
		]);
	});

	it('leaves the schema that is worked on to its own report', () => {
		expect(short(listMarks(list(), { pointer: '/1/input_schema' }, titleOf))).toEqual([
			'malformed 3: "same"',
			'malformed 4: "no good name"',
			'malformed 4: "a"',
		]);
	});

	it('says whose words they are, with nothing of the document as markup', () => {
		const hovers = listMarks(list(), null, titleOf).map(({ hover }) => hover);
		expect(hovers[1]).toContain('"no good name"');
		expect(hovers[1]).toContain('Anthropic tool use guide');
		expect(hovers[2]).toContain('JSON\\-SCHEMA\\-2020\\-12 on same\\.');
	});

	it('marks a bounded number of places', () => {
		const listing = list();
		const many = { ...listing, findings: Array.from({ length: 800 }, () => listing.findings[0]) };
		expect(listMarks(many, null, titleOf)).toHaveLength(500);
	});

	it('marks no failure where nothing is judged yet', () => {
		const { rows, ...listing } = list();
		expect(listMarks({ ...listing, rows: rows.map((row) => ({ ...row, cells: [] })) }, null, titleOf)).toHaveLength(2);
	});
});
