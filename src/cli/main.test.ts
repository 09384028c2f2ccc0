import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import type { Report } from '../core/index.ts';
import { findProfile, profiles } from '../profiles/index.ts';
import { writeLink } from '../state/permalink/permalink.ts';
import { type BuiltCli, buildCli } from '../testing/built-cli.ts';
import { loadCases } from '../testing/cases.ts';

let cli: BuiltCli;
beforeAll(async () => {
	cli = await buildCli();
});
afterAll(() => cli.remove());

const folder = mkdtempSync(join(tmpdir(), 'keyhole-texts-'));

function file(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const schema = file('schema.json', '{"type":"object","properties":{"n":{"type":"integer"}}}');
const value = file('value.json', '{"n":1}');
const wrong = file('wrong.json', '{\r\n  "🦑": 0, "n": "x"\r\n}');
const HUNG = { schema: '{"type":"string","pattern":"^(a+)+$"}', value: `"${'a'.repeat(30)}!"` };

async function report(args: readonly string[], input?: string): Promise<{ exit: number | null; report: Report }> {
	const { exit, output } = await cli.run([...args, '--json'], input);
	return { exit, report: JSON.parse(output) as Report };
}

describe('the built program', () => {
	it('is one file that runs wherever it lies', async () => {
		expect(readdirSync(dirname(cli.file))).toEqual(['keyhole.js']);
		const elsewhere = join(folder, 'renamed.mjs');
		copyFileSync(cli.file, elsewhere);
		const child = spawn(process.execPath, [elsewhere, 'check', '--profile', 'me', '--schema', schema], { cwd: '/' });
		expect(await new Promise((settle) => child.on('close', settle))).toBe(0);
	});

	it('tells its version, its profiles and how it is used', async () => {
		expect(await cli.run(['--version'])).toEqual({ exit: 0, output: `${version}\n`, errors: '' });
		const help = await cli.run(['--help']);
		expect(help).toMatchObject({ exit: 0, errors: '' });
		expect(help.output).toMatch(/64 {2}the command is wrong/);
		const list = await cli.run(['profiles', '--json']);
		expect(JSON.parse(list.output)).toEqual(
			profiles.map(({ id, version: of, title, contexts }) => ({
				id,
				version: of,
				title,
				contexts: contexts.map((context) => context.id),
			})),
		);
		const rows = (await cli.run(['profiles'])).output.trimEnd().split('\n');
		expect(rows).toHaveLength(profiles.length);
		expect(rows.find((row) => row.startsWith('me '))).toMatch(/function-input, method-args, output$/);
	});

	it.each([
		[[]],
		[['nonsense']],
		[['check']],
		[['batch']],
		[['check', '--profile', 'me', '--schema', '/no/such/file']],
	])('answers %j with 64 and a reason', async (args) => {
		const { exit, output, errors } = await cli.run(args);
		expect([exit, output]).toEqual([64, '']);
		expect(errors).toMatch(/^keyhole: .+\n/);
	});

	it('refuses profiles and contexts that are not there', async () => {
		const profile = await cli.run(['check', '--profile', 'nobody', '--schema', schema]);
		expect(profile).toMatchObject({ exit: 64, errors: expect.stringContaining('There are: ') });
		const context = await cli.run(['check', '--profile', 'me', '--context', 'x', '--schema', schema]);
		expect(context).toMatchObject({ exit: 64, errors: expect.stringContaining('function-input') });
	});
});

describe('check', () => {
	const check = ['check', '--profile', 'me', '--schema'];

	it('exits 0 when the value fits, and when there is none', async () => {
		expect(await report([...check, schema, '--value', value])).toMatchObject({
			exit: 0,
			report: { verdict: 'accepted', schemaTaken: true, valueFits: true },
		});
		expect(await report([...check, schema])).toMatchObject({ exit: 0, report: { valueFits: null } });
	});

	it('exits 1 with a place when the value does not fit', async () => {
		const { exit, output } = await cli.run([...check, schema, '--value', wrong]);
		expect(exit).toBe(1);
		expect(output).toMatch(/^Value refused by /);
		expect(output).toContain(`${wrong}:2:17: `);
		expect(output).toContain(`see ${schema}:1:37`);
	});

	it('exits 1 when the schema is refused', async () => {
		const refused = file('refused.json', '{"type":"string","pattern":"a"}');
		expect(await report([...check, refused])).toMatchObject({ exit: 1, report: { verdict: 'refused' } });
	});

	it('exits 2 when a limit runs out', async () => {
		const deep = file('deep.json', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`);
		const { exit, output } = await cli.run([...check, schema, '--value', deep]);
		expect(exit).toBe(2);
		expect(output).toMatch(/Limits above 80 %:\n {4}.+ of 32/);
	});

	it('exits 3 for texts that are not JSON, and for bytes that are not UTF-8', async () => {
		const broken = file('broken.json', '{"a":1,}');
		expect(await report([...check, schema, '--value', broken])).toMatchObject({
			exit: 3,
			report: { verdict: 'unreadable', findings: [{ code: 'parse', side: 'value' }] },
		});
		const bytes = file('latin1.json', new Uint8Array([0x22, 0x0a, 0xe9, 0x22]));
		expect(await report([...check, bytes])).toMatchObject({
			exit: 3,
			report: {
				verdict: 'unreadable',
				findings: [{ code: 'parse', side: 'schema', range: { start: { line: 2, column: 1 } } }],
			},
		});
	});

	it('reads YAML by the name of the file or when told, and either text from standard input', async () => {
		const yaml = file('schema.yaml', 'type: object\nproperties:\n  n: {type: integer}\n');
		expect(await report([...check, yaml, '--value', '-'], '{"n":1}')).toMatchObject({ exit: 0 });
		const text = 'n: 1.5\n';
		const fromInput = [...check, schema, '--value', '-', '--value-format', 'yaml'];
		expect(await report(fromInput, text)).toMatchObject({ exit: 1, report: { verdict: 'invalid' } });
	});

	it('ends a pattern that never ends', async () => {
		const pattern = file('pattern.json', HUNG.schema);
		const text = file('text.json', HUNG.value);
		const args = ['check', '--profile', 'realm', '--schema', pattern, '--value', text, '--deadline', '300'];
		expect(await report(args)).toMatchObject({
			exit: 2,
			report: { verdict: 'exhausted', schemaTaken: null, findings: [{ code: 'time', limit: { limit: 300 } }] },
		});
	});

	it('prints the standard’s output of published dialects, and takes further schemas for their references', async () => {
		const reference = file('reference.json', '{"properties":{"n":{"$ref":"urn:n?a=b#/$defs/n"}}}');
		const further = `urn:n?a=b=${file('further.yaml', '$defs: {n: {type: integer}}\n')}`;
		const check = ['check', '--profile', 'json-schema-2020-12', '--schema', reference, '--value', wrong];
		const given = await cli.run([...check, '--with-schema', further, '--output', 'basic']);
		expect(given.exit).toBe(1);
		expect(JSON.parse(given.output)).toMatchObject({
			valid: false,
			errors: [{ keywordLocation: '/properties/n/$ref/type', instanceLocation: '/n' }],
		});
		const flag = await cli.run([...check.slice(0, -1), value, '--with-schema', further, '--output', 'flag']);
		expect(flag).toEqual({ exit: 0, output: '{\n  "valid": true\n}\n', errors: '' });
		const verbose = await cli.run([...check, '--with-schema', further, '--output', 'verbose']);
		expect(verbose.exit).toBe(1);
		expect(JSON.parse(verbose.output)).toMatchObject({
			valid: false,
			errors: [{ valid: false, keywordLocation: '/properties', errors: [{ keywordLocation: '/properties/n' }] }],
		});
		// What is wrong with a further schema, and the keyword behind a failure, are where they stand in its file.
		const faulty = file('faulty.yaml', '$defs:\n  n: {type: integer}\nrequired: [a, a]\n');
		const told = await cli.run([...check, '--with-schema', `urn:n?a=b=${faulty}`]);
		expect(told.output).toContain(`see ${faulty}:2:7`);
		expect(told.output).toMatch(new RegExp(`^${faulty}:3:11: . warning: malformed-schema at /required`, 'm'));
		// Where there is no output, the report says why.
		const missing = await cli.run([...check, '--output', 'flag']);
		expect(missing.exit).toBe(1);
		expect(missing.output).toContain('Nothing is fetched');
	});

	it('never lets a text steer the terminal', async () => {
		const steering = file('escape.json', '{"type":"object","properties":{"\\u001b[31m\\u202e":{"type":"string"}}}');
		const bad = file('bad.json', '{"\\u001b[31m\\u202e":1}');
		const { output } = await cli.run([...check, steering, '--value', bad]);
		expect(output).toContain('\\u001b[31m\\u202e');
		for (const control of ['\u001b', '\u202e']) expect(output).not.toContain(control);
	});
});

const endless = loadCases().filter(({ expected }) => expected.mayRefuse === 'time');

describe.skipIf(endless.length === 0)('public reports of patterns that never end', () => {
	it.each(endless)('$id: $why', async ({ schema, value, concerns, expected }) => {
		const line = JSON.stringify({ profile: concerns.profile, schema, value });
		const { exit, output } = await cli.run(['batch', '-', '--deadline', '300'], line);
		const answer = [exit, JSON.parse(output).verdict];
		expect([[2, 'exhausted'], expected.valid ? [0, 'accepted'] : [1, 'invalid']]).toContainEqual(answer);
	});
});

describe('check --link', () => {
	const state = {
		schema: { text: '{"type":"object"}\r\n', format: 'json' as const },
		value: { text: '🦑: 1\r\n', format: 'yaml' as const },
		profile: 'me',
		context: 'output',
		formatAssertion: false,
		schemas: [],
	};

	async function link(changes: Partial<typeof state> = {}): Promise<string> {
		const written = await writeLink({ ...state, ...changes }, 'https://example.org/keyhole/');
		if (!written.ok) throw new Error(written.message);
		return written.url;
	}

	it('judges what the link holds', async () => {
		const { exit, report: found } = await report(['check', '--link', await link()]);
		expect([exit, found.verdict, found.profile.id, found.context]).toEqual([0, 'accepted', 'me', 'output']);
		const array = await link({ value: { text: '- 1', format: 'yaml' } });
		expect(await report(['check', '--link', array])).toMatchObject({ exit: 1 });
	});

	it('takes another profile when asked, in its own default context', async () => {
		const { report: found } = await report(['check', '--link', await link(), '--profile', 'realm']);
		expect([found.profile.id, found.context]).toEqual(['realm', findProfile('realm')?.contexts[0].id]);
	});

	it('judges the schema alone where the link has no value', async () => {
		const alone = await link({ value: { text: '', format: 'yaml' } });
		expect(await report(['check', '--link', alone])).toMatchObject({ exit: 0, report: { valueFits: null } });
	});

	it.each(['https://example.org/', '#v1.AAAA.00000000', '#nonsense', '#example=no-such', '#v999.a.b'])(
		'exits 3 with a reason for %s',
		async (url) => {
			const { exit, output, errors } = await cli.run(['check', '--link', url]);
			expect([exit, output]).toEqual([3, '']);
			expect(errors).toMatch(/^keyhole: [A-Z].+\.\n$/);
		},
	);
});

describe('batch', () => {
	const lines = [
		{ id: 'fits', profile: 'me', schema: '{"type":"object"}', value: '{}' },
		{ id: 'hung', profile: 'realm', ...HUNG },
		{ id: 'alone', profile: 'backplane', schema: '{}' },
		{ id: 'yaml', profile: 'realm', schema: 'type: string', schemaFormat: 'yaml', value: 'a', valueFormat: 'yaml' },
	];
	const jsonl = lines.map((line) => JSON.stringify(line)).join('\n');

	it('prints a report a line, goes on past hung patterns and bad lines, and exits with the worst', async () => {
		const path = file('batch.jsonl', `${jsonl}\r\n\nnonsense\n${JSON.stringify(lines[0])}`);
		const { exit, output, errors } = await cli.run(['batch', path, '--deadline', '1000']);
		const answers = output
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(answers.map(({ id, verdict }) => [id, verdict])).toEqual([
			['fits', 'accepted'],
			['hung', 'exhausted'],
			['alone', 'accepted'],
			['yaml', 'accepted'],
			[undefined, 'unreadable'],
			['fits', 'accepted'],
		]);
		expect(answers[4]).toMatchObject({ line: 6, error: { code: 'json' } });
		expect([exit, errors]).toEqual([3, '']);
	});

	it('gives the same reports as check', async () => {
		const { output } = await cli.run(['batch', '-'], JSON.stringify({ ...lines[0], schema: '{"a":1}' }));
		const alone = file('same.json', '{"a":1}');
		const { report: single } = await report(['check', '--profile', 'me', '--schema', alone, '--value', '-'], '{}');
		expect(JSON.parse(output)).toEqual({ id: 'fits', ...single });
	});

	it('answers each line as it comes', async () => {
		const child = spawn(process.execPath, [cli.file, 'batch', '-']);
		const answers = child.stdout[Symbol.asyncIterator]();
		for (const line of [lines[0], lines[2]]) {
			child.stdin.write(`${JSON.stringify(line)}\n`);
			const { value: answer } = await answers.next();
			expect(JSON.parse(String(answer))).toMatchObject({ id: line.id });
		}
		child.stdin.end();
		expect(await new Promise((settle) => child.on('close', settle))).toBe(0);
	});

	it('judges ten thousand lines in one thread', async () => {
		const many = Array.from({ length: 10_000 }, (_, index) => JSON.stringify({ ...lines[0], id: index })).join('\n');
		const { exit, output } = await cli.run(['batch', '-'], many);
		const ids = output
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line).id);
		expect(exit).toBe(0);
		expect(ids).toEqual(Array.from({ length: 10_000 }, (_, index) => String(index)));
	});

	it('ends quietly when nobody reads any more', async () => {
		const many = Array.from({ length: 5_000 }, () => JSON.stringify(lines[0])).join('\n');
		const child = spawn(process.execPath, [cli.file, 'batch', '-']);
		const errors: Buffer[] = [];
		child.stderr.on('data', (chunk) => errors.push(chunk));
		child.stdin.on('error', () => undefined);
		child.stdin.end(many);
		child.stdout.once('data', () => child.stdout.destroy());
		expect(await new Promise((settle) => child.on('close', settle))).toBe(0);
		expect(Buffer.concat(errors).toString()).toBe('');
	});

	it('exits 64 for a file that is not there', async () => {
		expect(await cli.run(['batch', '/no/such/file.jsonl'])).toMatchObject({ exit: 64, output: '' });
	});
});
