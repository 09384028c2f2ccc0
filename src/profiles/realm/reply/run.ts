import type { Json, Reply } from '../../../core/report.ts';
import type { BlockContext, HostNames } from '../contexts.ts';
import type { Row } from '../evaluation/row.ts';
import type { HostAnswer } from '../evaluation/run.ts';
import { wayOutOf } from './way-out.ts';

/** What the host says of a value that does not fit, by what the block is for. */
export function runReply(answer: HostAnswer, context: BlockContext, names: HostNames): Reply {
	const { rows, thrown } = answer;
	if (thrown !== null) return { phase: 'run', severity: 'error', code: null, thrown, text: thrown };
	const details = { errors: rows.map(asJson) };
	switch (context.key) {
		case 'params_schema':
			return refused('VALIDATION_INPUT_SCHEMA', paramsText(rows, names), details);
		case 'output_schema':
			return refused('VALIDATION_OUTPUT_SCHEMA', `Output validation failed for step '${names.step}'`, details);
		case 'trace_schema':
			return traceReply(rows, details, names);
		case 'input_schema':
			return context.stepKind === 'auto'
				? autoReply(rows, details, names)
				: refused(INPUT_CODE, inputText(names), details);
	}
}

const INPUT_CODE = 'VALIDATION_INPUT_SCHEMA';

function inputText({ step }: HostNames): string {
	return `Invalid input for step '${step}'`;
}

function refused(code: string, text: string, details: Json): Reply {
	return { phase: 'run', severity: 'error', code, agent_action: 'provide_input', details, text };
}

function paramsText([first]: readonly Row[], { workflow }: HostNames): string {
	const where = first === undefined || first.instancePath === '' ? '(root)' : first.instancePath;
	return `Invalid params for workflow '${workflow}': ${where} ${first?.message ?? 'is invalid'}`;
}

/** An auto step is not run; called by name where an `input_map` builds its input, it is the user's to mend. */
function autoReply(rows: readonly Row[], details: Json, names: HostNames): Reply {
	const refusal = `${inputText(names)}: ${firstMessage(rows)}`;
	const wayOut = wayOutOf(names.step, names.input);
	return {
		...refused(INPUT_CODE, `'${names.step}' cannot run (input_schema): ${refusal}. ${wayOut}`, details),
		refusal,
		way_out: wayOut,
		...((names.input === null || names.input === 'map') && {
			called_by_name_with_input_map: { code: INPUT_CODE, agent_action: 'report_to_user' },
		}),
	};
}

/** The first row in the host's words: the field that it names, and what it must be. */
function firstMessage([first]: readonly Row[]): string {
	if (first === undefined) return 'is invalid';
	const names = first.instancePath === '' ? [] : first.instancePath.slice(1).split('/');
	const extra = first.params['additionalProperty'];
	if (first.keyword === 'additionalProperties' && typeof extra === 'string') {
		return `'${[...names, extra].join('.')}' is not allowed`;
	}
	return `${names.length === 0 ? 'the input' : `'${names.join('.')}'`} ${first.message}`;
}

/** In mode `warn`, the default, the step completes and the reply carries a warning; `enforce` refuses the call. */
function traceReply(rows: readonly Row[], details: Json, { step }: HostNames): Reply {
	const summary = rows.map(({ instancePath, message }) => `${instancePath} ${message}`.trim()).join('; ');
	const text = `Trace schema violation for step '${step}': ${summary}`;
	return {
		phase: 'run',
		severity: 'warning',
		mode: 'warn',
		code: null,
		warn: { completes: true, error_count: rows.length, text },
		enforce: {
			completes: false,
			code: 'VALIDATION_TRACE_SCHEMA',
			agent_action: 'provide_input',
			text: `Trace schema validation failed for step '${step}'`,
			details,
		},
		text,
	};
}

/** A row as JSON carries it: numbers that are none become null. */
function asJson(row: Row): Json {
	return { ...row };
}
