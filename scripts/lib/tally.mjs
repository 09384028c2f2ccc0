import { readFileSync } from 'node:fs';

/**
 * How many checks passed, failed and were left out.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @param {readonly Tally[]} tallies */
export function addUp(tallies) {
	const sum = { passed: 0, failed: 0, skipped: 0 };
	for (const { passed, failed, skipped } of tallies) {
		sum.passed += passed;
		sum.failed += failed;
		sum.skipped += skipped;
	}
	return sum;
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
	return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A runner that says nothing countable, or ends badly although no test failed (a file that does not load, an
 * error outside tests), counts as one failure: a broken run never looks green.
 * @param {Tally | null} tally
 * @param {number} code exit code of the runner
 * @returns {Tally}
 */
export function withExitCode(tally, code) {
	const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
	const silent = tally === null || counted.passed + counted.failed + counted.skipped === 0;
	return counted.failed === 0 && (code !== 0 || silent) ? { ...counted, failed: 1 } : counted;
}

/** @param {string} path @returns {any} */
function readJson(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return null;
	}
}

/**
 * Counts the report of Vitest's json reporter; null where there is none. A file that fails as a whole, with no
 * failed test in it, counts as one failure.
 * @param {string} path
 * @returns {Tally | null}
 */
export function vitestTally(path) {
	const report = readJson(path);
	if (report === null) return null;
	const brokenFiles = report.testResults.filter(
		(/** @type {any} */ file) =>
			file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + brokenFiles.length,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/**
 * Counts the report of Playwright's json reporter; null where there is none. A test that held when
 * tried again (on CI, once) passed: the runner's own list names it flaky.
 * @param {string} path
 * @returns {Tally | null}
 */
export function playwrightTally(path) {
	const report = readJson(path);
	if (report === null) return null;
	const { expected, unexpected, flaky, skipped } = report.stats;
	const failed = unexpected === 0 && report.errors.length > 0 ? 1 : unexpected;
	return { passed: expected + flaky, failed, skipped };
}
