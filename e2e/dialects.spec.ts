import { readFile } from 'node:fs/promises';
import { judge } from '../src/core/index.ts';
import { profiles } from '../src/profiles/index.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const NEWEST = 'json-schema-2020-12';
const dialects = profiles.filter(({ standard }) => standard === true);

test('every published dialect is in the selector, with its table of keywords', async ({ keyhole, page }) => {
	const schema = '{"title":"t","type":"object","properties":{"a":{"format":"email","const":1}},"dependentRequired":{}}';
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await expect(keyhole.tab('Annotations')).toHaveCount(0);
	await keyhole.write('schema', schema);
	expect(dialects.map(({ id }) => id)).toHaveLength(5);
	for (const profile of dialects) {
		await keyhole.chooseProfile(profile.title);
		await keyhole.judged();
		await keyhole.tab('Keywords').click();
		const report = judge({ profile, schema: { text: schema, format: 'json' }, value: { text: '{}', format: 'json' } });
		for (const { keyword, disposition } of report.keywords) {
			const words = { enforce: 'enforced', annotate: 'annotation', ignore: 'ignored', rewrite: '', refuse: 'refused' };
			const row = page
				.getByTestId('keywords')
				.locator('tbody tr')
				.filter({ has: page.getByText(keyword, { exact: true }) });
			await expect(row).toContainText(words[disposition]);
		}
	}
});

test('annotations lead to both places, and go with the value', async ({ keyhole, page }) => {
	await keyhole.openState({
		profile: NEWEST,
		schema: '{"title":"all","properties":{"a":{"description":"an a","x-own":[1]}}}',
		value: '{"a": 12}',
	});
	await keyhole.tab('Annotations').click();
	const rows = page.getByTestId('annotations').locator('tbody tr');
	await expect(rows).toHaveCount(3);
	await expect(rows.nth(1)).toContainText('"an a"');
	await rows.nth(1).getByRole('button', { name: '/a value line 1' }).click();
	expect(await keyhole.selection()).toBe('12');
	await rows.nth(2).getByRole('button', { name: 'x-own' }).click();
	expect(await keyhole.selection()).toBe('"x-own":[1]');
	await keyhole.write('value', '{}');
	await expect(rows).toHaveCount(1);
	await expect(rows).toContainText('the whole');
});

test('a reference that leads nowhere is given its document, which stays with the work', async ({ keyhole, page }) => {
	const uri = 'https://example.com/number';
	await keyhole.openState({ profile: NEWEST, schema: `{"$ref":"${uri}#/$defs/n"}`, value: '"x"' });
	await keyhole.expectVerdict('refused');
	await page.getByRole('button', { name: 'Add this schema' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('URI')).toHaveValue(uri);
	await expect(dialog.getByLabel('Text')).toBeFocused();
	await dialog.getByLabel('Text').fill('$defs:\n  n: {type: integer}\n');
	await keyhole.close();
	await keyhole.expectVerdict('invalid');

	const link = await keyhole.share();
	await page.goto('about:blank');
	await page.goto(link);
	await keyhole.ready();
	await keyhole.expectVerdict('invalid');
	await page.keyboard.press('Alt+Shift+KeyM');
	await dialog.getByLabel('URI').fill(`${uri}2`);
	await keyhole.close();
	await keyhole.expectVerdict('refused');
	await page.getByRole('button', { name: 'More for the schema' }).click();
	await page.getByRole('menuitem', { name: 'Further schemas' }).click();
	await expect(dialog.getByLabel('URI')).toHaveValue(`${uri}2`);
	await dialog.getByRole('button', { name: 'Remove further schema 1' }).click();
	await dialog.getByRole('button', { name: 'Add a schema' }).click();
	await dialog.getByLabel('URI').fill(uri);
	await dialog.getByLabel('Text').fill('{"$defs":');
	await keyhole.close();
	const row = keyhole.rows.filter({ hasText: 'This further schema cannot be read' });
	await expect(row).toContainText(`in ${uri}`);
});

test('what is wrong with a further schema is told of on its own text', async ({ keyhole, page }) => {
	const uri = 'https://example.com/point';
	const text = `{\n${'  "title": "a point",\n'.replaceAll('title', 'description')}${Array.from({ length: 30 }, (_, at) => `  "x-${at}": ${at},\n`).join('')}  "required": ["x", "x"],\n  "$defs": {"n": {"type": "integer"}}\n}`;
	await keyhole.openState({
		profile: NEWEST,
		schema: `{"$ref":"${uri}#/$defs/n"}`,
		value: '"x"',
		schemas: [{ uri, text }],
	});
	await keyhole.expectVerdict('invalid');
	await page.getByRole('button', { name: 'Show the keyword in its schema' }).click();
	const area = page.getByRole('dialog').getByLabel('Text');
	const selected = () =>
		area.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
	await expect.poll(selected).toBe('"type": "integer"');
	await expect(area).toBeFocused();
	await keyhole.close();
	await keyhole.rows.filter({ hasText: 'required' }).click();
	await expect.poll(selected).toBe('["x", "x"]');
	await expect(area).toBeFocused();
	const told = page.getByRole('list', { name: 'Problems of this schema' }).getByRole('button');
	await expect(told).toHaveCount(1);
	await expect(told).toContainText('line 33, column 15');
	await area.press('ControlOrMeta+Home');
	await told.press('Enter');
	expect(await selected()).toBe('["x", "x"]');
	await page.keyboard.type('["x"]');
	await expect(told).toHaveCount(0);
	await keyhole.close();
	await keyhole.write('value', '1');
	await keyhole.write('schema', `{"$ref":"${uri}"}`);
	await keyhole.tab('Annotations').click();
	await page.getByRole('button', { name: '/x-3 further schema 1 line 6' }).click();
	await expect.poll(selected).toBe('"x-3": 3');
	await page.getByRole('button', { name: 'Add a schema' }).click();
	await page.getByLabel('URI').last().fill(uri);
	await page.getByLabel('Text').last().fill('a: [');
	await expect(told).toHaveCount(2);
	await expect(told.first()).toContainText('has the same URI');
	await expect(told.last()).toContainText('cannot be read');
});

test('a schema that names another dialect is moved to it by one press', async ({ keyhole, page }) => {
	await keyhole.openState({
		profile: NEWEST,
		schema: '{"$schema":"http://json-schema.org/draft-07/schema#"}',
		value: '1',
	});
	await keyhole.expectVerdict('accepted');
	await page.getByRole('button', { name: 'Use JSON Schema draft-07' }).click();
	await expect(page.getByTestId('profile-picker')).toContainText('draft-07');
	await keyhole.expectVerdict('accepted');
	await expect(keyhole.rows).toHaveCount(0);
});

test('whether `format` asserts is a switch', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: NEWEST, schema: '{"format":"ipv4"}', value: '"no"' });
	await keyhole.expectVerdict('accepted');
	await page.getByRole('button', { name: 'Settings' }).click();
	await page.getByText('format asserts').click();
	await keyhole.close();
	await keyhole.expectVerdict('invalid');
});

test('the standard’s output is copied and saved in each of its formats', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: NEWEST, schema: '{"type":"object"}', value: '1' });
	await keyhole.tab('Host says').click();
	for (const format of ['flag', 'basic', 'detailed', 'verbose']) {
		await page.getByRole('button', { name: `Copy the ${format} output` }).click();
		await expect(page.getByText(`Copied the “${format}” output.`)).toBeVisible();
		const output: unknown = JSON.parse(await keyhole.clipboard());
		expect(output).toMatchObject({ valid: false });
		if (format !== 'flag') expect(output).toMatchObject({ errors: [{ keywordLocation: '/type' }] });
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: `Save the ${format} output` }).click();
		const file = await download;
		expect(file.suggestedFilename()).toBe(`output-${format}.json`);
		expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(output);
	}
});

test('thousands of annotations are listed in part, and walked by keys', async ({ keyhole, page }) => {
	await keyhole.openState({
		profile: NEWEST,
		schema: '{"items":{"title":"an item","description":"one of many"}}',
		value: JSON.stringify(Array.from({ length: 1500 }, (_, at) => at)),
	});
	await keyhole.tab('Annotations').click();
	const panel = page.getByTestId('panel-annotations');
	const rows = panel.locator('tbody tr');
	await expect(rows).toHaveCount(200);
	await expect(panel).toContainText('200 of 3,000 shown; 2,000 more are not listed');
	await panel.getByRole('button', { name: 'Show 200 more' }).click();
	await expect(rows).toHaveCount(400);
	await rows.nth(0).getByRole('button').first().focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	expect(await keyhole.selection()).toBe('1');
	await keyhole.write('value', '"none"');
	await expect(panel).toContainText('says nothing about this value');
	await keyhole.write('schema', '{"title":"t","type":"array"}');
	await expect(panel).toContainText('The value does not fit');
	await keyhole.write('schema', '{"type":1}');
	await expect(panel).toContainText('A value that fits has annotations.');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme });

		test('what dialects have alone is in reach of everyone', async ({ keyhole, page }) => {
			await keyhole.openState({
				profile: NEWEST,
				schema: '{"title":"t","properties":{"a":{"description":"d","$ref":"urn:b"}}}',
				value: '{"a":1}',
				schemas: [
					{ uri: 'urn:b', text: '{"title":"b","required":["a","a"]}' },
					{ uri: 'urn:b', text: '{' },
				],
			});
			for (const tab of ['Annotations', 'Host says', 'Problems']) {
				await keyhole.tab(tab).click();
				await expectAccessible(page, tab);
			}
			await keyhole.rows.first().click();
			await expect(page.getByRole('list', { name: 'Problems of this schema' })).toHaveCount(2);
			await expectAccessible(page, 'further schemas');
			await keyhole.close();
			await page.setViewportSize({ width: 390, height: 844 });
			for (const tab of ['Annotations', 'Host says', 'Problems']) {
				await page.getByRole('tab', { name: tab }).click();
				await expectAccessible(page, `${tab}, narrow`);
			}
		});
	});
}
