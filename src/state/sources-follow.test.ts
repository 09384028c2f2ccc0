import { describe, expect, it } from 'vitest';
import type { SourceEntry } from '../sources/table.ts';
import { findAgain } from './sources-follow.ts';

const span = { start: 0, end: 1 };
const entry = (name: string, index: number, role: SourceEntry['role'] = 'input'): SourceEntry => ({
	name,
	kind: 'mcp-tool',
	role,
	node: index,
	pointer: `/tools/${index}/${role}Schema`,
	span,
	nameSpan: span,
});

describe('findAgain', () => {
	const known = entry('b', 1);

	it('stays where the schema is', () => {
		expect(findAgain([entry('a', 0), known], known, 2)).toBe(known);
	});

	it('follows a schema that a deletion moved, and never takes its neighbour for it', () => {
		const moved = entry('b', 0);
		expect(findAgain([moved, entry('c', 1)], known, 3)).toBe(moved);
		expect(findAgain([entry('a', 0), entry('c', 1)], known, 3)).toBeUndefined();
	});

	it('takes another name at the same place for a new name where nothing came or went', () => {
		const renamed = entry('bee', 1);
		expect(findAgain([entry('a', 0), renamed], known, 2)).toBe(renamed);
	});

	it('tells input and output of one tool apart', () => {
		expect(findAgain([entry('b', 1, 'output')], known, 5)).toBeUndefined();
	});

	it('keeps to the place among doubles', () => {
		expect(findAgain([entry('b', 0), known], known, 2)).toBe(known);
	});
});
