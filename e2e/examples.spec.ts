import { judge, type Report } from '../src/core/index.ts';
import type { Example } from '../src/profiles/example.ts';
import { examples } from '../src/profiles/examples.ts';
import { findProfile, profiles } from '../src/profiles/index.ts';
import { expect, test } from './test.ts';

const HOSTS = ['backplane', 'me', 'realm'];

const lines = (text: string) => text.replaceAll('\r\n', '\n');

function reportOn({ profile: id, context, schema, value, formatAssertion }: Example): Report {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile ${id}.`);
	return judge({
		profile,
		schema,
		value,
		...(context === undefined ? {} : { context }),
		...(formatAssertion === undefined ? {} : { formatAssertion }),
	});
}

test('there are at least four of every host, twelve in all, and the menu lists them', async ({ keyhole, page }) => {
	expect(examples.length).toBeGreaterThanOrEqual(12);
	await keyhole.open();
	await page.getByTestId('examples').click();
	await expect(page.getByRole('menuitem')).toHaveCount(examples.length);
	for (const host of HOSTS) {
		expect(examples.filter(({ profile }) => profile === host).length, host).toBeGreaterThanOrEqual(4);
		await expect(page.getByRole('menu', { name: 'Examples' })).toContainText(findProfile(host)?.title ?? host);
	}
});

for (const { id: host, title: hostTitle } of profiles) {
	const ofHost = examples.filter(({ profile }) => profile === host);
	if (ofHost.length === 0) continue;
	test(`those of ${hostTitle} open by one click, and by a link`, async ({ keyhole, page }) => {
		test.slow();
		await keyhole.open();
		for (const [index, example] of ofHost.entries()) {
			await test.step(example.id, async () => {
				const { verdict } = reportOn(example);
				const open = page.getByRole('menuitem').filter({ has: page.getByText(example.title, { exact: true }) });
				await page.getByTestId('examples').click();
				await open.click();
				await keyhole.expectVerdict(verdict);
				await expect(page.getByTestId('profile-picker')).toContainText(hostTitle);
				expect(lines(await keyhole.text('schema'))).toBe(lines(example.schema.text));
				expect(lines(await keyhole.text('value'))).toBe(lines(example.value.text));

				// All links go the same way.
				if (index > 0) return;
				await page.evaluate(() => {
					location.hash = '';
				});
				await page.evaluate((fragment) => {
					location.hash = fragment;
				}, `#example=${example.id}`);
				await keyhole.expectVerdict(verdict);
				expect(lines(await keyhole.text('schema'))).toBe(lines(example.schema.text));
			});
		}
	});
}
