import { isAbsolute, relative } from 'node:path';
import { detectFormat, Memory, type Profile, type Report, type SourceText } from '../core/index.ts';
import { profiles } from '../profiles/index.ts';
import {
	contextFor,
	type Judged,
	judgedOf,
	type Listing,
	listingOf,
	narrowed,
	openSource,
	type RowsInput,
	rowOf,
	type Source,
	type SourceEntry,
	selects,
	usualProfile,
} from '../sources/index.ts';
import { UsageError } from './arguments.ts';
import { EXIT, type ExitCode, exitOf, worseExit } from './exit.ts';
import type { GuardedJudge } from './guarded-judge.ts';
import { lookUp } from './job.ts';
import { printListing, printUnreadable } from './print-listing.ts';
import type { SourceCommand } from './source-arguments.ts';

/** What the command touches of the world. */
export interface SourceWorld {
	readonly judge: Pick<GuardedJudge, 'judge'>;
	readonly read: (file: { readonly path: string; readonly format: SourceText['format'] }) => Promise<SourceText>;
	readonly print: (text: string) => Promise<void>;
	readonly complain: (text: string) => void;
	readonly version: string;
}

/** Names that are offered where a selection fits none. */
const MOST_NAMES = 20;

/** Judging threw: a fault of ours. */
class Fault extends Error {}

/**
 * Judges every schema of a document, or those selected, by every profile that is asked for.
 * @throws UsageError where the document is of no known kind, or the selection fits nothing in it
 */
export async function checkSource(command: SourceCommand, world: SourceWorld): Promise<ExitCode> {
	const { path } = command.file;
	const text = await readText(command, world);
	const memory = new Memory();
	const opened = openSource(text, memory);
	const shown = command.output === 'sarif' ? withinRepository(path) : path;
	const options = { output: command.output, path: shown, version: world.version };
	if (!opened.ok) {
		if (opened.problem === null) {
			throw new UsageError(`${path} holds no schemas that can be told apart. For a lone schema, use --schema.`);
		}
		await world.print(printUnreadable(opened.problem.message, opened.range, options));
		return EXIT.unreadable;
	}
	const chosen = chooseProfiles(command, opened.source);
	const entries = chooseEntries(command, opened.source);
	const { document, notes } = opened.read;
	try {
		const judged =
			command.value === null
				? judgeAlone(command, { document, entries, notes }, chosen, memory)
				: await judgeValue(command, entries, chosen, { schema: text, value: await world.read(command.value) }, world);
		const rows = judged.map(({ entry, reports }) => rowOf(document, entry, reports));
		const choices = chosen.map((profile) => ({ profile }));
		const whole = listingOf(opened, choices, rows);
		const listing = command.select === undefined ? whole : narrowed(whole);
		await world.print(printListing(listing, judged, { ...options, strict: command.strict }));
		return exitCode(judged, listing, command.strict);
	} catch (error) {
		if (!(error instanceof Fault)) throw error;
		world.complain(`keyhole: a fault of Keyhole's own: ${error.message}\n`);
		return EXIT.software;
	}
}

/** A path as a service that reads the log needs it: from where the command runs, if the file lies under there. */
function withinRepository(path: string): string {
	const from = isAbsolute(path) ? relative(process.cwd(), path) : path;
	return from.startsWith('..') || isAbsolute(from) ? path : from;
}

async function readText({ file: { path, format } }: SourceCommand, { read }: SourceWorld): Promise<SourceText> {
	const text = await read({ path, format: format ?? 'json' });
	return format === null ? { ...text, format: detectFormat(text.text) } : text;
}

/** Schemas alone need no deadline: nothing in a schema runs. */
function judgeAlone(
	command: SourceCommand,
	source: Omit<RowsInput, 'choices'>,
	chosen: readonly Profile[],
	memory: Memory,
): readonly Judged[] {
	const { formatAssertion } = command;
	const choices = chosen.map((profile) => ({ profile, ...contextOption(command) }));
	const settings = formatAssertion === undefined ? {} : { settings: { formatAssertion } };
	return [...judgedOf({ ...source, choices, ...settings }, memory)];
}

async function judgeValue(
	command: SourceCommand,
	entries: readonly SourceEntry[],
	chosen: readonly Profile[],
	texts: { readonly schema: SourceText; readonly value: SourceText },
	{ judge }: SourceWorld,
): Promise<readonly Judged[]> {
	const { formatAssertion } = command;
	const judged: Judged[] = [];
	for (const entry of entries) {
		const reports: Report[] = [];
		for (const profile of chosen) {
			const answer = await judge.judge({
				profile: profile.id,
				context: command.context ?? contextFor(profile, entry),
				...texts,
				pointer: entry.pointer,
				...(formatAssertion === undefined ? {} : { formatAssertion }),
			});
			if (answer.type === 'fault') throw new Fault(answer.message);
			reports.push(JSON.parse(answer.json) as Report);
		}
		judged.push({ entry, reports });
	}
	return judged;
}

function contextOption({ context }: SourceCommand): { readonly context?: string } {
	return context === undefined ? {} : { context };
}

function chooseProfiles(command: SourceCommand, source: Source): readonly Profile[] {
	if (command.profiles.length > 0) {
		return command.profiles.map((profile) => lookUp({ profile, ...contextOption(command) }).profile);
	}
	const usual = usualProfile(source.kind, profiles);
	if (usual === undefined) throw new UsageError('Say which profile: --profile P.');
	return [lookUp({ profile: usual.id, ...contextOption(command) }).profile];
}

function chooseEntries({ select, file }: SourceCommand, { entries }: Source): readonly SourceEntry[] {
	if (select === undefined) return entries;
	const found = entries.filter((entry) => selects(entry, select));
	if (found.length > 0) return found;
	const names = [...new Set(entries.map(({ name }) => name))];
	const more = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : '';
	throw new UsageError(
		`${file.path} has no schema "${select}". It has: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
	);
}

function exitCode(judged: readonly Judged[], { findings, host, profiles }: Listing, strict: boolean): ExitCode {
	const fails = ({ severity }: { readonly severity: string }): boolean =>
		severity === 'error' || (strict && severity === 'warning');
	const heard = host !== undefined && profiles.includes(host.profile) ? host : null;
	const hostFails = heard !== null && (strict ? heard.strict : heard).exitCode !== 0;
	const around: ExitCode = hostFails || findings.some(fails) ? EXIT.refused : EXIT.fits;
	return judged
		.flatMap(({ reports }) => reports)
		.map((report) => worseExit(exitOf(report.verdict), report.findings.some(fails) ? EXIT.refused : EXIT.fits))
		.reduce(worseExit, around);
}
