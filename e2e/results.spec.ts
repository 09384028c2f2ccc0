import { judge } from '../src/core/index.ts';
import { findProfile } from '../src/profiles/index.ts';
import { expect, test } from './test.ts';

test('what the host says, and what it does not', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'backplane', schema: '{"title":"x"}', value: '{}' });
	await keyhole.tab('Host says').click();
	await expect(keyhole.hostReply).toContainText('schema keyword is unsupported');
	await keyhole.chooseProfile('Me captured handler');
	await keyhole.openState({ profile: 'me', schema: '{"pattern":"x"}', value: '{}' });
	await keyhole.tab('Host says').click();
	await expect(page.getByText('The host will not tell you more. Ours:')).toBeVisible();
});

test('every limit has a gauge with what is used and where', async ({ keyhole }) => {
	const schema = '{"type":"object","properties":{"a":{"items":{"type":"integer"}}}}';
	const value = `{"a":[${'[[1]],'.repeat(40)}1]}`;
	const profile = findProfile('me');
	if (profile === undefined) throw new Error('The profile me is not there.');
	const { meters } = judge({
		profile,
		schema: { text: schema, format: 'json' },
		value: { text: value, format: 'json' },
	});
	await keyhole.openState({ profile: 'me', schema, value });
	await keyhole.tab('Limits').click();
	await expect(keyhole.meters.getByRole('meter')).toHaveCount(meters.length);
	for (const { name, used, limit } of meters) {
		const row = keyhole.meters.getByRole('row').filter({ has: keyhole.page.getByRole('meter', { name, exact: true }) });
		await expect(
			row.filter({ hasText: `${used.toLocaleString('en')} / ${limit.toLocaleString('en')}` }),
		).not.toHaveCount(0);
	}
});

test('the keywords with what the host does to each', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', schema: '{"title":"x","type":"object","pattern":"a"}', value: '{}' });
	await keyhole.tab('Keywords').click();
	const row = (name: string) =>
		keyhole.keywords.getByRole('row').filter({ has: keyhole.page.getByText(name, { exact: true }) });
	await expect(row('pattern')).toContainText('refused');
	await expect(row('title')).toContainText('annotation');
	await expect(row('type')).toContainText('enforced');
	await keyhole.keywords.getByRole('button', { name: '/pattern' }).click();
	expect(await keyhole.selection()).toBe('"pattern"');
});

test('branches fold under their combinator', async ({ keyhole, page }) => {
	await keyhole.openState({
		profile: 'me',
		schema:
			'{"properties":{"v":{"anyOf":[{"type":"integer"},{"properties":{"k":{"type":"string"}},"type":"object"}]}}}',
		value: '{"v":{"k":1}}',
	});
	await expect(keyhole.rows).toHaveCount(1);
	await page.getByRole('button', { name: 'Branches of anyOf' }).click();
	await expect(keyhole.rows).toHaveCount(3);
	await keyhole.rows.nth(1).click();
	expect(await keyhole.selection()).toBe('1');
});

test('an empty list says what was checked', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', schema: '{"type":"object"}', value: '{"a":[1]}' });
	await expect(keyhole.problems).toContainText('Schema taken: 1 keyword, 1 level. Value fits: 3 nodes, 1 step.');
});

test('a hover explains with its basis, and Monaco adds no findings of its own', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{"pattern":"a","pattern":"b",}', value: '{}' });
	await keyhole.expectVerdict('unreadable');
	await expect(page.locator('.squiggly-error, .squiggly-warning')).toHaveCount(0);
	await keyhole.openState({ profile: 'me', schema: '{"type":"object","pattern":"a"}', value: '{}' });
	const mark = await keyhole.editor('schema').locator('.kh-mark-unsupported').first().boundingBox();
	if (mark === null) throw new Error('Nothing is marked.');
	await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
	await expect(page.locator('.monaco-hover').first()).toContainText('documented');
});
