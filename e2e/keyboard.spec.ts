import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function focused(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
	});
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press('Tab');
		if (name.test(await focused(page))) return;
	}
	throw new Error(`Tab never came to ${name}.`);
}

test('everything goes by keyboard alone', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'backplane', schema: '{}', value: '{}' });
	await page.keyboard.press('Tab');
	expect(await focused(page)).toBe('Skip to the schema');
	await page.keyboard.press('Enter');
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.press('Delete');
	await page.keyboard.type('{"properties": {"n": {"type": "integer"}}}');

	// Tab indents in the editor; Escape, then Tab, leaves it.
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	expect(await focused(page)).not.toMatch(/^Schema/);

	await page.keyboard.press('Alt+Shift+P');
	await page.keyboard.type('captured');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByTestId('profile-picker')).toContainText('Me captured handler');

	await page.keyboard.press('F6');
	await expect.poll(() => focused(page)).toMatch(/^(Schema|Value), JSON/);
	if (/^Schema/.test(await focused(page))) await page.keyboard.press('F6');
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.press('Delete');
	await page.keyboard.type('{"n": "x"}');
	await keyhole.expectVerdict('invalid');

	await page.keyboard.press('Shift+F6');
	await expect.poll(() => focused(page)).toMatch(/^Problems/);
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('Host says').first()).toBeVisible();
	expect(await focused(page)).toMatch(/^Host says/);

	await page.keyboard.press('Alt+Shift+1');
	await tabTo(page, /does not fit|integer/);
	await page.keyboard.press('Enter');
	expect(await keyhole.selection()).toBe('"x"');

	await page.keyboard.press('Alt+Shift+S');
	await expect(page.getByText('Link copied.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText('Link copied.')).toHaveCount(0);
});

test('F8 and Shift+F8 walk the problems, around the ends', async ({ keyhole, page }) => {
	await keyhole.openState({
		profile: 'me',
		schema: '{"properties":{"a":{"type":"integer"},"b":{"type":"integer"},"c":{"type":"integer"}}}',
		value: '{"a":"one","b":"two","c":"three"}',
	});
	await keyhole.expectVerdict('invalid');
	await keyhole.focus('schema');
	for (const text of ['"one"', '"two"', '"three"', '"one"']) {
		await page.keyboard.press('F8');
		expect(await keyhole.selection()).toBe(text);
	}
	for (const text of ['"three"', '"two"']) {
		await page.keyboard.press('Shift+F8');
		expect(await keyhole.selection()).toBe(text);
	}
});

test('the palette finds actions, and ? lists the keys', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await page.keyboard.press('ControlOrMeta+K');
	await page.keyboard.type('limits');
	await page.keyboard.press('Enter');
	await expect(keyhole.meters).toBeVisible();
	await keyhole.tab('Limits').focus();
	await page.keyboard.press('?');
	const keys = page.getByRole('dialog', { name: 'Keys' });
	await expect(keys).toContainText('Next problem');
	await page.keyboard.press('Escape');
	await expect(keys).toHaveCount(0);
});

test('the verdict is announced, and a click on it goes to the place', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{"type":"object"}', value: '{"n":1}' });
	const live = page.getByRole('region', { name: 'Verdict' }).locator('[aria-live]');
	await expect(live).toContainText('the value fits');
	await keyhole.type('schema', '{"properties": {"n": {"type": "string"}}}');
	await keyhole.expectVerdict('invalid');
	await expect(live).toContainText('at /n');
	await keyhole.verdict.getByRole('button').click();
	expect(await keyhole.selection()).toBe('1');
});
