import type { SourceText } from '../core/index.ts';
import type { TextFile } from './arguments.ts';

/** How the schemas of a document are printed. */
export const OUTPUTS = ['text', 'json', 'sarif', 'markdown', 'csv'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Judge every schema of a document that holds many. */
export interface SourceCommand {
	readonly name: 'source';
	/** `format` is null where neither an option nor the name of the file tells it. */
	readonly file: { readonly path: string; readonly format: SourceText['format'] | null };
	/** Only schemas of this name. */
	readonly select?: string;
	/** Empty: the profile that fits the document. */
	readonly profiles: readonly string[];
	readonly context?: string;
	readonly value: TextFile | null;
	/** Whether warnings fail. */
	readonly strict: boolean;
	readonly output: Output;
	readonly formatAssertion?: boolean;
	readonly deadline: number;
}

/** The options of `check` that concern documents. */
export const sourceOptions = {
	source: { type: 'string' },
	'source-format': { type: 'string' },
	select: { type: 'string' },
	format: { type: 'string' },
	strict: { type: 'boolean' },
} as const;

/** What the options of `check` hold, as `parseArgs` gives them. */
export interface CheckValues {
	readonly profile?: string | undefined;
	readonly context?: string | undefined;
	readonly schema?: string | undefined;
	readonly value?: string | undefined;
	readonly source?: string | undefined;
	readonly select?: string | undefined;
	readonly format?: string | undefined;
	readonly strict?: boolean | undefined;
	readonly json?: boolean | undefined;
	readonly 'schema-format'?: string | undefined;
	readonly 'value-format'?: string | undefined;
	readonly 'source-format'?: string | undefined;
	readonly 'format-assertion'?: boolean | undefined;
}

/** How the caller reads what is common to all checks. */
export interface CommonReaders {
	readonly formatOf: (path: string, said: string | undefined, option: string) => SourceText['format'];
	readonly fail: (message: string) => never;
}

/** Reads a check of a document that holds many schemas. */
export function readSourceCheck(
	file: string,
	values: CheckValues,
	deadline: number,
	{ formatOf, fail }: CommonReaders,
): SourceCommand {
	for (const option of ['schema', 'schema-format'] as const) {
		if (values[option] !== undefined) fail(`--source holds the schemas: leave --${option} out.`);
	}
	const { value, select, context, profile } = values;
	if (value !== undefined && select === undefined) fail('Say which schema the value is for: --select NAME.');
	if (value === '-' && file === '-') fail('Only one of source and value can be standard input.');
	return {
		name: 'source',
		file: { path: file, format: sourceFormat(file, values['source-format'], formatOf) },
		...(select === undefined ? {} : { select }),
		profiles: profile === undefined ? [] : profile.split(',').filter((id) => id !== ''),
		...(context === undefined ? {} : { context }),
		value:
			value === undefined ? null : { path: value, format: formatOf(value, values['value-format'], '--value-format') },
		strict: values.strict ?? false,
		output: outputOf(values, fail),
		...(values['format-assertion'] === undefined ? {} : { formatAssertion: values['format-assertion'] }),
		deadline,
	};
}

function sourceFormat(path: string, said: string | undefined, formatOf: CommonReaders['formatOf']) {
	return said === undefined && !/\.(?:json|ya?ml)$/i.test(path) ? null : formatOf(path, said, '--source-format');
}

function outputOf({ format, json }: CheckValues, fail: CommonReaders['fail']): Output {
	if (format === undefined) return json === true ? 'json' : 'text';
	const output = OUTPUTS.find((name) => name === format);
	if (output === undefined) return fail(`--format is one of ${OUTPUTS.join(', ')}, not ${format}.`);
	if (json === true && output !== 'json') return fail(`--json and --format ${format} contradict each other.`);
	return output;
}
