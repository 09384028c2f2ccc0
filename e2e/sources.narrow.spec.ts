import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const tools = [
	{ name: 'find_orders', description: 'd', input_schema: { type: 'object', properties: { city: { type: 'string' } } } },
	{ name: 'find_orders', description: 'd', input_schema: { type: 'object', properties: { city: { type: 'strnig' } } } },
	{
		name: 'a_tool_with_a_name_that_is_longer_than_the_page_is_wide_by_far',
		description: 'd',
		input_schema: { type: 'object', properties: { city: { type: 'string', pattern: '^[A-Z]' } } },
	},
];

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme });
		test('schemas of a document are listed and worked on', async ({ keyhole, page }) => {
			await keyhole.openState({ profile: 'json-schema-2020-12', schema: JSON.stringify(tools, null, 2), value: '{}' });
			const bar = page.getByTestId('source-bar');
			await expect(bar).toContainText('3 schemas in this document (list of tools)');
			await bar.getByRole('button', { name: 'List all 3' }).tap();
			const tab = page.getByRole('tab', { name: 'Schemas' });
			await expect(tab).toHaveAttribute('aria-selected', 'true');
			await expect(tab).toBeInViewport();
			await page.getByRole('button', { name: 'Judge by more' }).tap();
			await page.getByRole('menuitemcheckbox', { name: /^Me/ }).tap();
			await page.keyboard.press('Escape');
			const rows = page.getByTestId('schemas').locator('.schema-row');
			await expect(rows.locator('.cell-verdict')).toHaveText([
				/taken/,
				/taken/,
				/refused/,
				/refused/,
				/taken/,
				/refused/,
			]);
			await expect(rows.nth(2)).toContainText('Me captured handler');
			await expect(page.getByRole('region', { name: 'About the document' })).toContainText('is taken already');
			const wide = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(wide).toBe(0);
			await expectAccessible(page, 'the list');

			await rows.nth(1).getByRole('button').tap();
			await expect(bar).toContainText('Working on: find_orders');
			await keyhole.expectVerdict('refused');
			await page.getByRole('tab', { name: 'Schema', exact: true }).tap();
			await expect(keyhole.editor('schema').locator('.kh-mark-malformed').first()).toBeVisible();
			await expectAccessible(page, 'one of them');

			await bar.getByRole('button', { name: 'Work on the whole text' }).tap();
			await expect(bar).toContainText('3 schemas');
			await bar.getByRole('button', { name: 'Not now' }).tap();
			await expect(bar).toHaveCount(0);
		});
	});
}
