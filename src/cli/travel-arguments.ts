import type { TextFile } from './arguments.ts';
import type { CommonReaders } from './source-arguments.ts';
import { idsOf, type NamedTarget, readTargets } from './targets.ts';

/** How a list of edits is printed. */
const FORMATS = ['text', 'json', 'markdown'] as const;

/** Look for the edits by which all of several profiles take a schema. */
export interface TravelCommand {
	readonly name: 'travel';
	/** Each with a context where one is said. */
	readonly targets: readonly NamedTarget[];
	readonly schema: TextFile;
	/** The schema of this name in a document that holds many. */
	readonly select?: string;
	/** Which edits may change the meaning. */
	readonly allow: { readonly loses: boolean; readonly adds: boolean };
	/** Whether the text goes back into its file. */
	readonly write: boolean;
	/** Whether the difference alone is printed. */
	readonly diff: boolean;
	readonly output: (typeof FORMATS)[number];
	readonly formatAssertion?: boolean;
	readonly deadline: number;
}

export const travelOptions = {
	profiles: { type: 'string' },
	context: { type: 'string', multiple: true },
	'schema-format': { type: 'string' },
	select: { type: 'string' },
	'allow-losing': { type: 'boolean' },
	'allow-adding': { type: 'boolean' },
	write: { type: 'boolean' },
	diff: { type: 'boolean' },
	'format-assertion': { type: 'boolean' },
	format: { type: 'string' },
} as const;

/** What the options hold, as `parseArgs` gives them. */
export interface TravelValues {
	readonly profiles?: string | undefined;
	readonly context?: readonly string[] | undefined;
	readonly 'schema-format'?: string | undefined;
	readonly select?: string | undefined;
	readonly 'allow-losing'?: boolean | undefined;
	readonly 'allow-adding'?: boolean | undefined;
	readonly write?: boolean | undefined;
	readonly diff?: boolean | undefined;
	readonly 'format-assertion'?: boolean | undefined;
	readonly format?: string | undefined;
}

/** Reads a travel command. */
export function readTravel(
	[path, ...more]: readonly string[],
	values: TravelValues,
	deadline: number,
	{ formatOf, fail }: CommonReaders,
): TravelCommand {
	const { profiles, select, write = false, diff = false, format = 'text' } = values;
	if (path === undefined || more.length > 0) return fail('travel takes one schema, or - for standard input.');
	if (profiles === undefined) return fail('Say who must take it: --profiles a,b,c.');
	const output = FORMATS.find((name) => name === format);
	if (output === undefined) return fail(`--format is one of ${FORMATS.join(', ')}, not ${format}.`);
	if (write && path === '-') return fail('--write needs a file to write to, not standard input.');
	if (write && diff) return fail('--write and --diff contradict each other.');
	if (diff && values.format !== undefined) return fail('--diff prints the difference alone: leave --format out.');
	const ids = idsOf(profiles);
	if (ids.length === 0) return fail('Say who must take it: --profiles a,b,c.');
	return {
		name: 'travel',
		targets: readTargets(ids, values.context ?? [], fail),
		schema: { path, format: formatOf(path, values['schema-format'], '--schema-format') },
		...(select === undefined ? {} : { select }),
		allow: { loses: values['allow-losing'] ?? false, adds: values['allow-adding'] ?? false },
		write,
		diff,
		output,
		...(values['format-assertion'] === undefined ? {} : { formatAssertion: values['format-assertion'] }),
		deadline,
	};
}
