import { describe, expect, test } from 'vitest';
import { type Finding, judge, type Report } from '../../core/index.ts';
import type { ContextId } from './contexts.ts';
import { examples } from './examples.ts';
import { realm } from './profile.ts';

interface Given {
	readonly context?: ContextId;
	readonly yaml?: boolean;
}

function judged(schema: unknown, value?: unknown, { context = 'input_schema', yaml = false }: Given = {}): Report {
	const text = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json));
	return judge({
		profile: realm,
		context,
		schema: { text: text(schema), format: yaml ? 'yaml' : 'json' },
		value: value === undefined ? null : { text: text(value), format: 'json' },
	});
}

function places(findings: readonly Finding[], severity: Finding['severity'] = 'error') {
	return findings
		.filter((finding) => finding.severity === severity)
		.map(({ code, keyword, schemaLocation }) => [code, keyword, schemaLocation]);
}

describe('admission', () => {
	test('every refused place is listed, the host’s first at the head', () => {
		const schema = {
			type: 'object',
			properties: { a: { type: 'string', format: 'email' }, b: { type: 'string', colour: 1 } },
			foo: 1,
			allOf: [{ $ref: '#/definitions/nope' }],
		};
		const { findings, verdict } = judged(schema);
		expect(verdict).toBe('refused');
		expect(places(findings)).toEqual([
			['unsupported-keyword', 'foo', '/foo'],
			['unresolved-reference', '$ref', '/allOf/0/$ref'],
			['unsupported-keyword', 'colour', '/properties/b/colour'],
			['unsupported-keyword', 'format', '/properties/a/format'],
		]);
		expect(findings.map(({ first }) => first)).toEqual([true, false, false, false]);
	});

	test('malformed values beat everything else, wherever they are', () => {
		const schema = {
			foo: 1,
			properties: { a: { minLength: -1, required: 'x' }, b: 5 },
			definitions: { d: { type: 'banana' } },
		};
		const { findings, reply } = judged(schema);
		expect(places(findings).slice(0, 4)).toEqual([
			['malformed-schema', 'type', '/definitions/d/type'],
			['malformed-schema', 'minLength', '/properties/a/minLength'],
			['malformed-schema', 'required', '/properties/a/required'],
			['malformed-schema', 'properties', '/properties/b'],
		]);
		expect(reply['validator']).toContain('schema is invalid: data/definitions/d/type must be equal');
	});

	test('the sentence blames a property of that name, the finding the keyword', () => {
		const { findings, reply } = judged({
			type: 'object',
			properties: { foo: { type: 'string' }, b: { type: 'string', foo: 1 } },
		});
		expect(reply.text).toContain(`at "input_schema/properties"`);
		expect(places(findings)).toEqual([['unsupported-keyword', 'foo', '/properties/b/foo']]);
	});

	test.each([
		[
			{ $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } } },
			'reference-loop',
			'$ref',
		],
		[{ $schema: 'https://json-schema.org/draft/2020-12/schema' }, 'dialect', '$schema'],
		[{ if: true }, 'ignored-keyword', 'if'],
		[{ type: 'string', pattern: '(' }, 'malformed-schema', 'pattern'],
		[{ id: 'x' }, 'unsupported-keyword', 'id'],
		[{ nullable: true }, 'malformed-schema', 'nullable'],
	])('%j: %s', (schema, code, keyword) => {
		const [first] = judged(schema).findings;
		expect([first?.code, first?.keyword, first?.first]).toEqual([code, keyword, true]);
	});

	test('warnings stand at their keywords and change no verdict', () => {
		const { findings, verdict, reply } = judged(
			{
				type: 'object',
				properties: { id: { type: ['string', 'number'] }, s: { minLength: 1 }, t: { type: 'array', items: [true] } },
			},
			{},
		);
		expect(verdict).toBe('accepted');
		expect(places(findings, 'warning')).toEqual([
			['strict-types', 'type', '/properties/id/type'],
			['strict-types', 'minLength', '/properties/s/minLength'],
			['strict-tuples', 'items', '/properties/t/items'],
		]);
		expect(reply['warnings']).toMatchObject([{ line: 1 }, { line: 1 }, { line: 1 }]);
		expect(reply['strict']).toEqual({
			exitCode: 1,
			text: 'Valid: workflow v1 (1 step) — 3 warnings; failing due to --strict',
		});
	});

	test('what the host takes without a word is noted', () => {
		const schema = {
			type: 'object',
			required: ['toString'],
			properties: { n: { type: 'string', nullable: true } },
			definitions: { unused: { colour: 'red' } },
		};
		const { findings, verdict } = judged(schema, { n: null });
		expect(verdict).toBe('accepted');
		expect(places(findings, 'info')).toEqual([
			['host-dependent', 'required', '/required/0'],
			['host-dependent', 'nullable', '/properties/n/nullable'],
			['without-effect', 'colour', '/definitions/unused/colour'],
		]);
	});

	test('a name written twice is refused by the loader’s reader', () => {
		const { findings, verdict, reply } = judged('{"type":"object","type":"string"}');
		expect([verdict, findings[0]?.code, findings[0]?.first]).toEqual(['refused', 'duplicate-key', true]);
		expect([reply['code'], reply.text]).toEqual([
			'RESOURCE_FORMAT_INVALID',
			'YAML parse error: duplicated mapping key',
		]);
	});

	test('YAML is read as the loader reads it', () => {
		const { findings, reply } = judged('type: object\nproperties:\n  a:\n    minlength: 1\n', undefined, {
			yaml: true,
		});
		expect(reply['line']).toBe(4);
		expect(findings[0]).toMatchObject({ keyword: 'minlength', range: { start: { line: 4, column: 5 } } });
	});
});

describe('a value', () => {
	const schema = {
		type: 'object',
		required: ['n'],
		properties: { n: { type: 'number' } },
		additionalProperties: false,
	};
	const rows = [
		{
			instancePath: '/n',
			schemaPath: '#/properties/n/type',
			keyword: 'type',
			params: { type: 'number' },
			message: 'must be number',
		},
	];

	test('params_schema', () => {
		expect(judged(schema, { n: 'x' }, { context: 'params_schema' }).reply).toMatchObject({
			phase: 'run',
			code: 'VALIDATION_INPUT_SCHEMA',
			agent_action: 'provide_input',
			details: { errors: rows },
			text: "Invalid params for workflow 'workflow': /n must be number",
		});
		expect(judged(schema, {}, { context: 'params_schema' }).reply.text).toBe(
			"Invalid params for workflow 'workflow': (root) must have required property 'n'",
		);
	});

	test('input_schema of an agent step', () => {
		expect(judged(schema, { n: 'x' }).reply).toMatchObject({
			code: 'VALIDATION_INPUT_SCHEMA',
			details: { errors: rows },
			text: "Invalid input for step 'step'",
		});
	});

	test.each([
		[{ n: 'x' }, "'n' must be number"],
		[{}, "the input must have required property 'n'"],
		[{ n: 1, e: 2 }, "'e' is not allowed"],
	])('input_schema of an auto step: %j', (value, what) => {
		const { reply } = judged(schema, value, { context: 'input_schema-auto' });
		expect(reply['refusal']).toBe(`Invalid input for step 'step': ${what}`);
		expect(reply.text).toContain(
			`'step' cannot run (input_schema): Invalid input for step 'step': ${what}. Correct the`,
		);
		expect(reply['called_by_name_with_input_map']).toEqual({
			code: 'VALIDATION_INPUT_SCHEMA',
			agent_action: 'report_to_user',
		});
	});

	test('output_schema', () => {
		expect(judged(schema, { n: 'x' }, { context: 'output_schema' }).reply).toMatchObject({
			code: 'VALIDATION_OUTPUT_SCHEMA',
			text: "Output validation failed for step 'step'",
		});
	});

	test('trace_schema in both modes', () => {
		const trace = { type: 'array', minItems: 2, items: { anyOf: [{ type: 'string' }, { type: 'null' }] } };
		const { reply, verdict, valueFits } = judged(trace, [1, 2], { context: 'trace_schema' });
		expect([verdict, valueFits]).toEqual(['invalid', false]);
		const text =
			"Trace schema violation for step 'step': /0 must be string; /0 must be null; /0 must match a schema in anyOf";
		expect(reply).toMatchObject({
			mode: 'warn',
			text,
			warn: { completes: true, error_count: 3, text },
			enforce: {
				completes: false,
				code: 'VALIDATION_TRACE_SCHEMA',
				agent_action: 'provide_input',
				text: "Trace schema validation failed for step 'step'",
			},
		});
		expect(judged(trace, [1], { context: 'trace_schema' }).reply.text).toBe(
			"Trace schema violation for step 'step': must NOT have fewer than 2 items",
		);
	});

	test.each([
		['input_schema', 'accepted'],
		['output_schema', 'accepted'],
		['params_schema', 'invalid'],
		['input_schema-auto', 'invalid'],
	] as const)('_debug is taken out of an answer, of nothing else: %s', (context, verdict) => {
		expect(judged(schema, { _debug: { why: [1] }, n: 1 }, { context }).verdict).toBe(verdict);
		expect(judged({ type: 'object', required: ['_debug'] }, { _debug: 1 }, { context }).verdict).toBe(
			verdict === 'accepted' ? 'invalid' : 'accepted',
		);
	});

	test('the host’s first failure is on top, all others below', () => {
		const of = { type: 'string', minLength: 3, enum: ['abc'], not: { const: 5 } };
		const { findings } = judged(of, 5);
		expect(findings.map(({ keyword, first }) => [keyword, first])).toEqual([
			['enum', true],
			['type', false],
			['not', false],
		]);
	});

	test('where the host’s code parts from JSON Schema, it decides, and a note says so', () => {
		const inherited = judged({ type: 'object', required: ['toString'] }, {});
		expect(inherited.verdict).toBe('accepted');
		const rounded = judged({ type: 'number', multipleOf: 0.1 }, 0.3);
		expect([rounded.verdict, places(rounded.findings, 'info')[0]?.[0]]).toEqual(['invalid', 'host-dependent']);
		const skipped = judged({ type: 'array', items: [{ type: 'string' }], contains: { type: 'number' } }, []);
		expect([skipped.verdict, places(skipped.findings, 'info')[0]?.[0]]).toEqual(['accepted', 'host-dependent']);
		const promised = judged({ $async: true, type: 'string' }, 5);
		expect([promised.verdict, promised.reply.text]).toEqual(['accepted', '']);
	});

	test('references that lead round in a circle end the check', () => {
		const { verdict, findings, reply } = judged({ anyOf: [{ $ref: '#' }, { type: 'string' }] }, 5);
		expect([verdict, findings[0]?.code, reply.text]).toEqual([
			'invalid',
			'reference-loop',
			'Maximum call stack size exceeded',
		]);
	});
});

test('depth overflows nothing', () => {
	const depth = 20_000;
	const schema = `${'{"not":'.repeat(depth)}true${'}'.repeat(depth)}`;
	expect(judged(schema, 1).schemaTaken).toBe(true);
	const value = `${'['.repeat(depth)}${']'.repeat(depth)}`;
	expect(judged({ type: 'array', items: { $ref: '#' } }, value).verdict).toBe('accepted');
	expect(judged({ const: 1 }, value).verdict).toBe('invalid');
});

describe('examples', () => {
	test.each(examples)('$id shows what it says', ({ id, context, schema, value }) => {
		const report = judge({ profile: realm, ...(context !== undefined && { context }), schema, value });
		expect([report.verdict, report.findings[0]?.code, report.reply['code'] ?? null]).toEqual(SHOWN[id]);
	});

	test('are all described here', () => expect(examples.map(({ id }) => id)).toEqual(Object.keys(SHOWN)));
});

const REFUSED = 'VALIDATION_WORKFLOW_SCHEMA';
const SHOWN: Readonly<Record<string, readonly [string, string, string | null]>> = {
	'realm-misspelt-keyword': ['refused', 'unsupported-keyword', REFUSED],
	'realm-extension-keyword': ['refused', 'unsupported-keyword', REFUSED],
	'realm-format': ['refused', 'unsupported-keyword', REFUSED],
	'realm-dangling-reference': ['refused', 'unresolved-reference', REFUSED],
	'realm-remote-reference': ['refused', 'unresolved-reference', REFUSED],
	'realm-null-block': ['refused', 'malformed-schema', REFUSED],
	'realm-empty-enum': ['refused', 'malformed-schema', REFUSED],
	'realm-required-text': ['refused', 'malformed-schema', REFUSED],
	'realm-later-draft': ['refused', 'unsupported-keyword', REFUSED],
	'realm-union-warning': ['accepted', 'strict-types', 'SCHEMA_STRICT_ADVISORY'],
	'realm-trace-both-modes': ['invalid', 'mismatch', null],
	'realm-first-of-seven': ['invalid', 'mismatch', 'VALIDATION_INPUT_SCHEMA'],
	'realm-auto-step-input': ['invalid', 'mismatch', 'VALIDATION_INPUT_SCHEMA'],
};
