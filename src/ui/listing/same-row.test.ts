import { describe, expect, it } from 'vitest';
import { findProfile } from '../../profiles/index.ts';
import { listSchemas, type SchemaRow } from '../../sources/index.ts';
import { looksSame } from './same-row.ts';

/** Every row, judged by two profiles. */
function rows(text: string, format: 'json' | 'yaml' = 'json'): readonly SchemaRow[] {
	const choices = ['json-schema-2020-12', 'me'].map((id) => {
		const profile = findProfile(id);
		if (profile === undefined) throw new Error(id);
		return { profile };
	});
	const result = listSchemas({ text, format }, choices);
	if (!result.ok) throw new Error('not listed');
	return result.listing.rows;
}

const TOOLS =
	'[\n{"name": "a", "input_schema": {"type": "object"}},\n{"name": "b", "input_schema": {"type": "strnig"}}]';
const STEP =
	'id: w\nname: W\nversion: 1\nsteps:\n  s:\n    description: d\n    execution: agent\n    input_schema: {type: object}\n';

describe('looksSame', () => {
	it('is true of what an edit elsewhere leaves as it was', () => {
		const before = rows(TOOLS);
		const after = rows(TOOLS.replace('"b"', '"bb"'));
		expect(looksSame(before[0], after[0])).toBe(true);
		expect(looksSame(before[1], after[1])).toBe(false);
	});

	it.each([
		['another line', TOOLS, `\n${TOOLS}`],
		['another verdict', TOOLS, TOOLS.replace('"object"', '"strnig"')],
		['another gauge', TOOLS, TOOLS.replace('"object"', '"object", "properties": {"a": {"type": "string"}}')],
		['another notation', TOOLS, TOOLS.replaceAll('"input_schema"', '"inputSchema"')],
	])('is false of %s', (_, before, after) => {
		expect(looksSame(rows(before)[0], rows(after)[0])).toBe(false);
	});

	it('is false of another kind of step', () => {
		const [before] = rows(STEP, 'yaml');
		const [after] = rows(STEP.replace('agent', 'auto'), 'yaml');
		expect(looksSame(before, after)).toBe(false);
	});

	it('is false of fewer profiles', () => {
		const [row] = rows(TOOLS);
		expect(looksSame(row, { ...row, cells: row.cells.slice(1) })).toBe(false);
	});
});
