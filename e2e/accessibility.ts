import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has to say against the page as it is, a line each; nothing it may keep to itself is left out. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
	// Axe looks at every line of both editors, which takes its time.
	test.slow();
	const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
	const lines = violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
	);
	expect(lines, what).toEqual([]);
}
