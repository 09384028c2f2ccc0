import { expectAccessible } from './accessibility.ts';
import { test } from './test.ts';

const REFUSED = { profile: 'me', schema: '{"type":"object","pattern":"a","title":"t"}', value: '{"a":1}' };
const BRANCHES = {
	profile: 'me',
	schema: '{"properties":{"v":{"anyOf":[{"type":"integer"},{"type":"boolean"}]}}}',
	value: '{"v":"x","w":1}',
};
const EXHAUSTED = { profile: 'me', context: 'output', schema: '{}', value: '['.repeat(40) + ']'.repeat(40) };

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`${colorScheme}`, () => {
		test.use({ colorScheme });

		test('first visit', async ({ keyhole, page }) => {
			await keyhole.open();
			await keyhole.judged();
			await expectAccessible(page, 'first visit', { wholly: true });
		});

		test('every verdict and every tab', async ({ keyhole, page }) => {
			for (const [name, state] of Object.entries({ REFUSED, BRANCHES, EXHAUSTED })) {
				await keyhole.openState(state);
				for (const tab of ['Host says', 'Limits', 'Keywords', 'Problems']) {
					await keyhole.tab(tab).click();
					await expectAccessible(page, `${name}, ${tab}`);
				}
			}
			await keyhole.openState(BRANCHES);
			await page.getByRole('button', { name: 'Branches of anyOf' }).click();
			await expectAccessible(page, 'branches unfolded');
			await keyhole.openState({ profile: 'me', schema: '{}', value: '{' });
			await expectAccessible(page, 'unreadable');
			await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
			await expectAccessible(page, 'accepted');
		});

		test('menus and dialogs', async ({ keyhole, page }) => {
			await keyhole.openState(REFUSED);
			for (const open of ['Alt+Shift+P', 'Alt+Shift+C', 'Alt+Shift+E', 'Alt+Shift+S', 'F1', 'Control+/', 'Control+,']) {
				await page.keyboard.press(open);
				await page.waitForTimeout(300);
				await expectAccessible(page, open);
				await page.keyboard.press('Escape');
				await page.waitForTimeout(300);
			}
		});

		test('notices', async ({ keyhole, page }) => {
			await keyhole.open('#v1.broken');
			await keyhole.judged();
			await expectAccessible(page, 'a broken link');
		});
	});
}
