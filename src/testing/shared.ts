import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const root = resolve(projectRoot, process.env['KEYHOLE_SHARED'] ?? '../shared');

let told = false;

/**
 * The path of a file or folder of the outside test data (suites, cases), or null where it is absent.
 *
 * The data is no part of the project: it is looked for in the folder that the environment variable
 * KEYHOLE_SHARED names, by default `../shared` beside the project. Where a path is missing, one line per
 * test file says so, and the tests over it are to be skipped: `describe.skipIf(sharedPath('cases') === null)`.
 */
export function sharedPath(...parts: readonly string[]): string | null {
	const path = join(root, ...parts);
	if (existsSync(path)) return path;
	if (!told) {
		told = true;
		process.stderr.write(`outside test data not found at ${path} (set KEYHOLE_SHARED): its tests are skipped\n`);
	}
	return null;
}
