import { judge } from '../src/core/index.ts';
import { findProfile, profiles } from '../src/profiles/index.ts';
import { allSubjects, subjectKey } from '../src/state/compare/choice.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const HOSTS = ['backplane', 'me', 'realm'].map((id) => {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile ${id}.`);
	return profile;
});

const SUBJECTS = allSubjects(profiles).length;

/** How the page names a host in its usual context. */
function keyOf(id: string): string {
	const context = findProfile(id)?.contexts[0].id ?? '';
	return subjectKey({ profile: id, context });
}

const PATTERN = { profile: 'me', schema: '{"type":"object","properties":{"n":{"pattern":"^a"}}}', value: '{"n":"b"}' };
const HANGING = {
	profile: 'me',
	schema: '{"type":"object","properties":{"s":{"pattern":"^(a+)+$"}}}',
	value: `{"s":"${'a'.repeat(32)}!"}`,
};
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
	await expect(parting).toHaveAttribute('data-kind', 'schema');
	await expect(parting).toHaveText(
		'Realm stops at pattern at /n of the value (rule at /properties/n/pattern); Me captured handler stops at pattern at /properties/n/pattern of the schema.',
	);
	await expect(page.getByTestId('compare-keywords').getByRole('row', { name: /^pattern/ })).toContainText('refused');
});

test('it follows what is typed, and a host’s name puts its marks into the editors', async ({ keyhole, page }) => {
	await keyhole.openState(INTEGER);
	await page.keyboard.press('Alt+Shift+6');
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'invalid');
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'accepted');
	const marks = keyhole.editor('value').locator('.kh-mark-mismatch');
	await expect(marks).toHaveCount(0);
	await rows.nth(0).getByRole('button', { name: 'Backplane' }).click();
	await expect(marks.first()).toBeVisible();
	await expect(keyhole.editor('schema').locator('.kh-mark-keyword').first()).toBeVisible();
	await expect(page.getByTestId('marked-by').first()).toContainText('Marks of Backplane');
	// Another host is looked at; who judges is as before.
	await expect(page.getByTestId('profile-picker')).toContainText('Me captured handler');
	await keyhole.expectVerdict('accepted');

	await keyhole.write('value', '{"n": 1}');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'accepted');
	await expect(page.getByTestId('compare')).toHaveAttribute('data-stale', 'false');
	await expect(marks).toHaveCount(0);
});

test('the marks of all are tagged with whose they are; Escape and another tab bring the chosen host’s back', async ({
	keyhole,
	page,
}) => {
	await keyhole.openState({ ...INTEGER, value: '{"n":"x","m":1.5}' });
	await keyhole.tab('Compare').click();
	await page.getByRole('button', { name: 'Marks of all' }).click();
	const whose = page.getByTestId('marked-by');
	await expect(whose.first()).toContainText('Marks of all 3');
	const union = page.getByTestId('compare-union');
	await expect(union.getByRole('listitem').filter({ hasText: 'type' }).first()).toContainText('Backplane, first');
	await keyhole.editor('value').locator('.view-line span', { hasText: '"x"' }).first().hover();
	await expect(page.locator('.monaco-hover').filter({ hasText: 'Of:' }).first()).toContainText(
		'Of: Backplane, Me captured handler, Realm',
	);
	await page.keyboard.press('Escape');
	await expect(whose).toHaveCount(0);
	await expect(union).toHaveCount(0);

	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await rows.nth(1).getByRole('cell').first().click();
	await expect(whose.first()).toContainText('Marks of Me captured handler');
	await keyhole.tab('Problems').click();
	await expect(whose).toHaveCount(0);
});

test('a schema of a document that holds many is compared where it stands', async ({ keyhole, page }) => {
	const tools = [
		{ name: 'a', inputSchema: { type: 'object' } },
		{ name: 'b', inputSchema: { type: 'object', pattern: 'x' } },
	];
	await keyhole.openState({ profile: 'me', schema: JSON.stringify(tools), value: '{}', pointer: '/1/inputSchema' });
	await keyhole.tab('Compare').click();
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'refused');
	await expect(rows.nth(0).getByRole('button', { name: '/1/inputSchema/pattern' })).toBeVisible();
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'accepted');
});

test('a pattern on which one host hangs is that host’s alone', async ({ keyhole, page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('keyhole:preferences', JSON.stringify({ deadline: 700, welcomed: true }));
	});
	await keyhole.openState(HANGING);
	await keyhole.tab('Compare').click();
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows).toHaveCount(3, { timeout: 15_000 });
	await expect(rows.nth(0)).toHaveAttribute('data-verdict', 'refused');
	await expect(rows.nth(1)).toHaveAttribute('data-verdict', 'refused');
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'exhausted');
	await expect(rows.nth(2)).toContainText('time limit');
	await keyhole.paste('value', '{"s":"aaa"}');
	await expect(rows.nth(2)).toHaveAttribute('data-verdict', 'accepted');
});

test('comparing can be cancelled, and asked for again', async ({ keyhole, page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('keyhole:preferences', JSON.stringify({ deadline: 60_000, welcomed: true }));
	});
	await keyhole.openState(HANGING);
	await keyhole.tab('Compare').click();
	const panel = page.getByTestId('panel-compare');
	await panel.getByRole('button', { name: 'Cancel' }).click();
	await expect(panel).toContainText('Cancelled.');
	await keyhole.paste('value', '{"s":"aaa"}');
	await expect(page.getByTestId('compare-matrix').locator('tbody tr')).toHaveCount(3);
	await expect(panel.getByRole('button', { name: 'Compare again' })).toHaveCount(0);
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

test('a link restores the chosen hosts, and shows them where they were looked at', async ({
	keyhole,
	page,
	context,
}) => {
	await keyhole.openState(INTEGER);
	await keyhole.tab('Compare').click();
	await page.getByTestId('compare-choose').click();
	const hosts = page.getByRole('listbox', { name: 'Hosts to compare' });
	await hosts.getByRole('option', { name: 'Me captured handler, Output' }).click();
	await hosts.getByRole('option', { name: 'Backplane' }).click();
	await keyhole.close();
	const link = await keyhole.share();
	await keyhole.close();
	await keyhole.tab('Problems').click();
	const plain = await keyhole.share();

	const other = await context.newPage();
	await other.goto(link);
	const rows = other.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows.getByRole('rowheader')).toHaveText([/Me.*Function input/, /Me.*Output/, /Realm/]);
	await other.goto('about:blank');
	await other.goto(plain);
	await expect(other.getByTestId('problems')).toBeVisible();
	await other.getByTestId('compare-button').click();
	await expect(rows).toHaveCount(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`accessible in ${colorScheme}, and no wider than a narrow page`, async ({ keyhole, page }) => {
		await page.emulateMedia({ colorScheme });
		for (const [width, height] of [
			[1440, 900],
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

test('all hosts are compared at once, and nothing is cut off', async ({ keyhole, page }) => {
	for (const [width, height] of [
		[1440, 900],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		await keyhole.openState(INTEGER);
		await keyhole.tab('Compare').click();
		await page.getByTestId('compare-choose').click();
		await page.getByRole('button', { name: 'All', exact: true }).click();
		await keyhole.close();
		const rows = page.getByTestId('compare-matrix').locator('tbody tr');
		await expect(rows).toHaveCount(SUBJECTS);
		await expect(page.getByTestId('compare')).toHaveAttribute('data-stale', 'false');
		const panel = page.getByTestId('panel-compare');
		const wide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
		expect(wide, `${width} scrolls sideways`).toBeLessThanOrEqual(0);
		await expectAccessible(page, `${width}`);
		await page.getByTestId('compare-keywords').scrollIntoViewIfNeeded();
		await page.screenshot({ path: `test-results/compare-all-${width}.png` });
	}
});

test('all of it goes by keyboard alone', async ({ keyhole, page }) => {
	await keyhole.openState(INTEGER);
	await page.keyboard.press('Alt+Shift+6');
	const rows = page.getByTestId('compare-matrix').locator('tbody tr');
	await expect(rows).toHaveCount(3);
	const tabTo = async (name: string) => {
		for (let presses = 0; presses < 60; presses++) {
			await page.keyboard.press('Tab');
			const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
			if (focused.startsWith(name)) return;
		}
		throw new Error(`Tab never came to ${name}.`);
	};
	await page.keyboard.press('Shift+F6');
	await tabTo('3 of');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('listbox', { name: 'Hosts to compare' })).toBeVisible();
	await tabTo('Backplane');
	await page.keyboard.press('Space');
	await page.keyboard.press('Escape');
	await expect(rows).toHaveCount(2);

	await tabTo('Me captured handler');
	await page.keyboard.press('Enter');
	const whose = page.getByTestId('marked-by').first();
	await expect(whose).toContainText('Marks of Me captured handler');
	await page.keyboard.press('Escape');
	await expect(whose).toHaveCount(0);
	await page.keyboard.press('Alt+Shift+U');
	await expect(whose).toContainText('Marks of all 2');
	await page.keyboard.press('Alt+Shift+U');
	await expect(whose).toHaveCount(0);

	await tabTo('Part ways');
	await page.keyboard.press('Enter');
	await expect(page.getByTestId('part-ways')).toHaveAttribute('data-status', 'ended', { timeout: 15_000 });
});

test('on a narrow page the marks stay for a look into the editors', async ({ keyhole, page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await keyhole.openState(INTEGER);
	await keyhole.tab('Compare').click();
	await page.getByTestId('compare-matrix').getByRole('button', { name: 'Backplane' }).click();
	await keyhole.tab('Value').click();
	const whose = page.getByTestId('value-editor').getByTestId('marked-by');
	await expect(whose).toContainText('Marks of Backplane');
	const marks = keyhole.editor('value').locator('.kh-mark-mismatch');
	await expect(marks.first()).toBeVisible();
	await expectAccessible(page, 'marks of another host');
	await keyhole.write('value', '{"n": 2}');
	await expect(marks).toHaveCount(0);
	await keyhole.write('value', '{"n": 2.0}');
	await expect(marks.first()).toBeVisible();
	await whose.getByRole('button').click();
	await expect(marks).toHaveCount(0);
	await expect(whose).toHaveCount(0);
});

test('a text that cannot be read is told of every host', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{', value: '1' });
	await keyhole.tab('Compare').click();
	await expect(page.getByTestId('compare-groups')).toContainText('3 cannot read it for the same reason');
});
