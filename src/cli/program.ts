import type { Report } from '../core/index.ts';
import { examples } from '../profiles/examples.ts';
import { profiles } from '../profiles/index.ts';
import { valueToJudge } from '../state/judge-request.ts';
import { openLink } from '../state/open-link.ts';
import { type Command, readArguments, type TextFile, UsageError } from './arguments.ts';
import { runBatch } from './batch.ts';
import { checkSource } from './check-source.ts';
import { runCompare } from './compare.ts';
import { EXIT, type ExitCode, exitOf } from './exit.ts';
import { GuardedJudge, type Thread } from './guarded-judge.ts';
import { HELP } from './help.ts';
import { type Job, lookUp, UnknownNameError } from './job.ts';
import { type Names, printReport } from './print.ts';
import { printProfiles } from './profiles.ts';
import { readSource } from './source.ts';
import { runTravel } from './travel.ts';

/** What the program touches of the world. */
export interface World {
	/** The bytes of a file, or of standard input for `-`, as they come. @throws when it cannot be opened or read */
	readonly open: (path: string) => AsyncIterable<Uint8Array>;
	readonly print: (text: string) => Promise<void>;
	readonly complain: (text: string) => void;
	readonly createThread: () => Thread;
	/** Puts a text into a file. @throws when it cannot be written */
	readonly write: (path: string, text: string) => Promise<void>;
	readonly version: string;
}

/** A link that cannot be opened. */
class LinkError extends Error {}

/** Runs one command to its end. Never rejects for what the user or the texts do. */
export async function runProgram(args: readonly string[], world: World): Promise<ExitCode> {
	try {
		return await runCommand(readArguments(args), world);
	} catch (error) {
		if (error instanceof LinkError) {
			world.complain(`keyhole: ${error.message}\n`);
			return EXIT.unreadable;
		}
		if (error instanceof UsageError || error instanceof UnknownNameError) {
			world.complain(`keyhole: ${error.message}\nkeyhole --help tells more.\n`);
			return EXIT.usage;
		}
		throw error;
	}
}

async function runCommand(command: Command, world: World): Promise<ExitCode> {
	switch (command.name) {
		case 'help':
			await world.print(`${HELP[command.topic]}\n`);
			return EXIT.fits;
		case 'version':
			await world.print(`${world.version}\n`);
			return EXIT.fits;
		case 'profiles':
			await world.print(printProfiles(profiles, command.json));
			return EXIT.fits;
		case 'batch':
			return withJudge(command, world, (judge) => runBatch(opened(command.path, world), judge, world.print));
		case 'check':
			return check(command, await fileJob(command, world), fileNames(command), world);
		case 'source':
			return withJudge(command, world, (judge) =>
				checkSource(command, {
					judge,
					read: ({ path, format }) => readSource(opened(path, world), format),
					print: world.print,
					complain: world.complain,
					version: world.version,
				}),
			);
		case 'compare':
			return withJudge(command, world, (judge) =>
				runCompare(command, {
					judge,
					read: ({ path, format }) => readSource(opened(path, world), format),
					print: world.print,
					complain: world.complain,
				}),
			);
		case 'travel':
			return runTravel(command, {
				createThread: world.createThread,
				read: ({ path, format }) => readSource(opened(path, world), format),
				write: (path, text) => written(path, text, world),
				print: world.print,
				complain: world.complain,
			});
		case 'link':
			return check(command, await linkJob(command), { schema: 'schema', value: 'value' }, world);
	}
}

/** The bytes of a file; one that cannot be opened is a mistake in the command. */
async function* opened(path: string, { open }: World): AsyncGenerator<Uint8Array> {
	try {
		yield* open(path);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`${nameOf(path)} cannot be read: ${reason}.`);
	}
}

/** Puts a text into a file; one that cannot be written is a mistake in the command. */
async function written(path: string, text: string, { write }: World): Promise<void> {
	try {
		await write(path, text);
	} catch (error) {
		throw new UsageError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
	}
}

const nameOf = (path: string): string => (path === '-' ? 'standard input' : path);

function fileNames({ schema, value, schemas = [] }: Extract<Command, { name: 'check' }>): Names {
	return {
		schema: nameOf(schema.path),
		value: value === null ? 'value' : nameOf(value.path),
		further: schemas.map(({ path }) => path),
	};
}

async function fileJob(command: Extract<Command, { name: 'check' }>, world: World): Promise<Job> {
	const { profile, context, formatAssertion, output } = command;
	const named = { profile, ...(context === undefined ? {} : { context }) };
	const { standard = false, title } = lookUp(named).profile;
	if (output !== undefined && !standard) {
		throw new UsageError(`--output goes with a published dialect; ${title} has a reply of its own.`);
	}
	const source = async ({ path, format }: TextFile) => readSource(opened(path, world), format);
	return {
		...named,
		schema: await source(command.schema),
		value: command.value === null ? null : await source(command.value),
		...(formatAssertion === undefined ? {} : { formatAssertion }),
		schemas: await Promise.all(
			(command.schemas ?? []).map(async ({ uri, path }) => ({
				uri,
				text: (await source({ path, format: 'json' })).text,
			})),
		),
		...(output === undefined ? {} : { output }),
	};
}

async function linkJob({ url, profile, context }: Extract<Command, { name: 'link' }>): Promise<Job> {
	const link = await openLink(url, examples);
	if (!link.ok) throw new LinkError(link.message);
	const { state } = link;
	const chosen = context ?? (profile === undefined ? state.context : null);
	const job: Job = {
		profile: profile ?? state.profile,
		...(chosen === null ? {} : { context: chosen }),
		schema: state.schema,
		value: valueToJudge(state.value),
		schemas: state.schemas,
		formatAssertion: state.formatAssertion,
	};
	lookUp(job);
	return job;
}

async function withJudge(
	{ deadline }: { readonly deadline: number },
	{ createThread }: World,
	use: (judge: GuardedJudge) => Promise<ExitCode>,
): Promise<ExitCode> {
	const judge = new GuardedJudge(createThread, deadline);
	try {
		return await use(judge);
	} finally {
		await judge.close();
	}
}

function check(
	options: { readonly json: boolean; readonly deadline: number },
	job: Job,
	names: Names,
	world: World,
): Promise<ExitCode> {
	return withJudge(options, world, async (judge) => {
		const answer = await judge.judge(job);
		if (answer.type === 'fault') {
			world.complain(`keyhole: a fault of Keyhole's own: ${answer.message}\n`);
			return EXIT.software;
		}
		const report = JSON.parse(answer.json) as Report;
		if (report.output !== undefined) {
			await world.print(`${report.output}\n`);
			return exitOf(report.verdict);
		}
		await world.print(
			options.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report, lookUp(job).profile, names),
		);
		return exitOf(report.verdict);
	});
}
