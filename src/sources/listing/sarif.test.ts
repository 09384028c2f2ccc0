import { expect, it } from 'vitest';
import { Memory } from '../../core/judge.ts';
import { profiles } from '../../profiles/index.ts';
import { openSource } from '../open.ts';
import { listSchemas } from './listing.ts';
import { judgedOf } from './rows.ts';
import { toSarif } from './sarif.ts';

const TEXT = `{
  "tools": [
    {"name": "a b", "inputSchema": {"type": "object", "properties": {
      "😀": {"type": "string", "pattern": "^a"}
    }}},
    {"name": "c", "inputSchema": {"type": "object"}}
  ]
}`;
const source = { text: TEXT, format: 'json' } as const;
const me = profiles.filter(({ id }) => id === 'me').map((profile) => ({ profile }));

function log(path = 'tools #1/list.json') {
	const memory = new Memory();
	const opened = openSource(source, memory);
	const listed = listSchemas(source, [], { memory });
	if (!opened.ok || !listed.ok) throw new Error('not listed');
	const input = { document: opened.read.document, entries: opened.source.entries, choices: me };
	return toSarif({ path, version: '1.2.3', judged: judgedOf(input, memory), findings: listed.listing.findings });
}

it('annotates the lines of the file', () => {
	const { version, runs } = log();
	expect(version).toBe('2.1.0');
	const [{ tool, results = [], columnKind, artifacts }] = runs;
	expect([tool.driver.name, tool.driver.version, columnKind]).toEqual(['Keyhole', '1.2.3', 'utf16CodeUnits']);
	expect(artifacts?.[0].location?.uri).toBe('tools%20%231/list.json');
	const [first, ...rest] = results;
	expect(first).toMatchObject({
		ruleId: 'keyhole/tool-name',
		level: 'warning',
		locations: [
			{
				physicalLocation: {
					artifactLocation: { uri: 'tools%20%231/list.json' },
					region: { startLine: 3, startColumn: 14, endLine: 3, endColumn: 19 },
				},
				logicalLocations: [{ fullyQualifiedName: '/tools/0' }],
			},
		],
	});
	const pattern = rest.find(({ ruleId }) => ruleId === 'keyhole/unsupported-keyword');
	const column = TEXT.split('\n')[3].indexOf('"pattern"') + 1;
	expect(pattern).toMatchObject({
		level: 'error',
		message: { text: expect.stringMatching(/^a b, me: .*pattern/) },
		locations: [{ physicalLocation: { region: { startLine: 4, startColumn: column } } }],
		properties: { profile: 'me', context: 'function-input', first: true, basis: 'documented' },
	});
});

it('describes every rule that it uses, once', () => {
	const [{ tool, results = [] }] = log().runs;
	const rules = tool.driver.rules ?? [];
	expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
	for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex ?? -1].id).toBe(ruleId);
});
