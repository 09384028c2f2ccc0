import { subjectKey } from '../src/state/compare/choice.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const SCHEMA = '{"type":"object","properties":{"n":{"type":"integer"}}}';
const INTEGER = { profile: 'me', schema: SCHEMA, value: '{"n":7}' };
const BACKPLANE = subjectKey({ profile: 'backplane', context: 'arguments' });
const METHODS = subjectKey({ profile: 'me', context: 'method-args' });

test('finds 1.0 between Backplane and Realm, puts it into the editor and shows both replies', async ({
	keyhole,
	page,
}) => {
	await keyhole.openState(INTEGER);
	await keyhole.tab('Compare').click();
	await page.getByLabel('Other host').selectOption({ label: 'Realm' });
	await page.getByRole('button', { name: 'Part ways' }).click();
	const found = page.getByTestId('part-found');
	await expect(found).toContainText('They part on {"n":1.0}.');
	await expect(found).toContainText('Backplane stops at type at /n of the value');
	await expect(found).toContainText(/[\d,]+ were tried in [\d.]+ m?s; no step makes it smaller/);
	await expect(found.getByText('Backplane says')).toBeVisible();
	await expect(found.locator('dd').first()).toContainText('%Backplane.AgentRuntime.Error');
	await expect(found.getByText('Realm says')).toBeVisible();
	// The comparison is now of that value.
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'invalid');
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'accepted');
	expect(await keyhole.text('value')).toBe('{"n":1.0}');
	await page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('value')).toBe('{"n":7}');
	await expect(found).toBeVisible();
	await keyhole.write('schema', '{}');
	await expect(found).toHaveCount(0);
});

test('each host is given the value in its own envelope', async ({ keyhole, page }) => {
	const hosts = [BACKPLANE, METHODS].map((key) => {
		const [profile, context] = key.split(' ');
		return { profile, context };
	});
	await keyhole.openState({ ...INTEGER, context: 'method-args', compare: { hosts, shown: true } });
	await page.getByRole('button', { name: 'Part ways' }).click();
	const found = page.getByTestId('part-found');
	await expect(found).toContainText('They part on {"n":1.0}.');
	await expect(found.getByRole('listitem')).toHaveText([
		'Backplane is given {"n":1.0}',
		'Me captured handler is given {"self":{},"args":{"n":1.0}}',
	]);
	expect(await keyhole.text('value')).toBe('{"self":{},"args":{"n":1.0}}');
	await keyhole.expectVerdict('accepted');
});

test('says who does not take the schema, and that nothing found is no proof', async ({ keyhole, page }) => {
	await keyhole.openState({ ...INTEGER, schema: '{"type":"object","properties":{"n":{"pattern":"a"}}}' });
	await page.keyboard.press('Alt+Shift+W');
	const search = page.getByTestId('part-ways');
	await expect(search).toContainText('Backplane refuses the schema');
	await expect(search).toContainText('Me captured handler refuses the schema');
	const hosts = [
		{ profile: 'json-schema-2020-12', context: null },
		{ profile: 'json-schema-2019-09', context: null },
	];
	await keyhole.openState({ ...INTEGER, compare: { hosts, shown: true } });
	await page.keyboard.press('Alt+Shift+W');
	await expect(search).toContainText(/No value was found .* were tried in .* That is no proof/, { timeout: 20_000 });
	expect(await keyhole.text('value')).toBe('{"n":7}');
});

test('shows how far it is, can be cancelled, and typing goes on', async ({ keyhole, page }) => {
	// Nothing parts these two here, and there is more to try than there is time.
	const hosts = [
		{ profile: 'json-schema-2020-12', context: null },
		{ profile: 'json-schema-2019-09', context: null },
	];
	const schema = JSON.stringify({
		type: 'array',
		minItems: 12,
		items: {
			type: 'object',
			required: [...'abcdefgh'],
			additionalProperties: { type: 'array', minItems: 2, items: { type: 'integer' } },
		},
	});
	await keyhole.openState({ ...INTEGER, schema, value: '[]', compare: { hosts, shown: true } });
	const search = page.getByTestId('part-ways');
	await search.getByRole('button', { name: 'Part ways' }).click();
	await expect(search.getByRole('progressbar')).toBeVisible();
	await expect(search).toContainText(/Looking for a value on which they part: [\d,]+ tried/);
	await keyhole.write('value', '[1]');
	await keyhole.expectVerdict('invalid');
	await search.getByRole('button', { name: 'Cancel' }).click();
	await expect(search).toContainText('Cancelled.');
	await expect(search).toContainText('That is no proof that there is none.');
	expect(await keyhole.text('value')).toBe('[1]');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`accessible in ${colorScheme}`, async ({ keyhole, page }) => {
		await page.emulateMedia({ colorScheme });
		for (const [width, height] of [
			[1440, 900],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			await keyhole.openState({ ...INTEGER, value: '{"n":"x"}' });
			await page.keyboard.press('Alt+Shift+6');
			await page.getByRole('button', { name: 'Marks of all' }).click();
			await page.getByRole('button', { name: 'Part ways' }).click();
			await page.getByLabel('Other host').selectOption({ label: 'Realm' });
			await page.getByRole('button', { name: 'Part ways' }).click();
			await expect(page.getByTestId('part-found')).toBeVisible();
			await expect(page.getByTestId('compare')).toHaveAttribute('data-stale', 'false');
			await expectAccessible(page, `${width}`);
			const panel = page.getByTestId('panel-compare');
			const wide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(wide, `${width} scrolls sideways`).toBeLessThanOrEqual(0);
			await page.screenshot({ path: `test-results/part-ways-${colorScheme}-${width}.png` });
		}
	});
}
