import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OUTPUT_FORMATS, type OutputFormat, type SourceText } from '../core/index.ts';
import { TRAVEL_BUDGET } from '../worker/travel-job.ts';
import { type CompareCommand, compareOptions, readCompare } from './compare-arguments.ts';
import type { Topic } from './help.ts';
import { readSourceCheck, type SourceCommand, sourceOptions } from './source-arguments.ts';
import { readTravel, type TravelCommand, travelOptions } from './travel-arguments.ts';

type Format = SourceText['format'];

/** Milliseconds that one judgement may take when nothing else is said. */
export const DEFAULT_DEADLINE = 2000;
/** What a timer can wait. */
const LONGEST_DEADLINE = 2 ** 31 - 1;

/** One of the two texts of a check, still in its file. */
export interface TextFile {
	/** `-`: standard input. */
	readonly path: string;
	readonly format: Format;
}

export type Command =
	| { readonly name: 'help'; readonly topic: Topic }
	| { readonly name: 'version' }
	| { readonly name: 'profiles'; readonly json: boolean }
	| {
			readonly name: 'check';
			readonly profile: string;
			readonly context?: string;
			readonly schema: TextFile;
			readonly value: TextFile | null;
			readonly formatAssertion?: boolean;
			/** Other schema documents that references may reach, by their URIs. */
			readonly schemas?: readonly { readonly uri: string; readonly path: string }[];
			/** Print the standard's output in place of the report. */
			readonly output?: OutputFormat;
			readonly json: boolean;
			readonly deadline: number;
	  }
	| {
			readonly name: 'link';
			readonly url: string;
			/** In place of what the link says. */
			readonly profile?: string;
			readonly context?: string;
			readonly json: boolean;
			readonly deadline: number;
	  }
	| SourceCommand
	| CompareCommand
	| TravelCommand
	| { readonly name: 'batch'; readonly path: string; readonly deadline: number };

/** A command that cannot be carried out as it is written. */
export class UsageError extends Error {}

const help = { type: 'boolean', short: 'h' } as const;
const json = { type: 'boolean' } as const;
const deadline = { type: 'string' } as const;

/**
 * What the arguments ask for.
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): Command {
	const [name, ...rest] = args;
	switch (name) {
		case undefined:
			throw new UsageError('Say what to do: check, compare, travel, batch or profiles.');
		case '--help':
		case '-h':
		case 'help':
			return { name: 'help', topic: 'general' };
		case '--version':
		case '-v':
			return { name: 'version' };
		case 'check':
			return readCheck(rest);
		case 'compare':
			return readComparison(rest);
		case 'travel':
			return readTravelling(rest);
		case 'batch':
			return readBatch(rest);
		case 'profiles':
			return readProfiles(rest);
		default:
			throw new UsageError(`There is no command "${name}".`);
	}
}

function parse<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T, files = false) {
	try {
		return parseArgs({ args: [...args], options, allowPositionals: files, strict: true });
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

function readProfiles(args: readonly string[]): Command {
	const { values } = parse(args, { help, json });
	return values.help ? { name: 'help', topic: 'profiles' } : { name: 'profiles', json: values.json ?? false };
}

function readBatch(args: readonly string[]): Command {
	const { values, positionals } = parse(args, { help, deadline }, true);
	if (values.help) return { name: 'help', topic: 'batch' };
	const [path, ...more] = positionals;
	if (path === undefined || more.length > 0) throw new UsageError('batch takes one file, or - for standard input.');
	return { name: 'batch', path, deadline: readDeadline(values.deadline) };
}

function readComparison(args: readonly string[]): Command {
	const { values } = parse(args, { help, deadline, ...compareOptions });
	if (values.help) return { name: 'help', topic: 'compare' };
	return readCompare(values, readDeadline(values.deadline), { formatOf, fail });
}

function readTravelling(args: readonly string[]): Command {
	const { values, positionals } = parse(args, { help, deadline, ...travelOptions }, true);
	if (values.help) return { name: 'help', topic: 'travel' };
	const budget = values.deadline === undefined ? TRAVEL_BUDGET : readDeadline(values.deadline);
	return readTravel(positionals, values, budget, { formatOf, fail });
}

const text = { type: 'string' } as const;
const checkOptions = {
	help,
	json,
	deadline,
	profile: text,
	context: text,
	schema: text,
	value: text,
	link: text,
	'schema-format': text,
	'value-format': text,
	'format-assertion': { type: 'boolean' },
	'with-schema': { type: 'string', multiple: true },
	output: text,
	...sourceOptions,
} as const;

function readCheck(args: readonly string[]): Command {
	const { values } = parse(args, checkOptions);
	if (values.help) return { name: 'help', topic: 'check' };
	const { profile, context, schema, value, link, source } = values;
	const deadline = readDeadline(values.deadline);
	if (source !== undefined && link === undefined) {
		return readSourceCheck(source, values, deadline, { formatOf, fail });
	}
	const stray = Object.keys(sourceOptions).find((option) => option !== 'source' && Object.hasOwn(values, option));
	if (stray !== undefined) throw new UsageError(`--${stray} goes with --source FILE.`);
	const shared = {
		...(context === undefined ? {} : { context }),
		json: values.json ?? false,
		deadline,
	};
	if (link !== undefined) {
		const odd = (
			[
				'schema',
				'value',
				'source',
				'schema-format',
				'value-format',
				'format-assertion',
				'with-schema',
				'output',
			] as const
		).find((option) => values[option] !== undefined);
		if (odd !== undefined) throw new UsageError(`--link holds the texts and settings already: leave --${odd} out.`);
		return { name: 'link', url: link, ...(profile === undefined ? {} : { profile }), ...shared };
	}
	if (profile === undefined) throw new UsageError('Say which profile: --profile P.');
	if (schema === undefined) throw new UsageError('Say which schema: --schema FILE, or --source FILE for many.');
	if (schema === '-' && value === '-') throw new UsageError('Only one of schema and value can be standard input.');
	const schemaFile = { path: schema, format: formatOf(schema, values['schema-format'], '--schema-format') };
	const valueFormat = formatOf(value ?? '', values['value-format'], '--value-format');
	return {
		name: 'check',
		profile,
		...shared,
		schema: schemaFile,
		value: value === undefined ? null : { path: value, format: valueFormat },
		...(values['format-assertion'] === undefined ? {} : { formatAssertion: values['format-assertion'] }),
		...(values['with-schema'] === undefined ? {} : { schemas: values['with-schema'].map(readFurther) }),
		...readOutput(values.output, value, values.json ?? false),
	};
}

function formatOf(path: string, said: string | undefined, option: string): Format {
	if (said === undefined) return /\.ya?ml$/i.test(path) ? 'yaml' : 'json';
	if (said !== 'json' && said !== 'yaml') throw new UsageError(`${option} is json or yaml, not ${said}.`);
	return said;
}

/** A further schema: its URI, which may hold a `=` itself, and its file. */
function readFurther(said: string): { readonly uri: string; readonly path: string } {
	const at = said.lastIndexOf('=');
	if (at < 1 || at === said.length - 1) throw new UsageError(`--with-schema is URI=FILE, not ${said}.`);
	const path = said.slice(at + 1);
	if (path === '-') throw new UsageError('--with-schema reads a file, not standard input.');
	return { uri: said.slice(0, at), path };
}

function readOutput(said: string | undefined, value: string | undefined, json: boolean): { output?: OutputFormat } {
	if (said === undefined) return {};
	const output = OUTPUT_FORMATS.find((format) => format === said);
	if (output === undefined) throw new UsageError(`--output is flag, basic, detailed or verbose, not ${said}.`);
	if (value === undefined) throw new UsageError('--output is said of a value: give --value FILE.');
	if (json) throw new UsageError('--output is printed in place of the report: leave --json out.');
	return { output };
}

function fail(message: string): never {
	throw new UsageError(message);
}

function readDeadline(said: string | undefined): number {
	if (said === undefined) return DEFAULT_DEADLINE;
	const number = Number(said);
	if (!/^\d+$/.test(said) || number < 1 || number > LONGEST_DEADLINE) {
		throw new UsageError(`--deadline is a number of milliseconds from 1 to ${LONGEST_DEADLINE}, not ${said}.`);
	}
	return number;
}
