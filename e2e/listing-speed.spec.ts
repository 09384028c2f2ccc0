import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const KEYS = 16;

const inputSchema = {
	type: 'object',
	required: ['a'],
	properties: {
		a: { type: 'string', description: 'x', minLength: 1 },
		b: { type: 'array', items: { type: 'integer' } },
		c: { enum: ['p', 'q'] },
	},
};
const tools = Array.from({ length: 500 }, (_, index) => ({
	name: `tool_${index}`,
	description: `Does ${index}.`,
	inputSchema,
}));

/** Milliseconds of the page's own thread that a typed key costs: processor time, so that other work does not count. */
async function costOfKey(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const busy = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
	};
	const before = await busy();
	for (let key = 0; key < KEYS; key++) {
		await page.keyboard.press('a');
		await page.waitForTimeout(80);
	}
	const after = await busy();
	await session.detach();
	return ((after - before) * 1000) / KEYS;
}

test('beside five hundred tools judged by three profiles a key costs what it costs without the list', async ({
	keyhole,
	page,
}, info) => {
	test.slow();
	const schema = JSON.stringify({ tools }, null, 2);
	await keyhole.openState({ profile: 'json-schema-2020-12', schema, value: '{"a": "b"}' });
	await page.getByRole('button', { name: 'List all 500' }).click();
	for (const name of ['Backplane', 'Me']) {
		await page.getByRole('button', { name: 'Judge by more' }).click();
		await page.getByRole('menuitemcheckbox', { name }).first().click();
		await page.keyboard.press('Escape');
	}
	const rows = page.getByTestId('schemas').locator('.schema-row');
	await expect(rows.first().locator('.cell-verdict')).toHaveCount(3);
	await expect(rows).toHaveCount(500);
	await page.locator('.schema-name').nth(2).click();
	await keyhole.judged();
	await keyhole.editor('schema').locator('.view-line').filter({ hasText: 'description' }).first().click();
	await page.keyboard.press('End');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	const beside = await costOfKey(page);
	await keyhole.judged();
	await keyhole.tab('Problems').click();
	await keyhole.editor('schema').locator('.view-line').filter({ hasText: 'aaaaaaaa' }).first().click();
	await page.keyboard.press('End');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	const without = await costOfKey(page);
	const description = `${beside.toFixed(1)} beside the list, ${without.toFixed(1)} without`;
	info.annotations.push({ type: 'milliseconds a key', description });
	expect(beside, description).toBeLessThan(1.5 * without + 10);
});
