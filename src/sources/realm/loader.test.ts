import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/documents.ts';
import { loadWorkflow } from './loader.ts';
import { outcomeOf } from './outcome.ts';

/** A workflow of one step, as most of the host's own examples are. */
function workflow(parts: { top?: string; step?: string; kind?: string; more?: string }): string {
	const { top = '', step = '', kind = 'auto', more = '' } = parts;
	return `id: w\nname: W\nversion: 1\n${top}steps:\n  s1:\n    description: first\n    execution: ${kind}\n${step}${more}`;
}

function load(text: string) {
	const document = documentOf(text, 'yaml');
	const { refusals, warnings, ...rest } = loadWorkflow(document);
	return {
		document,
		refusals: refusals.map(({ text }) => text),
		warnings: warnings.map(({ text }) => text),
		spans: refusals.map(({ span }) => text.slice(span.start, span.end)),
		outcome: (strict = false) => outcomeOf(document, { refusals, warnings, ...rest }, strict),
	};
}

const BANANA = '    input_schema:\n      type: banana\n';
const ELSEWHERE =
	'; the keyword is not written on this line — it sits in a list entry, or in a value declared elsewhere, e.g. at an anchor)';

describe('lines that the loader cites', () => {
	it.each([
		['params_schema', workflow({ top: 'params_schema:\n  type: banana\n' }), '(line 5)', 'type'],
		['a flow block', workflow({ top: 'params_schema: { type: banana }\n' }), '(line 4)', 'type'],
		['input_schema', workflow({ step: BANANA }), '(line 9)', 'type'],
		['output_schema', workflow({ step: BANANA.replace('input', 'output'), kind: 'agent' }), '(line 9)', 'type'],
		['trace_schema', workflow({ step: BANANA.replace('input', 'trace'), kind: 'agent' }), '(line 9)', 'type'],
		[
			'an unknown keyword',
			workflow({ step: '    input_schema:\n      type: object\n      foo: 1\n' }),
			'(line 10)',
			'foo',
		],
		[
			'a keyword deep inside',
			workflow({
				step: '    input_schema:\n      type: object\n      properties:\n        a:\n          type: object\n          properties:\n            b:\n              type: string\n              mistake: oops\n',
			}),
			'(line 16)',
			'mistake',
		],
		['null', workflow({ step: '    input_schema:\n' }), '(line 8)', 'input_schema'],
		['a list', workflow({ step: '    input_schema: []\n' }), '(line 8)', 'input_schema'],
		['a text', workflow({ step: '    input_schema: "str"\n' }), '(line 8)', 'input_schema'],
		['an alias', workflow({ top: 'x-s: &s { type: banana }\nparams_schema: *s\n' }), `(line 5${ELSEWHERE}`, 'type'],
		[
			'a dangling reference',
			workflow({
				step: '    input_schema:\n      type: object\n      properties:\n        a:\n          $ref: "#/definitions/nope"\n',
			}),
			'(line 12)',
			'$ref',
		],
		[
			'a list entry',
			workflow({
				step: '    input_schema:\n      type: object\n      properties:\n        a:\n          anyOf:\n            - $ref: "#/definitions/nope"\n            - type: string\n',
			}),
			`(line 8${ELSEWHERE}`,
			'$ref',
		],
		[
			'names that JavaScript sorts to the front',
			workflow({
				step: '    input_schema:\n      type: object\n      properties:\n        b: {type: string}\n        1: {type: banana}\n',
			}),
			`(line 8${ELSEWHERE}`,
			'type',
		],
		[
			'a step made through a merge key',
			workflow({ top: 'x-s: &s {}\n', step: '    <<: *s\n    input_schema:\n      type: banana\n' }),
			'(step at line 6)',
			'type',
		],
		[
			'a flow name without a value',
			workflow({ step: '    input_schema: {type: object, properties: {a}}\n' }),
			`(line 8${ELSEWHERE}`,
			'a',
		],
	])('%s', (_, text, cited, marked) => {
		const { refusals, spans } = load(text);
		expect(refusals).toHaveLength(1);
		expect(refusals[0].endsWith(cited)).toBe(true);
		expect(spans).toEqual([marked]);
	});

	it('are those of JSON too', () => {
		const text = '{\n"id": "w", "name": "W", "version": 1,\n"params_schema": {\n"type": "banana"},\n"steps": {}}';
		expect(load(text).refusals).toEqual([expect.stringMatching(/\(line 4\)$/)]);
	});
});

describe('all blocks together', () => {
	it('are listed in the order of the loader, indented under their number', () => {
		const { outcome } = load(
			workflow({
				top: 'params_schema:\n  type: banana\n',
				step: `${BANANA}    output_schema:\n      enum: []\n`,
				kind: 'agent',
				more: '  s2:\n    description: d\n    execution: agent\n    trace_schema: null\n',
			}),
		);
		const types = "'type' must be one of array, boolean, integer, null, number, object, string ('type: banana' here)";
		expect(outcome()).toEqual({
			exitCode: 1,
			text: [
				"⚠ Step 's1': declares both input_schema and output_schema; the agent's submitted output is validated against both — prefer one to avoid divergence.",
				'Invalid workflow — 4 errors:',
				`  'params_schema' is not a valid JSON Schema — ${types}. Every run start would be refused with that error at run time; set 'type' to one of those values. (line 5)`,
				`  Step 's1': 'input_schema' is not a valid JSON Schema — ${types}. Every execute_step submission to this step would be rejected with that error at run time; set 'type' to one of those values. (line 11)`,
				"  Step 's1': 'output_schema' is not a valid JSON Schema — 'enum' must not be empty ('enum: []' here). Every agent submission to this step would be rejected with that error at run time; add at least one value to 'enum', or remove it. (line 13)",
				"  Step 's2': 'trace_schema' is null, not a schema (a JSON-Schema block is an object, or the boolean true/false); write a schema under 'trace_schema', or remove it. (line 17)",
			].join('\n'),
		});
	});

	it('one alone stands on one line', () => {
		const { outcome } = load('id: w\nname: W\nversion: 1\nsteps:\n  a:\n    execution: auto\n');
		expect(outcome().text).toBe("Invalid workflow: Step 'a': missing required field 'description' (step at line 5)");
	});

	it('stops at the top where the file lacks what it must have', () => {
		expect(load("params_schema: {type: banana}\nversion: '1'\nsteps: []\n").refusals).toEqual([
			"Missing required field: 'id'",
			"Missing required field: 'name'",
			"'version' must be a number",
			"'steps' must be a non-null object",
		]);
	});
});

describe('which kind of step takes which block', () => {
	const block = (key: string, schema: string) => `    ${key}:\n      type: ${schema}\n`;
	const MORE: Readonly<Record<string, string>> = {
		guard: '    abort_unless: a.b == 1\n',
		finalizer: '    handler: h\n    on_outcome: always\n',
	};
	const refusals = (kind: string, key: string, schema = 'object') =>
		load(
			workflow({
				kind,
				step: block(key, schema) + (MORE[kind] ?? ''),
				more: '  z: {description: d, execution: auto}\n',
			}),
		).refusals;

	it.each([
		['auto', 'input_schema', null],
		['agent', 'input_schema', null],
		['guard', 'input_schema', "'input_schema' is not valid on execution: guard steps — the engine's execution loop"],
		['finalizer', 'input_schema', null],
		['auto', 'output_schema', "'output_schema' is only valid on execution: agent steps — the engine's"],
		['agent', 'output_schema', null],
		['guard', 'output_schema', "'output_schema' is not valid on execution: guard steps — the engine's"],
		['finalizer', 'output_schema', "'output_schema' is not valid on execution: finalizer steps — the engine's"],
		['auto', 'trace_schema', "'trace_schema' is only valid on execution: agent steps — the engine's"],
		['agent', 'trace_schema', null],
		['guard', 'trace_schema', "'trace_schema' is only valid on execution: agent steps — the engine's"],
		['finalizer', 'trace_schema', "'trace_schema' is only valid on execution: agent steps — the engine's"],
	])('%s and %s', (kind, key, refusal) => {
		const said = refusals(kind, key);
		if (refusal === null) expect(said).toEqual([]);
		else {
			expect(said).toHaveLength(1);
			expect(said[0].startsWith(`Step 's1': ${refusal}`)).toBe(true);
			expect(said[0]).toMatch(/or remove it\. \(line 8\)$/);
		}
	});

	it('says in full what a guard would do with it', () => {
		expect(refusals('guard', 'input_schema')).toEqual([
			"Step 's1': 'input_schema' is not valid on execution: guard steps — the engine's execution loop validates a step's effective input against it at execution time, and a guard's execution evaluates only 'abort_unless', so here it would validate nothing. Move it to an auto or agent step whose input it should check, or remove it. (line 8)",
		]);
	});

	it('names no consequence where the block is not read, beside the refusal of the block or without one', () => {
		const guard = refusals('guard', 'input_schema', 'banana');
		expect(guard).toHaveLength(2);
		expect(guard[0]).toMatch(/here\); set 'type' to one of those values\. \(line 9\)$/);
		const finalizer = refusals('finalizer', 'input_schema', 'banana');
		expect(finalizer).toHaveLength(1);
		expect(finalizer[0]).not.toContain('Every');
	});

	it('keeps the consequence where the kind is unknown', () => {
		const [block, kind] = load(workflow({ kind: 'manual', step: BANANA })).refusals;
		expect(block).toContain('Every execute_step submission');
		expect(kind).toBe(
			"Step 's1': invalid execution value 'manual'; must be 'auto', 'agent', 'guard', or 'finalizer' (step at line 5)",
		);
	});
});

describe('warnings and --strict', () => {
	const union = 'params_schema:\n  type: object\n  properties:\n    a:\n      type: [string, number]\n';
	const warning =
		'⚠ \'params_schema\' compiles, but Ajv warns: strict mode: use allowUnionTypes to allow union type keyword at "params_schema/properties/a" (strictTypes). Remedy: realm does not enable union types — write anyOf: [{type: string}, {type: number}] instead. This advisory clears when the schema is fixed; nothing is printed at run time. (line 8)';

	it('prints warnings, then what is valid', () => {
		const { outcome } = load(workflow({ top: union }));
		expect(outcome()).toEqual({ exitCode: 0, text: `${warning}\nValid: w v1 (1 step)` });
		expect(outcome(true)).toEqual({
			exitCode: 1,
			text: `${warning}\nValid: w v1 (1 step) — 1 warning; failing due to --strict`,
		});
	});

	it('prints the description, and the fields of the author’s own', () => {
		const { outcome } = load(
			workflow({ top: 'description: Does it.\nx-owner: me\n', more: '  b: {description: d, execution: auto}\n' }),
		);
		const text = 'Valid: w v1 (2 steps) — 1 extension key carried, never read by realm: x-owner\n  Does it.';
		expect([outcome(), outcome(true)]).toEqual([
			{ exitCode: 0, text },
			{ exitCode: 0, text },
		]);
	});

	it('turns unknown fields into a refusal', () => {
		const { outcome } = load(workflow({ step: '    depend_on: [x]\n' }));
		expect(outcome()).toEqual({
			exitCode: 1,
			text: "⚠ step 's1': unknown key 'depend_on' (line 8) — ignored (did you mean 'depends_on'?)\nInvalid: 1 warning, 1 escalated to an error by policy: UNKNOWN_STEP_KEY 'depend_on'",
		});
		expect(load(workflow({ step: '    input_shema: {}\n    colour: x\n    x-note: y\n' })).warnings).toEqual([
			"⚠ step 's1': unknown key 'input_shema' (line 8) — ignored (did you mean 'input_schema'?)",
			"⚠ step 's1': unknown key 'colour' (line 9) — ignored (not a recognized step field).",
			"⚠ step 's1': unknown key 'x-note' (line 10) — 'x-' extension keys are accepted only at the top level of a workflow file; step keys are a closed set. Move it to the top of the file.",
		]);
		expect(load(workflow({ top: 'owner: me\n' })).outcome().text).toBe(
			"⚠ workflow 'w': unknown key 'owner' (line 4) — ignored (not a recognized workflow field).\nInvalid: 1 warning, 1 escalated to an error by policy: UNKNOWN_WORKFLOW_KEY 'owner'",
		);
	});
});

describe('the rest of a step', () => {
	it.each([
		['a guard', 'guard', '', "Step 's1': execution: guard requires 'abort_unless' (step at line 5)"],
		[
			'a trace mode',
			'agent',
			'    trace_validation_mode: loud\n',
			"Step 's1': invalid trace_validation_mode 'loud'; must be 'warn' or 'enforce' (step at line 5)",
		],
		[
			'tools without a schema',
			'agent',
			"    tools: ['a:b']\n",
			"Step 's1': 'tools' requires 'input_schema' to be defined — the agentic loop needs a schema for final output extraction (step at line 5)",
		],
	])('%s', (_, kind, step, refusal) => {
		expect(load(workflow({ kind, step })).refusals).toEqual([refusal]);
	});

	it('needs more than finalizers, and names that are none of its own', () => {
		const finalizer = '{description: d, execution: finalizer, handler: h, on_outcome: fail}';
		expect(load(`id: w\nname: W\nversion: 1\nsteps:\n  a: ${finalizer}\n`).refusals).toEqual([
			expect.stringMatching(/^Workflow has only finalizer steps/),
		]);
		expect(
			load(`id: w\nname: W\nversion: 1\nsteps:\n  run: {description: d, execution: auto}\n  a: 1\n`).refusals,
		).toEqual([
			"Step name 'run' is reserved and cannot be used as a step identifier",
			"Step 'a' must be an object (step at line 6)",
		]);
	});

	it('fills templates in, whose steps stand on no line', () => {
		const { refusals, outcome } = load(
			workflow({
				top: 'templates:\n  check:\n    steps:\n      look: {description: d, execution: agent, input_schema: {type: banana}}\n',
				more: '  spelling: {use_template: check, prefix: spelling}\n',
			}),
		);
		expect(refusals).toEqual([expect.stringMatching(/^Step 'spelling_look': 'input_schema' .* values\.$/)]);
		expect(outcome().exitCode).toBe(1);
	});
});
