import type { TextFile } from './arguments.ts';
import type { CommonReaders } from './source-arguments.ts';
import { idsOf, type NamedTarget, readTargets } from './targets.ts';

/** How a comparison is printed. */
const FORMATS = ['table', 'json', 'markdown'] as const;

/** Set the answers of several profiles side by side. */
export interface CompareCommand {
	readonly name: 'compare';
	/** In this order; each with a context where one is said. */
	readonly targets: readonly NamedTarget[];
	readonly schema: TextFile;
	readonly value: TextFile | null;
	readonly output: (typeof FORMATS)[number];
	readonly formatAssertion?: boolean;
	readonly deadline: number;
}

export const compareOptions = {
	profiles: { type: 'string' },
	context: { type: 'string', multiple: true },
	schema: { type: 'string' },
	value: { type: 'string' },
	'schema-format': { type: 'string' },
	'value-format': { type: 'string' },
	'format-assertion': { type: 'boolean' },
	format: { type: 'string' },
} as const;

/** What the options hold, as `parseArgs` gives them. */
export interface CompareValues {
	readonly profiles?: string | undefined;
	readonly context?: readonly string[] | undefined;
	readonly schema?: string | undefined;
	readonly value?: string | undefined;
	readonly 'schema-format'?: string | undefined;
	readonly 'value-format'?: string | undefined;
	readonly 'format-assertion'?: boolean | undefined;
	readonly format?: string | undefined;
}

/** Reads a comparison. */
export function readCompare(
	values: CompareValues,
	deadline: number,
	{ formatOf, fail }: CommonReaders,
): CompareCommand {
	const { profiles, schema, value, format = 'table' } = values;
	if (profiles === undefined) return fail('Say which profiles: --profiles a,b,c.');
	if (schema === undefined) return fail('Say which schema: --schema FILE.');
	if (schema === '-' && value === '-') fail('Only one of schema and value can be standard input.');
	const output = FORMATS.find((name) => name === format);
	if (output === undefined) return fail(`--format is one of ${FORMATS.join(', ')}, not ${format}.`);
	const ids = idsOf(profiles);
	const { context: contexts = [] } = values;
	if (ids.length < 2 && contexts.length < 2) fail('A comparison takes two profiles at least: --profiles a,b.');
	return {
		name: 'compare',
		targets: readTargets(ids, contexts, fail),
		schema: { path: schema, format: formatOf(schema, values['schema-format'], '--schema-format') },
		value:
			value === undefined ? null : { path: value, format: formatOf(value, values['value-format'], '--value-format') },
		output,
		...(values['format-assertion'] === undefined ? {} : { formatAssertion: values['format-assertion'] }),
		deadline,
	};
}
