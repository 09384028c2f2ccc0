import type { Log, Region, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { Memory, type SourceText } from '../../core/judge.ts';
import { profiles } from '../../profiles/index.ts';
import { openSource } from '../open.ts';
import { listingOf } from './listing.ts';
import { judgedOf } from './rows.ts';
import { toSarif } from './sarif.ts';

const WORKFLOW = `id: w
name: W
version: 1
x-note: {1: a}
steps:
  read:
    description: "😀"
    execution: agent
    input_schema:
      type: object
      properties: {"😀": {type: string, format: email}}
    output_schema:
      type: banana
  guard:
    execution: guard
    input_schema: {minLength: 1}
`;

const TOOLS = `[
{"name": "😀 x", "input_schema": {"type": "object", "properties": {"😀😀": {"type": "strnig"}, "b": {"pattern": "["}}}},
{"name": "a", "input_schema": {"$ref": "#/$defs/none"}},
{"name": "a", "input_schema": {"type": "object",\t"type": "object"}}
]`;

const TEXTS: Readonly<Record<string, SourceText>> = {
	workflow: { text: WORKFLOW, format: 'yaml' },
	'a workflow with CR LF': { text: WORKFLOW.replaceAll('\n', '\r\n'), format: 'yaml' },
	tools: { text: TOOLS, format: 'json' },
	'tools with CR LF': { text: TOOLS.replaceAll('\n', '\r\n'), format: 'json' },
	'tools behind a byte order mark': { text: `\ufeff${TOOLS}`, format: 'json' },
	'a text that cannot be read': { text: 'a: 1\r\n"😀": [\r\n', format: 'yaml' },
};

function logOf(text: SourceText): Log {
	const memory = new Memory();
	const opened = openSource(text, memory);
	const path = 'flows/a.yaml';
	if (!opened.ok) {
		if (opened.problem === null) throw new Error('no document');
		return toSarif({ path, version: '1', judged: [], unreadable: { ...opened.problem, range: opened.range } });
	}
	const { document, notes } = opened.read;
	const choices = profiles.map((profile) => ({ profile }));
	const judged = [...judgedOf({ document, entries: opened.source.entries, choices, notes }, memory)];
	return toSarif({ path, version: '1', judged, findings: listingOf(opened, choices, []).findings });
}

function regionsOf({ locations = [], relatedLocations = [] }: Result): readonly Region[] {
	return [...locations, ...relatedLocations].map(({ physicalLocation }) => {
		expect(physicalLocation?.artifactLocation?.uri).toBe('flows/a.yaml');
		const region = physicalLocation?.region;
		if (region === undefined) throw new Error('no region');
		return region;
	});
}

/** The text of a region, by counting lines and UTF-16 units as SARIF 2.1.0, section 3.30, says. */
function textAt(text: string, { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 }: Region): string {
	const lines = text.replace(/^\ufeff/, '').split(/(?<=\r\n|\r(?!\n)|\n)/);
	const taken = lines.slice(startLine - 1, endLine);
	const [first = ''] = taken;
	if (startLine === endLine) return first.slice(startColumn - 1, endColumn - 1);
	return [first.slice(startColumn - 1), ...taken.slice(1, -1), (taken.at(-1) ?? '').slice(0, endColumn - 1)].join('');
}

describe.each(Object.entries(TEXTS))('a SARIF log of %s', (_, source) => {
	const log = logOf(source);
	const [run] = log.runs;
	const results = run.results ?? [];

	it('has what the standard and the services that read it ask for', () => {
		expect(log.version).toBe('2.1.0');
		expect(log.$schema).toMatch(/^https:.*sarif.*2\.1\.0/);
		expect(results.length).toBeGreaterThan(0);
		const rules = run.tool.driver.rules ?? [];
		for (const { id, shortDescription, fullDescription, help } of rules) {
			expect(id).toMatch(/^keyhole\/[a-z-]+$/);
			for (const words of [shortDescription, fullDescription, help]) expect(words?.text).toMatch(/\.$/);
		}
		for (const result of results) {
			expect(rules[result.ruleIndex ?? -1].id).toBe(result.ruleId);
			expect(['error', 'warning', 'note']).toContain(result.level);
			expect(result.message.text).toMatch(/\S/);
			expect(result.locations).toHaveLength(1);
			regionsOf(result);
		}
	});

	it('has regions that lie in the text, in UTF-16 units', () => {
		const lines = source.text.split(/\r\n|\r|\n/).length;
		for (const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } of results.flatMap(regionsOf)) {
			expect(startLine).toBeGreaterThanOrEqual(1);
			expect(startColumn).toBeGreaterThanOrEqual(1);
			expect(endColumn).toBeGreaterThanOrEqual(1);
			expect(endLine * 1e6 + endColumn).toBeGreaterThanOrEqual(startLine * 1e6 + startColumn);
			expect(endLine).toBeLessThanOrEqual(lines);
		}
	});
});

it.each([
	['workflow', ['banana', 'format: email', 'input_schema', '1']],
	['a workflow with CR LF', ['banana', 'format: email', 'input_schema', '1']],
	['tools', ['"😀 x"', '"strnig"', '"["', '"a"']],
	['tools with CR LF', ['"😀 x"', '"strnig"', '"["', '"a"']],
	['tools behind a byte order mark', ['"😀 x"', '"strnig"', '"["', '"a"']],
])('the regions of %s are the words that are wrong', (name, words) => {
	const source = TEXTS[name];
	const marked = (logOf(source).runs[0].results ?? []).flatMap(regionsOf).map((region) => textAt(source.text, region));
	for (const word of words) expect(marked).toContain(word);
});
