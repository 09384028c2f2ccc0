/** Entry of the command line: the main thread reads and prints, a second one, of the same file, judges. */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { version } from '../../package.json' with { type: 'json' };
import { runProgram } from './program.ts';
import { serveJobs } from './thread.ts';
import { serveTravel } from './travel-thread.ts';

function print(text: string): Promise<void> {
	return new Promise((settle) => {
		if (process.stdout.write(text)) settle();
		else process.stdout.once('drain', settle);
	});
}

if (isMainThread) {
	// The reader has gone (`keyhole batch … | head`): there is nobody to print for.
	process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
	process.exitCode = await runProgram(process.argv.slice(2), {
		open: (path) => (path === '-' ? process.stdin : createReadStream(path)),
		print,
		complain: (text) => process.stderr.write(text),
		write: (path, text) => writeFile(path, text),
		createThread: () => new Worker(fileURLToPath(import.meta.url)),
		version,
	});
} else if (parentPort !== null) {
	serveTravel(parentPort);
	serveJobs(parentPort);
}
