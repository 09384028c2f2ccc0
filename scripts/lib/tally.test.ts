import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addUp, playwrightTally, tallyLine, vitestTally, withExitCode } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'keyhole-tally-'));

function reportFile(content: unknown): string {
	const path = join(folder, `${Math.random()}.json`);
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	return path;
}

it('adds up and says it in one line', () => {
	const sum = addUp([
		{ passed: 1, failed: 2, skipped: 3 },
		{ passed: 10, failed: 20, skipped: 30 },
	]);
	expect(tallyLine(sum)).toBe('11 passed, 22 failed, 33 skipped');
});

it('counts a test file that does not load as a failure', () => {
	const report = {
		numPassedTests: 5,
		numFailedTests: 1,
		numPendingTests: 2,
		numTodoTests: 1,
		testResults: [
			{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
			{ status: 'failed', assertionResults: [] },
			{ status: 'passed', assertionResults: [{ status: 'passed' }] },
		],
	};
	expect(vitestTally(reportFile(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('counts what held when tried again as passed, and errors outside tests as failures', () => {
	const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 };
	expect(playwrightTally(reportFile({ stats, errors: [] }))).toEqual({ passed: 4, failed: 1, skipped: 4 });
	const clean = { ...stats, unexpected: 0, flaky: 0 };
	expect(playwrightTally(reportFile({ stats: clean, errors: [{}] }))).toEqual({ passed: 3, failed: 1, skipped: 4 });
});

it('has no count where there is no report', () => {
	expect(vitestTally(join(folder, 'none.json'))).toBeNull();
	expect(playwrightTally(reportFile('{'))).toBeNull();
});

it('never lets a broken run look green', () => {
	const good = { passed: 3, failed: 0, skipped: 0 };
	expect(withExitCode(good, 0)).toEqual(good);
	expect(withExitCode(good, 1)).toEqual({ ...good, failed: 1 });
	expect(withExitCode(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
	expect(withExitCode({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
	expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});
