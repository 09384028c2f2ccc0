import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 */

/**
 * The packages of a lock file by path; null where it is missing or broken.
 * @param {string} path
 * @returns {Map<string, LockedPackage> | null}
 */
function lockedPackages(path) {
	try {
		const packages = Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages);
		return new Map(packages.filter(([name]) => name !== ''));
	} catch {
		return null;
	}
}

/**
 * Whether node_modules holds what package-lock.json names. npm leaves a lock file of what it installed;
 * packages for other systems (optional ones) may be missing from it.
 */
export function dependenciesAreCurrent(root = projectRoot) {
	const wanted = lockedPackages(join(root, 'package-lock.json'));
	const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
	if (wanted === null || present === null) return false;
	for (const [path, { version, optional, devOptional }] of wanted) {
		const installed = present.get(path);
		if (installed === undefined ? !(optional || devOptional) : installed.version !== version) return false;
	}
	return [...present.keys()].every((path) => wanted.has(path));
}

/** Installs exactly what the lock file names, unless that is there already. Ends the process when npm fails. */
export async function installDependencies() {
	if (dependenciesAreCurrent()) return;
	console.log('Installing packages (npm ci) …');
	// Install scripts stay off: no package here needs one, and none may fetch a browser behind our back.
	const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	const npm = process.env['npm_execpath'];
	const viaNode = npm?.endsWith('.js') ?? false;
	const { code, output } = viaNode
		? await run(process.execPath, [/** @type {string} */ (npm), ...args])
		: await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
	if (code !== 0) {
		console.error(output);
		console.error('The packages could not be installed: npm ci failed, see above.');
		process.exit(1);
	}
}
