import { expect, test } from './test.ts';

test('the page asks for nothing once it is loaded, and works without a network', async ({ keyhole, page, context }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await page.waitForLoadState('networkidle');
	// The workers of comparing and of the search for a value follow when the page has been still for a while.
	const ours = () => page.workers().filter((worker) => /\/worker-/.test(worker.url())).length;
	await expect.poll(ours, { timeout: 30_000 }).toBe(3);
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(1000);
	const asked: string[] = [];
	context.on('request', (request) => asked.push(request.url()));
	await context.setOffline(true);
	await keyhole.write('schema', '{"properties": {"n": {"type": "integer"}}}');
	await keyhole.write('value', '{"n": 1.5}');
	await keyhole.expectVerdict('invalid');
	await keyhole.chooseProfile('Backplane');
	await keyhole.expectVerdict('invalid');
	for (const tab of ['Host says', 'Limits', 'Keywords', 'Problems']) await keyhole.tab(tab).click();
	await keyhole.editor('value').getByRole('button', { name: 'Notation of the value' }).click();
	await page.getByRole('option', { name: 'YAML' }).click();
	await keyhole.write('value', 'n: 2');
	await keyhole.expectVerdict('accepted');
	await page.getByRole('button', { name: 'More for the value' }).click();
	await page.getByRole('menuitem', { name: 'Lay out anew' }).click();
	await page.keyboard.press('ControlOrMeta+F');
	await page.keyboard.press('Escape');
	await keyhole.share();
	await page.keyboard.press('Escape');
	await keyhole.tab('Compare').click();
	await expect(page.getByTestId('compare-matrix').locator('tbody tr')).toHaveCount(3);
	await keyhole.tab('Problems').click();
	await page.keyboard.press('Alt+Shift+W');
	await expect(page.getByTestId('part-ways')).toHaveAttribute('data-status', 'ended', { timeout: 20_000 });
	await page.keyboard.press('Alt+Shift+N');
	await expect(page.locator('.message')).toContainText('Put in a value that fits.');
	expect(asked).toEqual([]);
});

test('the theme follows the system, and the switch wins', async ({ keyhole, page }) => {
	const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	await page.emulateMedia({ colorScheme: 'light' });
	await keyhole.open();
	const light = await background();
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(background).not.toBe(light);
	await page.getByRole('button', { name: /^Theme/ }).click();
	await page.getByRole('menuitemradio', { name: 'Light' }).click();
	await expect.poll(background).toBe(light);
	await page.reload();
	await keyhole.ready();
	expect(await background()).toBe(light);
});
