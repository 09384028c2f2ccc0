import { judge } from '../src/core/index.ts';
import { examples } from '../src/profiles/examples.ts';
import { findProfile, profiles } from '../src/profiles/index.ts';
import { expect, test } from './test.ts';

const hosts = ['backplane', 'me', 'realm'];

test('there are at least four of every host, twelve in all', () => {
	expect(examples.length).toBeGreaterThanOrEqual(12);
	for (const host of hosts)
		expect(examples.filter(({ profile }) => profile === host).length, host).toBeGreaterThanOrEqual(4);
});

test('the menu lists them all by host', async ({ keyhole, page }) => {
	await keyhole.open();
	await page.getByTestId('examples').click();
	await expect(page.getByRole('menuitem')).toHaveCount(examples.length);
	for (const id of hosts) {
		const title = profiles.find((profile) => profile.id === id)?.title ?? id;
		await expect(page.getByRole('menu', { name: 'Examples' })).toContainText(title);
	}
});

for (const { id, title, profile: profileId, context, schema, value, formatAssertion } of examples) {
	test(`${id} opens by one click and by its link`, async ({ keyhole, page }) => {
		const profile = findProfile(profileId);
		if (profile === undefined) throw new Error(`There is no profile ${profileId}.`);
		const report = judge({
			profile,
			schema,
			value,
			...(context === undefined ? {} : { context }),
			...(formatAssertion === undefined ? {} : { formatAssertion }),
		});
		await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
		await page.getByTestId('examples').click();
		await page
			.getByRole('menuitem')
			.filter({ has: page.getByText(title, { exact: true }) })
			.click();
		await keyhole.expectVerdict(report.verdict);
		await expect(page.getByTestId('profile-picker')).toContainText(profile.title);
		expect((await keyhole.text('schema')).replaceAll('\r\n', '\n')).toBe(schema.text.replaceAll('\r\n', '\n'));

		await keyhole.open(`#example=${id}`);
		await keyhole.expectVerdict(report.verdict);
	});
}
