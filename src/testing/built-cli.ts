import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What a run of the program left behind. */
export interface CliRun {
	readonly exit: number | null;
	readonly output: string;
	readonly errors: string;
}

/** The command line as it is shipped: one file, run by Node in a process of its own. */
export interface BuiltCli {
	/** The built file. */
	readonly file: string;
	/** Runs the program to its end. */
	run(args: readonly string[], input?: string | Uint8Array): Promise<CliRun>;
	remove(): void;
}

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the command line from the sources as they are, into a folder of its own. */
export async function buildCli(): Promise<BuiltCli> {
	const folder = mkdtempSync(join(tmpdir(), 'keyhole-cli-'));
	await build({
		root: projectRoot,
		configFile: join(projectRoot, 'vite.cli.config.ts'),
		logLevel: 'error',
		build: { outDir: folder, emptyOutDir: false },
	});
	const file = join(folder, 'keyhole.js');
	return {
		file,
		run: (args, input) => runProgram([file, ...args], input),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

function runProgram(args: readonly string[], input: string | Uint8Array = ''): Promise<CliRun> {
	const options: SpawnOptionsWithoutStdio = { stdio: 'pipe' };
	return new Promise((settle, fail) => {
		const child = spawn(process.execPath, args, options);
		const output: Buffer[] = [];
		const errors: Buffer[] = [];
		child.stdout.on('data', (chunk) => output.push(chunk));
		child.stderr.on('data', (chunk) => errors.push(chunk));
		child.on('error', fail);
		child.on('close', (exit) =>
			settle({ exit, output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString() }),
		);
		child.stdin.on('error', () => undefined);
		child.stdin.end(input);
	});
}
