import { test as base, expect } from '@playwright/test';
import { Keyhole } from './pages/keyhole.ts';
import { Watch } from './watch.ts';

interface Fixtures {
	/** URL of the site's root, with a slash at the end. */
	readonly site: string;
	readonly watch: Watch;
	readonly keyhole: Keyhole;
}

/** The test of every spec: it fails on anything a watched page must not do. */
export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
	site: async ({}, use) => {
		const site = process.env['KEYHOLE_SITE'];
		if (site === undefined) throw new Error('The site is not served.');
		await use(site);
	},
	watch: [
		async ({ context, site }, use) => {
			const watch = await Watch.on(context, site);
			await use(watch);
			expect(watch.faults, 'what no page may do').toEqual([]);
		},
		{ auto: true },
	],
	keyhole: async ({ page, site }, use) => {
		await use(new Keyhole(page, site));
	},
});

export { expect };
