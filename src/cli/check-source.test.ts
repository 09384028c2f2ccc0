import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from './exit.ts';
import { runProgram } from './program.ts';
import { serveJobs } from './thread.ts';

const TOOLS = `{"tools": [
  {"name": "plain", "inputSchema": {"type": "object", "properties": {"n": {"type": "integer"}}}},
  {"name": "pattern", "inputSchema": {"type": "object", "properties": {"s": {"type": "string", "pattern": "a"}}}},
  {"name": "plain", "inputSchema": {"type": "object"}, "outputSchema": {"type": "array"}}
]}`;
/** A file under where the command runs, by its whole path. */
const WITHIN = join(process.cwd(), 'flows', 'crlf.yaml');
const CRLF =
	'id: w\r\nname: "\u{1f600}"\r\nversion: 1\r\nsteps:\r\n  "\u{1f600}": {description: d, execution: agent, input_schema: {tpye: object}}\r\n';
const FILES: Readonly<Record<string, string>> = {
	[WITHIN]: CRLF,
	'/elsewhere/crlf.yaml': CRLF,
	'tools.json': TOOLS,
	'fine.json': '[{"name": "a", "input_schema": {"type": "object"}}]',
	'named.json': '[{"name": "a b", "input_schema": {"type": "object"}}]',
	'lone.json': '{"type": "object"}',
	'broken.json': '{"tools": [}',
	'value.json': '{"n": 1}',
	'wrong.json': '{"n": "x"}',
	'-': 'id: w\nname: W\nversion: 1\nsteps:\n  a: {description: d, execution: agent, input_schema: {type: object}}\n',
	'workflow.yaml': `id: w
name: W
version: 1
steps:
  fetch:
    description: d
    execution: auto
    output_schema: {type: object}
  read:
    description: d
    execution: agent
    input_schema:
      type: object
      properties:
        n: {type: [string, number]}
`,
};

/** A thread that is none: jobs are served at once. */
function createThread() {
	const out = new EventEmitter();
	const inward = new EventEmitter();
	setImmediate(() =>
		serveJobs({ on: inward.on.bind(inward), postMessage: (message: unknown) => out.emit('message', message) } as never),
	);
	return {
		on: out.on.bind(out),
		postMessage: (job: unknown) => inward.emit('message', job),
		terminate: async () => 0,
	};
}

async function run(line: string) {
	let output = '';
	let errors = '';
	const exit = await runProgram(`check --source ${line}`.split(' '), {
		open: (path) =>
			(async function* () {
				if (FILES[path] === undefined) throw new Error('no such file');
				yield Buffer.from(FILES[path]);
			})(),
		print: async (text) => {
			output += text;
		},
		complain: (text) => {
			errors += text;
		},
		createThread,
		write: async (path) => {
			throw new Error(`Nothing is to be written to ${path}.`);
		},
		version: '1.2.3',
	});
	return { exit, output, errors };
}

describe('check --source', () => {
	it('lists every schema with its verdict and place, and exits with the worst', async () => {
		const { exit, output } = await run('tools.json --profile me,backplane');
		expect(exit).toBe(EXIT.refused);
		expect(output).toMatch(/^tools\.json: MCP tools, 4 schemas\n/);
		expect(output).toContain('tools.json:4:12: warning: The name "plain" is taken already');
		expect(output).toMatch(/tools\.json:2:36: plain \(MCP tool, input\)\n {2}✓ me .*: accepted\n {2}✓ backplane/);
		expect(output).toMatch(
			/pattern \(MCP tool, input\)\n {2}✕ me .*: refused\n {4}tools\.json:3:\d+: error: .*pattern/,
		);
		expect(output).toContain('plain (MCP tool, output)\n  ✓ me');
	});

	it('exits 0 where all is well, 1 where a name is not', async () => {
		expect((await run('fine.json --profile me')).exit).toBe(EXIT.fits);
		expect((await run('named.json --profile me')).exit).toBe(EXIT.refused);
	});

	it('lets warnings fail where it is strict', async () => {
		const [line, strict] = [
			'tools.json --profile me --select plain',
			'tools.json --profile me --select plain --strict',
		];
		expect([(await run(line)).exit, (await run(strict)).exit]).toEqual([EXIT.fits, EXIT.refused]);
	});

	it('selects by name, and says what there is', async () => {
		const { exit, output } = await run('tools.json --profile me --select pattern --format csv');
		expect(exit).toBe(EXIT.refused);
		expect(output.split('\r\n').filter(Boolean).length).toBe(2);
		const missed = await run('tools.json --profile me --select nothing');
		expect([missed.exit, missed.output]).toEqual([EXIT.usage, '']);
		expect(missed.errors).toMatch(/no schema "nothing"\. It has: plain, pattern\./);
	});

	it('judges a value by the selected schemas', async () => {
		const pointer = '/tools/0/inputSchema';
		expect((await run(`tools.json --profile me --select ${pointer} --value value.json`)).exit).toBe(EXIT.fits);
		const { exit, output } = await run(`tools.json --profile me --select ${pointer} --value wrong.json`);
		expect(exit).toBe(EXIT.refused);
		expect(output).toContain('value:1:7: error: ');
	});

	it('prints JSON with whole reports', async () => {
		const { output } = await run('tools.json --profile me --json');
		expect(JSON.parse(output)).toMatchObject({
			path: 'tools.json',
			kind: 'mcp-tools',
			schemas: [{ name: 'plain', verdicts: [{ verdict: 'accepted' }] }, { name: 'pattern' }, {}, {}],
			judged: [
				{ pointer: '/tools/0/inputSchema', reports: [{ verdict: 'accepted', profile: { id: 'me' } }] },
				{},
				{},
				{},
			],
		});
	});

	it('prints SARIF and Markdown', async () => {
		const { exit, output } = await run('tools.json --profile me --format sarif');
		expect(exit).toBe(EXIT.refused);
		expect(JSON.parse(output)).toMatchObject({
			version: '2.1.0',
			runs: [{ tool: { driver: { version: '1.2.3' } }, results: [{ ruleId: 'keyhole/duplicate-name' }, {}] }],
		});
		expect((await run('fine.json --profile me --format markdown')).output).toContain(
			'| a | Anthropic tool, input | 1 |',
		);
	});

	it.each([
		[WITHIN, 'flows/crlf.yaml'],
		['/elsewhere/crlf.yaml', 'file:///elsewhere/crlf.yaml'],
	])('annotates the line of %s for a service that reads SARIF', async (path, uri) => {
		const { exit, output } = await run(`${path} --format sarif`);
		expect(exit).toBe(EXIT.refused);
		const start = CRLF.split('\r\n')[4].indexOf('tpye') + 1;
		expect(JSON.parse(output).runs[0].results).toMatchObject([
			{
				level: 'error',
				locations: [
					{
						physicalLocation: {
							artifactLocation: { uri },
							region: { startLine: 5, startColumn: start, endLine: 5, endColumn: start + 'tpye: object'.length },
						},
					},
				],
			},
		]);
	});

	it('reads standard input in the notation that it is in, and chooses a profile', async () => {
		const { exit, output } = await run('- --json');
		expect(exit).toBe(EXIT.fits);
		expect(JSON.parse(output)).toMatchObject({ kind: 'realm-workflow', schemas: [{ name: 'a.input_schema' }] });
	});

	it('says of a workflow what its host says, all together', async () => {
		const { exit, output } = await run('workflow.yaml');
		expect(exit).toBe(EXIT.refused);
		expect(output).toContain('workflow.yaml:8:5: error: `output_schema` has no place on a step of kind auto');
		expect(output).toContain('fetch.output_schema (output_schema, auto step, not taken there)');
		expect(output).toMatch(
			/realm workflow validate says:\n {4}⚠ Step 'read': .* \(line 15\)\n {4}Invalid workflow: Step 'fetch'/,
		);
		expect(output).toMatch(/\nNot looked at: /);
	});

	it('looks at a selected block alone', async () => {
		const { exit, output } = await run('workflow.yaml --select read');
		expect(exit).toBe(EXIT.fits);
		expect(output).not.toContain('says:');
		expect((await run('workflow.yaml --select read --strict')).exit).toBe(EXIT.refused);
	});

	it('has nothing to say of a lone schema', async () => {
		const { exit, errors } = await run('lone.json --profile me');
		expect(exit).toBe(EXIT.usage);
		expect(errors).toContain('use --schema');
	});

	it.each([
		['text', 'broken.json:1:12: error: '],
		['sarif', '"ruleId": "keyhole/parse"'],
		['json', '"verdict": "unreadable"'],
	])('exits 3 for what cannot be read, as %s too', async (format, expected) => {
		const { exit, output } = await run(`broken.json --profile me --format ${format}`);
		expect(exit).toBe(EXIT.unreadable);
		expect(output).toContain(expected);
	});

	it('knows no profile or context of that name, and no such file', async () => {
		expect((await run('tools.json --profile nobody')).exit).toBe(EXIT.usage);
		expect((await run('tools.json --profile me --context nothing')).exit).toBe(EXIT.usage);
		expect((await run('nowhere.json --profile me')).exit).toBe(EXIT.usage);
	});
});
