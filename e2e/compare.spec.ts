import { judge } from '../src/core/index.ts';
import { findProfile } from '../src/profiles/index.ts';
import { subjectKey } from '../src/state/compare/choice.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const HOSTS = ['backplane', 'me', 'realm'].map((id) => {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile ${id}.`);
	return profile;
});

/** How the page names a host in its usual context. */
function keyOf(id: string): string {
	const context = findProfile(id)?.contexts[0].id ?? '';
	return subjectKey({ profile: id, context });
}

const PATTERN = { profile: 'me', schema: '{"type":"object","properties":{"n":{"pattern":"^a"}}}', value: '{"n":"b"}' };
const INTEGER = {
	profile: 'me',
	schema: '{"type":"object","properties":{"n":{"type":"integer"}}}',
	value: '{"n":1.0}',
};

test('three hosts on one schema: each row is that host’s own judgement, and two part where they do', async ({
	keyhole,
	page,
}) => {
	await keyhole.openState(PATTERN);
	await page.getByTestId('compare-button').click();
	const matrix = page.getByTestId('compare-matrix');
	await expect(matrix.locator('tbody tr')).toHaveCount(3);
	for (const [index, profile] of HOSTS.entries()) {
		const { verdict, reply } = judge({
			profile,
			schema: { text: PATTERN.schema, format: 'json' },
			value: { text: PATTERN.value, format: 'json' },
		});
		const row = matrix.locator('tbody tr').nth(index);
		await expect(row).toHaveAttribute('data-verdict', verdict);
		await expect(row).toContainText(profile.title);
		if (reply.text !== '') await expect(row.locator('.compare-reply')).toHaveText(reply.text);
	}
	await page.getByLabel('One host').selectOption(keyOf('realm'));
	await page.getByLabel('Other host').selectOption(keyOf('me'));
	const parting = page.getByTestId('compare-parting');
	await expect(parting).toHaveAttribute('data-kind', 'outcome');
	await expect(parting).toContainText('They part at “schema taken”.');
	await expect(parting).toContainText('pattern');
	await expect(page.getByTestId('compare-keywords').getByRole('row', { name: /^pattern/ })).toContainText('refused');
});

test('it follows what is typed, and a host’s name puts its marks into the editors', async ({ keyhole, page }) => {
	await keyhole.openState(INTEGER);
	await page.keyboard.press('Alt+Shift+6');
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'invalid');
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'accepted');
	await rows.nth(0).getByRole('button').click();
	await keyhole.expectVerdict('invalid');
	await expect(page.getByTestId('profile-picker')).toContainText('Backplane');
	await expect(keyhole.editor('value').locator('.kh-mark-mismatch').first()).toBeVisible();
	await keyhole.type('value', '{"n": 1}');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'accepted');
	await expect(page.getByTestId('compare')).toHaveAttribute('data-stale', 'false');
});

test('more hosts are chosen, and the choice outlives a reload', async ({ keyhole, page }) => {
	await keyhole.openState(INTEGER);
	await page.getByTestId('compare-button').click();
	await page.getByTestId('compare-choose').click();
	await page.getByRole('option', { name: 'JSON Schema draft-04' }).click();
	await expectAccessible(page, 'the choice');
	await keyhole.close();
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows).toHaveCount(4);
	await page.reload();
	await keyhole.ready();
	await page.getByTestId('compare-button').click();
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(3)).toContainText('draft-04');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`accessible in ${colorScheme}, and no wider than a narrow page`, async ({ keyhole, page }) => {
		await page.emulateMedia({ colorScheme });
		for (const [width, height] of [
			[1280, 800],
			[390, 844],
			[320, 640],
		] as const) {
			await page.setViewportSize({ width, height });
			await keyhole.openState(PATTERN);
			await keyhole.tab('Compare').click();
			await expect(page.getByTestId('compare-matrix').locator('tbody tr')).toHaveCount(3);
			await expect(page.getByTestId('compare')).toHaveAttribute('data-stale', 'false');
			await expectAccessible(page, `${width}`);
			const panel = page.getByTestId('panel-compare');
			const wide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(wide, `${width} scrolls sideways`).toBeLessThanOrEqual(0);
			await page.screenshot({ path: `test-results/compare-${colorScheme}-${width}.png` });
		}
	});
}

test('a text that cannot be read is told of every host', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{', value: '1' });
	await keyhole.tab('Compare').click();
	await expect(page.getByTestId('compare-groups')).toContainText('All 3 cannot read the schema');
});
