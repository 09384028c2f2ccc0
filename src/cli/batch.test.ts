import { expect, it, vi } from 'vitest';
import { runBatch } from './batch.ts';
import type { Answer } from './guarded-judge.ts';
import type { Job } from './job.ts';

vi.mock('../profiles/index.ts', () => ({
	profiles: [{ id: 'p' }],
	findProfile: (id: string) => (id === 'p' ? { id, version: '1', contexts: [{ id: 'c' }, { id: 'd' }] } : undefined),
}));

/** Runs a batch over these lines with a judge that answers by the schema's text. */
async function run(lines: readonly (string | Uint8Array)[], answers: Readonly<Record<string, Answer>> = {}) {
	const jobs: Job[] = [];
	const printed: string[] = [];
	const judge = {
		judge: async (job: Job): Promise<Answer> => {
			jobs.push(job);
			return answers[job.schema.text] ?? { type: 'report', json: `"${job.schema.text}"`, verdict: 'accepted' };
		},
	};
	const chunks = lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]);
	const exit = await runBatch(chunks, judge, async (text) => {
		expect(text.endsWith('\n')).toBe(true);
		printed.push(text.slice(0, -1));
	});
	return { exit, jobs, printed };
}

const line = (members: object) => JSON.stringify({ profile: 'p', schema: 's', ...members });

it('makes a job of every member', async () => {
	const all = {
		id: 'x',
		profile: 'p',
		context: 'd',
		schema: 's',
		schemaFormat: 'yaml',
		value: 'v',
		valueFormat: 'yaml',
		formatAssertion: true,
		schemas: [{ uri: 'u', text: 't' }],
		unknown: 1,
	};
	const { exit, jobs } = await run([line(all), line({}), line({ id: 7, value: null, context: null })]);
	expect(exit).toBe(0);
	expect(jobs).toEqual([
		{
			id: 'x',
			profile: 'p',
			context: 'd',
			schema: { text: 's', format: 'yaml' },
			value: { text: 'v', format: 'yaml' },
			formatAssertion: true,
			schemas: [{ uri: 'u', text: 't' }],
		},
		{ profile: 'p', schema: { text: 's', format: 'json' }, value: null },
		{ id: '7', profile: 'p', schema: { text: 's', format: 'json' }, value: null },
	]);
});

it.each([
	['{', 'json', 3],
	['[]', 'shape', 64],
	['{}', 'shape', 64],
	['{"profile":"p"}', 'shape', 64],
	[line({ schema: {} }), 'shape', 64],
	[line({ schema: null }), 'shape', 64],
	[line({ value: {} }), 'shape', 64],
	[line({ id: {} }), 'shape', 64],
	[line({ schemaFormat: 'xml' }), 'shape', 64],
	[line({ formatAssertion: 'yes' }), 'shape', 64],
	[line({ schemas: {} }), 'shape', 64],
	[line({ schemas: [{ uri: 'u' }] }), 'shape', 64],
	['{"__proto__":{"profile":"p","schema":"s"}}', 'shape', 64],
	[line({ profile: 'q' }), 'unknown-name', 64],
	[line({ context: 'e' }), 'unknown-name', 64],
	[new Uint8Array([0x22, 0xff, 0x22]), 'encoding', 3],
] as const)('says what is wrong with %s, and goes on', async (bad, code, wanted) => {
	const { exit, jobs, printed } = await run([line({ schema: 'before' }), '', bad, line({ schema: 'after' })]);
	expect(exit).toBe(wanted);
	expect(jobs).toHaveLength(2);
	expect([printed[0], printed[2]]).toEqual(['"before"', '"after"']);
	expect(JSON.parse(printed[1])).toMatchObject({
		line: 3,
		verdict: wanted === 3 ? 'unreadable' : null,
		error: { code, message: expect.stringMatching(/\.$/) },
	});
});

it('repeats the id of a line it cannot judge', async () => {
	const { printed } = await run([line({ id: 'x', profile: 'q' })]);
	expect(JSON.parse(printed[0])).toMatchObject({ id: 'x', line: 1 });
});

it('ends with the worst of all exit codes', async () => {
	const report = (verdict: 'invalid' | 'exhausted' | 'unreadable'): Answer => ({ type: 'report', json: '1', verdict });
	const answers = { i: report('invalid'), e: report('exhausted'), u: report('unreadable') };
	const exitOf = async (...schemas: string[]) =>
		(
			await run(
				schemas.map((schema) => line({ schema })),
				answers,
			)
		).exit;
	expect([await exitOf('s'), await exitOf('i', 's'), await exitOf('e', 'i'), await exitOf('u', 'e')]).toEqual([
		0, 1, 2, 3,
	]);
	const fault = await run([line({ id: 'x' })], { s: { type: 'fault', message: 'oh' } });
	expect(fault.exit).toBe(70);
	expect(JSON.parse(fault.printed[0])).toEqual({
		id: 'x',
		line: 1,
		verdict: null,
		error: { code: 'fault', message: 'oh' },
	});
});

it('prints in order, more lines than are read ahead', async () => {
	const many = Array.from({ length: 500 }, (_, index) => line({ schema: String(index) }));
	const { printed } = await run(many);
	expect(printed).toEqual(Array.from({ length: 500 }, (_, index) => `"${index}"`));
});
