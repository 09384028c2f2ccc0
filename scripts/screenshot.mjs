// Takes the pictures of the README from the built site: docs/screenshot-light.png and docs/screenshot-dark.png.
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { projectRoot } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';

const executablePath = await findChromium();
if (executablePath === null) throw new Error('No Chromium found: set KEYHOLE_CHROMIUM to the path of one.');

const site = await serve({ root: resolve(projectRoot, process.env['KEYHOLE_DIST'] ?? 'dist') });
const browser = await chromium.launch({ executablePath });
try {
	for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
		const page = await browser.newPage({
			colorScheme,
			viewport: { width: 1280, height: 800 },
			reducedMotion: 'reduce',
		});
		await page.goto(site.url);
		await page.locator('.monaco-editor .view-lines').nth(1).waitFor();
		await page.locator('[data-testid="verdict"]:not([data-verdict="none"])[data-stale="false"]').waitFor();
		// The help of a first visit is for those who are there.
		const welcome = page.locator('.welcome').getByRole('button');
		if ((await welcome.count()) > 0) await welcome.first().click();
		await page.mouse.move(640, 2);
		await page.evaluate(() => document.fonts.ready);
		await page.waitForTimeout(500);
		await page.screenshot({ path: join(projectRoot, 'docs', `screenshot-${colorScheme}.png`) });
		await page.close();
	}
} finally {
	await browser.close();
	await site.close();
}
