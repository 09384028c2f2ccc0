import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { installDependencies } from './install.mjs';
import { programOf } from './project.mjs';
import { runNode } from './run.mjs';
import { addUp, playwrightTally, tallyLine, vitestTally, withExitCode } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), 'keyhole-test-'));

/**
 * One check that either holds or does not; its output is shown only when it does not.
 * @param {string} title
 * @param {readonly string[]} command
 * @returns {Promise<Tally>}
 */
async function check(title, command) {
	const start = Date.now();
	const { code, output } = await runNode(command);
	const seconds = ((Date.now() - start) / 1000).toFixed(1);
	console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
	if (code !== 0) console.log(output);
	return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** @returns {Promise<Tally>} */
async function unitTests() {
	console.log('\nUnit and conformance tests');
	const file = join(reports, 'vitest.json');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	const { code, output } = await runNode([programOf('vitest'), 'run', ...reporters], { show: true });
	console.log(output);
	return withExitCode(vitestTally(file), code);
}

/** @returns {Promise<Tally>} */
async function pageTests() {
	console.log('\nThe page in a browser');
	const chromium = await ensureChromium();
	if (chromium === null) {
		console.log('✗ No Chromium was found or could be installed: set KEYHOLE_CHROMIUM to the path of one.');
		return { passed: 0, failed: 1, skipped: 0 };
	}
	const file = join(reports, 'playwright.json');
	const { code, output } = await runNode(
		[programOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
		{
			show: true,
			env: { KEYHOLE_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
		},
	);
	console.log(output);
	return withExitCode(playwrightTally(file), code);
}

try {
	await installDependencies();
	// All of them, even after a failure: one run shows everything that is wrong.
	const tally = addUp([
		await check('format and lint', [programOf('@biomejs/biome', 'biome'), 'check', '.']),
		await check('types', [programOf('typescript', 'tsc'), '--noEmit']),
		await check('build of the page', [programOf('vite'), 'build', '--logLevel', 'warn']),
		await check('build of the command line', [
			programOf('vite'),
			'build',
			'--config',
			'vite.cli.config.ts',
			'--logLevel',
			'warn',
		]),
		await unitTests(),
		await pageTests(),
	]);
	process.exitCode = tally.failed === 0 ? 0 : 1;
	console.log(`\n${tallyLine(tally)}`);
} finally {
	rmSync(reports, { recursive: true, force: true });
}
