import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * The program file of an installed package, to be run with Node itself: no shell, the same on every system.
 * @param {string} name package name
 * @param {string} [command] which of its programs; the package's own name by default
 * @returns {string}
 */
export function programOf(name, command = name) {
	const folder = join(projectRoot, 'node_modules', name);
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
