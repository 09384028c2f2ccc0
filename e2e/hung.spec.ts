import { expect, test } from './test.ts';

const HUNG = { profile: 'realm', schema: '{"type":"string","pattern":"^(a+)+$"}', value: `"${'a'.repeat(30)}!"` };

test('a pattern that never ends is stopped, and the next edit works', async ({ keyhole, page }) => {
	await keyhole.openState({ ...HUNG, value: '"a"' });
	await keyhole.expectVerdict('accepted');
	await keyhole.paste('value', HUNG.value);
	// The page answers while the worker hangs.
	await keyhole.tab('Keywords').click();
	await expect(keyhole.keywords).toContainText('pattern');
	await keyhole.tab('Problems').click();
	await keyhole.expectVerdict('exhausted');
	await expect(keyhole.verdict).toContainText('time limit');
	await keyhole.type('value', '"aaa"');
	await keyhole.expectVerdict('accepted');
	await keyhole.type('value', '"b"');
	await keyhole.expectVerdict('invalid');
	await expect(page.getByText('Judging waits.')).toHaveCount(0);
});

test('a long run can be cancelled', async ({ keyhole, page }) => {
	await keyhole.openState({ ...HUNG, value: '"a"' });
	// Long enough to be there for the click.
	await page.keyboard.press('Control+,');
	const limit = page.getByRole('textbox', { name: 'Time limit of a run' });
	await limit.fill('30');
	await limit.press('Enter');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await keyhole.paste('value', HUNG.value);
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('Cancelled.')).toBeVisible();
	await keyhole.type('value', '"a"');
	await keyhole.expectVerdict('accepted');
});

test('a link that hangs never bricks the page, nor does reloading it', async ({ keyhole, page }) => {
	await keyhole.open(await keyhole.fragmentOf(HUNG));
	await keyhole.expectVerdict('exhausted');
	await page.reload();
	await keyhole.ready();
	await keyhole.type('value', '"a"');
	await keyhole.expectVerdict('accepted');
});

test('a page that is left while it judges does not judge by itself again', async ({ keyhole, page }) => {
	await keyhole.openState({ ...HUNG, value: '"a"' });
	await keyhole.paste('value', HUNG.value);
	await page.waitForTimeout(700);
	await page.reload();
	await keyhole.ready();
	await keyhole.type('value', '"aa"');
	await keyhole.expectVerdict('accepted');
});
