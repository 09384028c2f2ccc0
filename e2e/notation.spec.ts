import type { Side } from '../src/core/index.ts';
import { expectAccessible } from './accessibility.ts';
import type { Keyhole } from './pages/keyhole.ts';
import { expect, test } from './test.ts';

const DIALECT = 'json-schema-2020-12';
const SCHEMA = '{"type": "object", "properties": {"size": {"multipleOf": 0.10, "type": "number"}}}';
const COMMENTED = '# What it takes.\ntype: object # always\nproperties:\n  n: { type: number }\n';

const picker = ({ page }: Keyhole, side: Side) => page.getByRole('button', { name: `Notation of the ${side}` });

async function switchTo(keyhole: Keyhole, side: Side, notation: 'JSON' | 'YAML'): Promise<void> {
	await picker(keyhole, side).click();
	await keyhole.page.getByRole('option', { name: notation }).click();
}

const message = ({ page }: Keyhole) => page.locator('.message');

test('JSON becomes YAML, and undo brings text and notation back', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: DIALECT, schema: SCHEMA, value: '{"size": 0.3}' });
	await keyhole.expectVerdict('accepted');
	await switchTo(keyhole, 'schema', 'YAML');
	await expect(message(keyhole)).toContainText('Converted the schema to YAML.');
	await expect(picker(keyhole, 'schema')).toContainText('YAML');
	expect(await keyhole.text('schema')).toBe(
		'type: object\nproperties:\n  size:\n    multipleOf: 0.10\n    type: number\n',
	);
	await keyhole.expectVerdict('accepted');
	await page.keyboard.press('ControlOrMeta+Z');
	await expect(picker(keyhole, 'schema')).toContainText('JSON');
	expect(await keyhole.text('schema')).toBe(SCHEMA);
	await page.keyboard.press('ControlOrMeta+Shift+Z');
	await expect(picker(keyhole, 'schema')).toContainText('YAML');
	await keyhole.expectVerdict('accepted');
});

test('the value too; an empty one only changes how it is read', async ({ keyhole }) => {
	await keyhole.openState({ profile: DIALECT, schema: SCHEMA, value: 'size: 0.3\n', valueFormat: 'yaml' });
	await switchTo(keyhole, 'value', 'JSON');
	await expect(picker(keyhole, 'value')).toContainText('JSON');
	expect(await keyhole.text('value')).toBe('{\n  "size": 0.3\n}\n');
	await keyhole.expectVerdict('accepted');
	await keyhole.page.keyboard.press('Delete');
	await switchTo(keyhole, 'value', 'YAML');
	await expect(picker(keyhole, 'value')).toContainText('YAML');
	await expect(keyhole.editor('value')).toContainText('empty: the schema is judged alone');
});

test('what would be lost is told first, and the person decides', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: DIALECT, schema: COMMENTED, schemaFormat: 'yaml' });
	const dialog = page.getByRole('dialog', { name: 'Convert the schema to JSON' });
	await switchTo(keyhole, 'schema', 'JSON');
	await expect(dialog).toContainText('2 comments are lost. Lines 1, 2.');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(picker(keyhole, 'schema')).toContainText('YAML');

	await switchTo(keyhole, 'schema', 'JSON');
	await dialog.getByRole('button', { name: 'Keep the text, read it as JSON' }).click();
	await expect(picker(keyhole, 'schema')).toContainText('JSON');
	await keyhole.expectVerdict('unreadable');
	expect(await keyhole.text('schema')).toBe(COMMENTED);

	await page.getByRole('button', { name: 'More for the schema' }).click();
	await page.getByRole('menuitem', { name: 'Read as YAML, text kept' }).click();
	await keyhole.expectVerdict('accepted');
	await switchTo(keyhole, 'schema', 'JSON');
	await page.keyboard.press('Enter');
	await expect(picker(keyhole, 'schema')).toContainText('JSON');
	await keyhole.expectVerdict('accepted');
	expect(await keyhole.text('schema')).toBe(
		'{\n  "type": "object",\n  "properties": {\n    "n": {\n      "type": "number"\n    }\n  }\n}\n',
	);
	await page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('schema')).toBe(COMMENTED);
	await expect(picker(keyhole, 'schema')).toContainText('YAML');
});

test('a text that cannot be read is kept, and its trouble told', async ({ keyhole }) => {
	await keyhole.openState({ profile: DIALECT, schema: 'type: object\n' });
	await keyhole.expectVerdict('unreadable');
	await switchTo(keyhole, 'schema', 'YAML');
	await expect(message(keyhole)).toContainText('as JSON it cannot be read (line 1:');
	await keyhole.expectVerdict('accepted');
	expect(await keyhole.text('schema')).toBe('type: object\n');
});

test('YAML that is pasted over JSON is read as YAML', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: DIALECT, schema: SCHEMA });
	await keyhole.paste('schema', COMMENTED);
	await expect(picker(keyhole, 'schema')).toContainText('YAML');
	await keyhole.expectVerdict('accepted');
	await keyhole.paste('schema', SCHEMA);
	await expect(picker(keyhole, 'schema')).toContainText('JSON');
	await keyhole.focus('schema');
	await page.keyboard.press('Alt+Shift+Y');
	await expect(picker(keyhole, 'schema')).toContainText('YAML');
	await keyhole.expectVerdict('accepted');
});

test('half a megabyte converts while the page answers', async ({ keyhole, page }) => {
	const items = Array.from(
		{ length: 6000 },
		(_, index) => `- { id: ${index}, name: "item ${index}", tags: [a, b, c, d] }`,
	);
	const text = items.join('\n');
	await keyhole.open(await keyhole.fragmentOf({ profile: DIALECT, schema: '{}', value: text, valueFormat: 'yaml' }));
	await keyhole.expectVerdict('accepted');
	await switchTo(keyhole, 'value', 'JSON');
	await page.getByRole('tab', { name: 'Limits' }).click();
	await expect(page.getByRole('tab', { name: 'Limits' })).toHaveAttribute('aria-selected', 'true');
	await expect(picker(keyhole, 'value')).toContainText('JSON');
	await keyhole.expectVerdict('accepted');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme });
		test('the question is accessible', async ({ keyhole, page }) => {
			await keyhole.openState({ profile: DIALECT, schema: COMMENTED, schemaFormat: 'yaml' });
			await switchTo(keyhole, 'schema', 'JSON');
			await expect(page.getByRole('dialog')).toBeVisible();
			await expectAccessible(page, 'the question');
		});
	});
}
