import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';
import type { Listing } from './model.ts';

const at = (line: number) => ({ offset: 0, line, column: 3 });
const range = { start: at(4), end: at(9) };

/** A listing of one schema of this name, refused for this reason. */
function listing(name: string, first: string): Listing {
	const span = { start: 0, end: 1 };
	return {
		kind: 'mcp-tools',
		profiles: ['me'],
		rows: [
			{
				entry: {
					name,
					kind: 'mcp-tool',
					role: 'input',
					node: 3,
					pointer: '/tools/0/inputSchema',
					span,
					nameSpan: span,
				},
				range,
				cells: [
					{
						profile: 'me',
						context: 'function-input',
						verdict: 'refused',
						first,
						code: 'unsupported-keyword',
						range,
						errors: 1,
						warnings: 0,
						gauge: { name: 'schema nodes', used: 3, limit: 2048 },
					},
				],
			},
		],
		findings: [
			{
				code: 'tool-name',
				severity: 'error',
				message: 'no name',
				basis: 'documented',
				source: 'a page',
				pointer: '/tools/0',
				span,
				range,
			},
		],
	};
}

/** RFC 4180, strictly. */
function parseCsv(text: string): string[][] {
	const records: string[][] = [];
	let rest = text;
	while (rest !== '') {
		const record: string[] = [];
		for (;;) {
			const found = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
			if (found === null) throw new Error(rest);
			record.push(found[1]?.replaceAll('""', '"') ?? found[2]);
			rest = rest.slice(found[0].length);
			if (found[3] === '\r\n') break;
		}
		records.push(record);
	}
	return records;
}

describe('CSV', () => {
	it('has a header, and one line a schema', () => {
		expect(parseCsv(toCsv(listing('a', 'no')))).toEqual([
			['name', 'what', 'role', 'pointer', 'line', 'me', 'me first failure', 'me worst gauge'],
			['a', 'MCP tool, input', 'input', '/tools/0/inputSchema', '4', 'refused', 'no', 'schema nodes 3 / 2048'],
		]);
	});

	it.each(['a,b', 'say "no"', 'two\nlines', 'two\r\nlines', 'ü😀', ''])('keeps %j', (text) => {
		expect(parseCsv(toCsv(listing(text, text)))[1][0]).toBe(text);
	});

	it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1', '=HYPERLINK("x","y")'])(
		'lets no spreadsheet run %j',
		(text) => {
			expect(parseCsv(toCsv(listing(text, text)))[1][0]).toBe(`'${text}`);
		},
	);
});

describe('Markdown', () => {
	it('is a table, with what is to say under it', () => {
		expect(toMarkdown(listing('a', 'no'))).toBe(
			[
				'**MCP tools: 1 schema**',
				'',
				'| schema | what | line | me |',
				'| --- | --- | --- | --- |',
				'| a | MCP tool, input | 4 | refused<br>no<br>schema nodes 3 / 2048 |',
				'',
				'- error, line 4: no name (a page)',
				'',
			].join('\n'),
		);
	});

	it.each([
		['a|b', 'a\\|b'],
		['a\nb', 'a b'],
		['<img src=x>', '&lt;img src=x>'],
		['[x](javascript:y)', '\\[x\\]\\(javascript:y\\)'],
		['https://x.y', 'https:\u200b//x.y'],
		['`a` *b* _c_', '\\`a\\` \\*b\\* \\_c\\_'],
		['@someone', '@\u200bsomeone'],
		['a & b', 'a &amp; b'],
	])('takes nothing in %j for markup', (text, expected) => {
		expect(toMarkdown(listing(text, 'no')).split('\n')[4]).toBe(
			`| ${expected} | MCP tool, input | 4 | refused<br>no<br>schema nodes 3 / 2048 |`,
		);
	});
});

it('JSON holds places and verdicts, and no node numbers', () => {
	const text = JSON.stringify(toJson(listing('a', 'no')));
	expect(JSON.parse(text)).toMatchObject({
		kind: 'mcp-tools',
		schemas: [{ name: 'a', pointer: '/tools/0/inputSchema', range, verdicts: [{ profile: 'me', verdict: 'refused' }] }],
		findings: [{ code: 'tool-name', range }],
	});
	expect(text).not.toContain('"node"');
});
