import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const executablePath = await findChromium();
if (executablePath === null) {
	throw new Error(
		'No Chromium found: set KEYHOLE_CHROMIUM to the path of one, or run npx playwright install chromium.',
	);
}
// So that the workers need not look again.
process.env['KEYHOLE_CHROMIUM'] = executablePath;

export default defineConfig({
	testDir: 'e2e',
	globalSetup: './e2e/serve-site.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: process.env['CI'] !== undefined,
	// A busy machine may be late once; what fails twice is at fault.
	retries: process.env['CI'] === undefined ? 0 : 1,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	use: {
		launchOptions: { executablePath },
		permissions: ['clipboard-read', 'clipboard-write'],
		contextOptions: { reducedMotion: 'reduce' },
		// A trace of every test would double their time; --trace=on takes one of a test that fails.
		screenshot: 'only-on-failure',
	},
	projects: [
		{ name: 'wide', use: { viewport: { width: 1280, height: 800 } }, testIgnore: '**/*.narrow.spec.ts' },
		{
			name: 'narrow',
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
			testMatch: '**/*.narrow.spec.ts',
		},
	],
});
