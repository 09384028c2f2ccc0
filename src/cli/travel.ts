import { Memory, type SourceText } from '../core/index.ts';
import { openSource, selects } from '../sources/index.ts';
import type { TravelAnswer, TravelRequest } from '../worker/protocol.ts';
import { type TextFile, UsageError } from './arguments.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Thread } from './guarded-judge.ts';
import { lookUp } from './job.ts';
import { printTravel } from './print-travel.ts';
import type { TravelCommand } from './travel-arguments.ts';
import { travelIn } from './travel-thread.ts';
import { unifiedDiff } from './unified-diff.ts';

/** What the command touches of the world. */
export interface TravelWorld {
	readonly createThread: () => Thread;
	readonly read: (file: TextFile) => Promise<SourceText>;
	readonly write: (path: string, text: string) => Promise<void>;
	readonly print: (text: string) => Promise<void>;
	readonly complain: (text: string) => void;
}

/**
 * Looks for the edits by which all targets take a schema, and prints them, or puts the text into its file.
 * @throws UnknownNameError, UsageError
 */
export async function runTravel(command: TravelCommand, world: TravelWorld): Promise<ExitCode> {
	for (const target of command.targets) lookUp(target);
	const schema = await world.read(command.schema);
	const memory = new Memory();
	const reading = memory.read(schema);
	if (!reading.ok) {
		world.complain(`keyhole: ${command.schema.path} cannot be read: ${reading.error.message}\n`);
		return EXIT.unreadable;
	}
	const pointer = pointerOf(command, schema, memory);
	const request: TravelRequest = {
		schema,
		...(pointer === undefined ? {} : { pointer }),
		targets: command.targets,
		allow: command.allow,
		settings: { formatAssertion: command.formatAssertion ?? false, schemas: [] },
	};
	const end = await travelIn(world.createThread, request, command.deadline);
	if (end.type === 'fault') {
		world.complain(`keyhole: a fault of Keyhole's own: ${end.message}\n`);
		return EXIT.software;
	}
	if (end.type === 'timeout') {
		world.complain(
			'keyhole: the search was ended: a value took too long to check. A pattern may backtrack without end.\n',
		);
		return EXIT.exhausted;
	}
	if (!end.answer.ok) {
		world.complain(`keyhole: ${end.answer.message}\n`);
		return EXIT.refused;
	}
	const { answer, whole } = end;
	const after = whole === null || !whole.ok ? null : whole.text;
	if (whole?.ok === false) world.complain(`keyhole: ${whole.message}\n`);
	const diff = after === null ? '' : unifiedDiff(schema.text, after, command.schema.path);
	if (command.diff) {
		world.complain(printTravel(answer, diff, 'summary'));
		await world.print(diff);
	} else await world.print(printTravel(answer, diff, command.output));
	if (command.write) await writeBack(command, answer, after, world);
	return after === null ? EXIT.refused : exitOf(answer);
}

/** A text that not all targets take is no result: it stays out of the file. */
async function writeBack(
	{ schema }: TravelCommand,
	{ travel }: Extract<TravelAnswer, { ok: true }>,
	after: string | null,
	{ write, complain }: TravelWorld,
): Promise<void> {
	if (!travel.reached || after === null) complain(`keyhole: ${schema.path} is left as it is.\n`);
	else if (travel.steps.length > 0) await write(schema.path, after);
}

function exitOf({ travel: { reached, unfinished } }: Extract<TravelAnswer, { ok: true }>): ExitCode {
	if (reached) return EXIT.fits;
	return unfinished ? EXIT.exhausted : EXIT.refused;
}

/** Where the selected schema stands; undefined: the whole text is the schema. */
function pointerOf(
	{ select, schema: { path } }: TravelCommand,
	schema: SourceText,
	memory: Memory,
): string | undefined {
	const opened = openSource(schema, memory);
	if (select === undefined) {
		if (!opened.ok || opened.source.entries.length === 0) return undefined;
		throw new UsageError(`${path} holds ${opened.source.entries.length} schemas: say which, --select NAME.`);
	}
	const found = opened.ok ? opened.source.entries.filter((entry) => selects(entry, select)) : [];
	if (found.length === 1) return found[0].pointer;
	if (found.length === 0) throw new UsageError(`${path} has no schema "${select}".`);
	throw new UsageError(
		`${path} has ${found.length} schemas "${select}": say which by its JSON Pointer, such as ${found[0].pointer}.`,
	);
}
