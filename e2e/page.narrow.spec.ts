import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const STATE = {
	profile: 'me',
	schema: '{"properties":{"n":{"type":"integer"}}}',
	value: '{"n":"x","a_long_name_without_end_or_space_in_it_to_see_what_gives":[1,2,3,4,5,6,7,8,9]}',
};

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`${colorScheme}`, () => {
		test.use({ colorScheme });

		test('one column: verdict, then a tab for each text and each result', async ({ keyhole, page }) => {
			await keyhole.openState(STATE);
			await keyhole.expectVerdict('invalid');
			for (const name of ['Schema', 'Value', 'Problems', 'Host says', 'Limits', 'Keywords']) {
				await keyhole.tab(name).click();
				await expect(keyhole.verdict).toBeInViewport();
				const wide = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
				await expectAccessible(page, name);
			}
			await keyhole.tab('Problems').click();
			await keyhole.rows.first().click();
			await expect(keyhole.editor('value').locator('.kh-mark-mismatch').first()).toBeVisible();
		});
	});
}

test('typing, choosing the host and sharing work', async ({ keyhole, page }) => {
	await keyhole.openState(STATE);
	await keyhole.tab('Value').click();
	await keyhole.write('value', '{"n": 1}');
	await keyhole.expectVerdict('accepted');
	await keyhole.chooseProfile('Backplane');
	await keyhole.expectVerdict('accepted');
	await expect(keyhole.verdict).toContainText('Backplane');
	expect(await keyhole.share()).toContain('#v1.');
	await expectAccessible(page, 'the share dialog');
});

test('320 pixels lose nothing', async ({ keyhole, page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await keyhole.openState(STATE);
	for (const name of ['Schema', 'Value', 'Problems', 'Host says', 'Limits', 'Keywords']) {
		await keyhole.tab(name).click();
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
		await expect(keyhole.verdict).toBeInViewport();
		await expect(page.getByTestId('profile-picker')).toBeInViewport();
		await expect(page.getByTestId('share')).toBeInViewport();
	}
});
