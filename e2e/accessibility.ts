import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has to say against the page as it is, a line each; nothing it may keep to itself is left out. */
export async function expectAccessible(page: Page, what: string, { wholly = false } = {}): Promise<void> {
	test.slow();
	// The page has no frames: so axe need not open a page of its own to put their results together.
	const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).setLegacyMode(true);
	// Axe looks at every word of both editors, which takes its time: once is enough, for their colours are the same.
	if (!wholly) axe.exclude('.monaco-editor .view-lines');
	// In the dark the page differs by its colours alone.
	const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
	if (isDark) axe.withRules(['color-contrast']);
	const { violations } = await axe.analyze();
	const lines = violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
	);
	expect(lines, what).toEqual([]);
}
