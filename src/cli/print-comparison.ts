import { type CompareRow, type Comparison, divergenceOf } from '../compare/view.ts';
import { literal } from '../sources/listing/markdown.ts';
import { harmless } from './print.ts';

const HEAD = ['profile', 'schema', 'value', 'outcome', 'closest limit', 'reply'];

/** A comparison as a table for a terminal, with what it comes to under it. */
export function comparisonTable(comparison: Comparison): string {
	const rows = [HEAD, ...comparison.rows.map(cellsOf)].map((row) => row.map((cell) => harmless(oneLine(cell))));
	// The last column is as wide as it is.
	const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
	const lines = rows.map((row) =>
		row
			.map((cell, column) => (column === HEAD.length - 1 ? cell : cell.padEnd(widths[column])))
			.join('  ')
			.trimEnd(),
	);
	return `${[...lines, '', ...summary(comparison).map((line) => harmless(line)), '', ...keywordRows(comparison).map((row) => harmless(row.join('  ')))].join('\n')}\n`;
}

/** A comparison as Markdown (GitHub flavour): answers, what they come to, keywords. */
export function comparisonMarkdown(comparison: Comparison): string {
	const row = (cells: readonly string[]) => `| ${cells.map(literal).join(' | ')} |`;
	const rule = (cells: readonly string[]) => `| ${cells.map(() => '---').join(' | ')} |`;
	const [head, ...keywords] = keywordRows(comparison);
	return `${[row(HEAD), rule(HEAD), ...comparison.rows.map((each) => row(cellsOf(each))), '', ...summary(comparison).map((line) => `- ${literal(line)}`), '', row(head), rule(head), ...keywords.map(row)].join('\n')}\n`;
}

function cellsOf({ title, schemaTaken, valueFits, sentence, worst, reply }: CompareRow): readonly string[] {
	const share = worst === null ? '–' : `${worst.name} ${worst.used}/${worst.limit}`;
	return [
		title,
		answer(schemaTaken, 'taken', 'refused'),
		answer(valueFits, 'fits', 'does not fit'),
		sentence,
		share,
		reply,
	];
}

function answer(known: boolean | null, yes: string, no: string): string {
	return known === null ? '–' : known ? yes : no;
}

/** The groups, and where each group parts from the largest. */
function summary({ rows, groups }: Comparison): readonly string[] {
	const rowOf = (id: string) => rows.find((row) => row.id === id);
	const [largest, ...others] = groups;
	const base = rowOf(largest?.rows[0] ?? '');
	return [
		...groups.map(({ sentence, rows: ids }) => `${sentence} (${ids.map((id) => rowOf(id)?.title ?? id).join(', ')})`),
		...others.flatMap(({ rows: [id] }) => {
			const row = rowOf(id);
			const divergence = base === undefined || row === undefined ? null : divergenceOf(base, row);
			return divergence === null ? [] : [divergence.sentence];
		}),
	];
}

function keywordRows({ rows, keywords }: Comparison): readonly (readonly string[])[] {
	return [
		['keyword', ...rows.map(({ title }) => title)],
		...keywords.map(({ keyword, uses }) => [
			keyword,
			...rows.map(
				({ id }) => (uses[id] ?? []).map(({ disposition, count }) => `${disposition} (${count})`).join(', ') || '–',
			),
		]),
	];
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ');
}
