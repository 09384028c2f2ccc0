import { describe, expect, it } from 'vitest';
import { findProfile } from '../../profiles/index.ts';
import { contextFor } from '../listing/context.ts';
import { judgeEntry } from '../listing/judge-entry.ts';
import { schemasIn } from '../recognise.ts';
import { documentOf } from '../testing/documents.ts';

const TEXT = `id: shop
name: Shop
version: 3
params_schema: {type: object, required: [a]}
steps:
  load:
    description: d
    execution: auto
    handler: h
    input_map: {x: run.params.x}
    input_schema: {type: object, required: [x]}
  plain:
    description: d
    execution: auto
    depends_on: [load]
    input_map: {x: run.params.x}
    input_schema: {type: object, required: [x]}
  first:
    description: d
    execution: auto
    input_schema: {type: object, required: [x]}
  ask:
    description: d
    execution: agent
    input_schema:
      type: object
      properties:
        n:
          minimum: 1
    output_schema:
      type: banana
`;

const document = documentOf(TEXT, 'yaml');

function reply(name: string, value: string | null) {
	const profile = findProfile('realm');
	const entry = schemasIn(document).find((entry) => entry.name === name);
	if (profile === undefined || entry === undefined) throw new Error(name);
	const context = contextFor(profile, entry);
	const text = value === null ? null : ({ text: value, format: 'json' } as const);
	return judgeEntry(document, entry, { profile, context, value: text });
}

describe('the host’s reply to a block in its workflow', () => {
	it('names workflow and step', () => {
		expect(reply('params_schema', '{}').reply.text).toBe(
			"Invalid params for workflow 'shop': (root) must have required property 'a'",
		);
		expect(reply('ask.input_schema', '{"n": 0}').reply.text).toBe("Invalid input for step 'ask'");
	});

	it('cites the lines of the file', () => {
		const { verdict, reply: said, context } = reply('ask.output_schema', null);
		expect([verdict, context]).toEqual(['refused', 'output_schema']);
		expect(said.text).toMatch(/^Step 'ask': 'output_schema' is not a valid JSON Schema — .* \(line 31\)$/);
		expect(reply('ask.input_schema', null).reply.text).toMatch(/^⚠ Step 'ask': .* \(line 29\)$/);
	});

	it('sends a call by name to the user only where a map builds the input', () => {
		const mapped = reply('load.input_schema', '{}');
		expect(mapped.context).toBe('input_schema-auto');
		expect(mapped.reply.text).toMatch(/^'load' cannot run \(input_schema\): /);
		expect(mapped.reply['called_by_name_with_input_map']).toMatchObject({ agent_action: 'report_to_user' });
		expect(reply('plain.input_schema', '{}').reply['called_by_name_with_input_map']).toBeUndefined();
	});

	it('tells the way out of a step that cannot run, by where its input comes from', () => {
		const said = (name: string) => reply(`${name}.input_schema`, '{}');
		expect(said('first').reply.text).toBe(
			"'first' cannot run (input_schema): Invalid input for step 'first': the input must have required property 'x'. For 'first', start a run with params that fit, or correct its input_schema and register the workflow again, or call execute_step for it with input that fits; then, after a fix, call advance_run; or end the run with abandon_run.",
		);
		expect(said('plain').reply['way_out']).toBe(
			"For 'plain', the engine gives it no input, so correct its input_schema and register the workflow again, or call execute_step for it with input that fits; then, after a fix, call advance_run; or end the run with abandon_run.",
		);
		expect(said('load').reply['way_out']).toBe(
			'Correct the workflow and register it again, then call advance_run; or end the run with abandon_run.',
		);
		expect(['first', 'plain', 'load'].map((name) => said(name).replyNote)).toEqual([
			expect.stringContaining("The run's params are checked"),
			expect.stringContaining('The engine gives it `{}`'),
			expect.stringContaining('What its `input_map` builds is checked'),
		]);
	});

	it('refuses a block on a kind of step that does not take it, at its name, whatever the value', () => {
		const own = documentOf(
			'id: w\nname: W\nversion: 1\nsteps:\n  a:\n    description: d\n    execution: auto\n    output_schema: {type: object, required: [x]}\n    trace_schema: {tpye: array}\n  f:\n    description: d\n    execution: finalizer\n    handler: h\n    on_outcome: failed\n    input_schema: {type: object}\n',
			'yaml',
		);
		const profile = findProfile('realm');
		const judged = schemasIn(own).map((entry) => {
			if (profile === undefined) throw new Error('no profile');
			const context = contextFor(profile, entry);
			return judgeEntry(own, entry, { profile, context, value: { text: '{}', format: 'json' } });
		});
		expect(judged.map(({ verdict, schemaTaken }) => [verdict, schemaTaken])).toEqual([
			['refused', false],
			['refused', false],
			['accepted', true],
		]);
		const [output, trace, input] = judged;
		expect(output.findings.find(({ first }) => first)).toMatchObject({
			message: expect.stringContaining('`output_schema` has no place on a step of kind auto'),
			range: { start: { line: 8, column: 5 }, end: { line: 8, column: 18 } },
		});
		expect(output.reply.text).toMatch(
			/^Step 'a': 'output_schema' is only valid on execution: agent steps — .* \(line 8\)$/,
		);
		expect(output.reply['strict']).toMatchObject({ exitCode: 1 });
		expect(output.replyNote).toContain('Said when the workflow file is loaded');
		// Misspelt and misplaced: the loader says both, in this order.
		expect(trace.reply.text.split('\n').map((line) => line.slice(0, 40))).toEqual([
			"Step 'a': 'trace_schema' is refused by r",
			"Step 'a': 'trace_schema' is only valid o",
		]);
		expect(trace.reply['strict']).toMatchObject({
			text: expect.stringMatching(/^Invalid workflow — 2 errors:\n {2}Step 'a'.*\n {2}Step 'a'.*$/),
		});
		expect(input.findings).toMatchObject([{ code: 'without-effect', severity: 'warning' }]);
	});

	it('tells where the input of an auto step comes from', () => {
		expect(schemasIn(document).map(({ realm }) => realm?.input)).toEqual([
			undefined,
			'map',
			'nothing',
			'params',
			undefined,
			undefined,
		]);
	});
});
