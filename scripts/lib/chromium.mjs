import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { programOf } from './project.mjs';
import { run, runNode } from './run.mjs';

/**
 * Programs that are Chromium by another name, in order of preference: the one that draws no windows of its own starts
 * a page in half the time.
 */
const names = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'microsoft-edge',
];

function usualPlaces() {
	if (process.platform === 'darwin') {
		return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
			(name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
		);
	}
	if (process.platform === 'win32') {
		const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');
		const files = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
		return roots.filter(Boolean).flatMap((root) => files.map((file) => `${root}\\${file}`));
	}
	const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Where Playwright keeps its own Chromium, whether it is there or not; null without Playwright. */
async function ownPlace() {
	try {
		const { chromium } = await import('@playwright/test');
		return chromium.executablePath();
	} catch {
		return null;
	}
}

/**
 * Whether a browser file is there and, where asking is safe, starts: a browser without its system libraries
 * is as good as none.
 * @param {string | null | undefined} path
 * @returns {path is string}
 */
function works(path) {
	if (!path || !existsSync(path)) return false;
	return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * A Chromium on this machine: the one that KEYHOLE_CHROMIUM names, an installed one, Playwright's own; or null.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
	const named = process.env['KEYHOLE_CHROMIUM'];
	if (named) {
		if (works(named)) return named;
		throw new Error(`KEYHOLE_CHROMIUM names ${named}, which is not there or does not start.`);
	}
	return usualPlaces().find(works) ?? [await ownPlace()].find(works) ?? null;
}

/**
 * Finds a Chromium, or installs one by the means at hand. Null when there is none after all.
 * @returns {Promise<string | null>}
 */
export async function ensureChromium() {
	const found = await findChromium();
	if (found !== null) return found;
	console.log('No Chromium found; installing Playwright’s …');
	await runNode([programOf('@playwright/test', 'playwright'), 'install', 'chromium'], { minutes: 5 });
	const own = await findChromium();
	if (own !== null || process.platform !== 'linux') return own;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		await run('apt-get', ['update', '-qq'], { minutes: 5 });
		for (const name of ['chromium-headless-shell', 'chromium']) {
			console.log(`That did not work; installing the system’s (apt-get install ${name}) …`);
			await run('apt-get', ['install', '-y', '-qq', name], {
				minutes: 10,
				env: { DEBIAN_FRONTEND: 'noninteractive' },
			});
			const installed = await findChromium();
			if (installed !== null) return installed;
		}
	}
	return findChromium();
}
