import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const TOOL = {
	profile: 'backplane',
	schema: JSON.stringify({
		type: 'object',
		properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1 } },
		required: ['city'],
		additionalProperties: false,
	}),
	value: '{"city":1}',
};

test('a sample value fits, another press gives another, and undo takes it out', async ({ keyhole, page }) => {
	await keyhole.openState(TOOL);
	await keyhole.expectVerdict('invalid');
	await page.getByRole('button', { name: 'More for the value' }).click();
	await expectAccessible(page, 'the menu');
	await page.getByRole('menuitem', { name: 'Sample value' }).click();
	await expect(page.getByText('Put in a value that fits.')).toBeVisible();
	await keyhole.expectVerdict('accepted');
	const first = await keyhole.text('value');
	await page.keyboard.press('Alt+Shift+N');
	await expect.poll(() => keyhole.text('value')).not.toBe(first);
	await keyhole.expectVerdict('accepted');
	await page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('value')).toBe(first);
	await page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('value')).toBe(TOOL.value);
});

test('break it breaks one rule and names it', async ({ keyhole, page }) => {
	await keyhole.openState({ ...TOOL, value: '{"city":"x"}' });
	await keyhole.expectVerdict('accepted');
	await page.getByRole('button', { name: 'More for the value' }).click();
	await page.getByRole('menuitem', { name: 'Break it' }).click();
	await keyhole.expectVerdict('invalid');
	const message = page.locator('.message');
	await expect(message).toContainText(/Put in a value that breaks one rule, “\w+” at \/\w+/);
	const rule = /at (\S+)\./.exec((await message.textContent()) ?? '')?.[1] ?? '';
	await expect(keyhole.rows).toHaveCount(1);
	await expect(page.getByTestId('schema-editor').locator('.kh-mark-keyword').first()).toBeVisible();
	expect(rule).toMatch(/^\//);
});

test('the palette has both, by keyboard alone', async ({ keyhole, page }) => {
	await keyhole.openState(TOOL);
	for (const [words, verdict] of [
		['Sample value', 'accepted'],
		['Break it', 'invalid'],
	] as const) {
		await page.keyboard.press('Control+K');
		await page.keyboard.type(words);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await keyhole.expectVerdict(verdict);
	}
});

test('the envelope of a method call is around it, and YAML stays YAML', async ({ keyhole, page }) => {
	const schema = '{"type":"object","properties":{"count":{"type":"integer"}},"required":["count"]}';
	await keyhole.openState({ profile: 'me', context: 'method-args', schema, value: 'self: {}\n', valueFormat: 'yaml' });
	await keyhole.expectVerdict('invalid');
	await page.keyboard.press('Alt+Shift+N');
	await keyhole.expectVerdict('accepted');
	expect(await keyhole.text('value')).toMatch(/^self: \{\}\nargs:\n {2}count: -?\d/);
	await expect(page.getByRole('button', { name: /Notation of the value/ })).toContainText('YAML');
	await page.keyboard.press('Alt+Shift+K');
	await keyhole.expectVerdict('invalid');
	expect(await keyhole.text('value')).toMatch(/^self: \{\}\nargs:/);
});

test('where no value can be made a notice says so, until one is', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'json-schema-2020-12', schema: 'false', value: '1' });
	await page.keyboard.press('Alt+Shift+N');
	await expect(keyhole.notices).toContainText(/Not found: a value that fits\. [\d,]+ were tried/);
	expect(await keyhole.text('value')).toBe('1');
	await keyhole.write('schema', 'true');
	await page.keyboard.press('Alt+Shift+N');
	await expect(keyhole.notices).not.toContainText('Not found');
	await keyhole.expectVerdict('accepted');
});

test('a schema that the host refuses has values by its dialect', async ({ keyhole, page }) => {
	await keyhole.openState({
		...TOOL,
		schema: '{"type":"object","properties":{"a":{"pattern":"^x+$"}},"required":["a"]}',
	});
	await page.keyboard.press('Alt+Shift+N');
	await expect(page.locator('.message')).toContainText('Backplane does not take the schema');
	await keyhole.chooseProfile('JSON Schema 2020-12');
	await keyhole.expectVerdict('accepted');
});
