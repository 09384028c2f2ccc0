import { expect, test } from './test.ts';

test('a reload brings back both texts, the host and its context', async ({ keyhole, page }) => {
	await keyhole.open();
	await keyhole.chooseProfile('Me captured handler');
	await keyhole.chooseContext('Output');
	await keyhole.write('schema', '{"type": "string"}');
	await keyhole.write('value', '"é🦑"');
	await keyhole.expectVerdict('accepted');
	await page.reload();
	await keyhole.ready();
	await keyhole.expectVerdict('accepted');
	await expect(page.getByTestId('profile-picker')).toContainText('Me');
	await expect(page.getByTestId('context-picker')).toContainText('Output');
	expect(await keyhole.text('schema')).toBe('{"type": "string"}');
	expect(await keyhole.text('value')).toBe('"é🦑"');
});

test('what is typed just before the page is left is not lost', async ({ keyhole, page }) => {
	await keyhole.open();
	await keyhole.write('value', '{"last": 1}');
	await page.reload();
	await keyhole.ready();
	expect(await keyhole.text('value')).toBe('{"last": 1}');
});

test('tabs keep their own work', async ({ keyhole, page, context, site }) => {
	await keyhole.open();
	await keyhole.write('value', '{"tab": 1}');
	const other = await context.newPage();
	await other.goto(site);
	const { Keyhole } = await import('./pages/keyhole.ts');
	const second = new Keyhole(other, site);
	await second.ready();
	await second.type('value', '{"tab": 2}');
	await other.reload();
	await page.bringToFront();
	await page.reload();
	await keyhole.ready();
	expect(await keyhole.text('value')).toBe('{"tab": 1}');
	await other.bringToFront();
	await second.ready();
	expect(await second.text('value')).toBe('{"tab": 2}');
});

for (const [name, damage] of Object.entries({
	garbage: () => '{',
	'another shape': () => '{"version":1,"saved":1,"state":{"schema":3}}',
	'a later version': (text: string) => text.replace('"version":1', '"version":9'),
	'half of it': (text: string) => text.slice(0, text.length / 2),
})) {
	test(`damaged storage is told and survived: ${name}`, async ({ keyhole, page }) => {
		await keyhole.open();
		await keyhole.write('value', '{"a": 1}');
		await keyhole.judged();
		await page.waitForTimeout(1000);
		const damaged = await page.evaluate(() =>
			Object.entries(localStorage).filter(([key]) => key.startsWith('keyhole:tab:')),
		);
		expect(damaged.length).toBeGreaterThan(0);
		// After the page has gone, so that it does not save over it.
		await page.goto('about:blank');
		await page.addInitScript(
			(entries) => {
				if (sessionStorage.getItem('damaged') !== null) return;
				sessionStorage.setItem('damaged', 'yes');
				for (const [key, text] of entries) localStorage.setItem(key, text);
			},
			damaged.map(([key, text]) => [key, damage(String(text))] as const),
		);
		await keyhole.open();
		await expect(keyhole.notices).toContainText('damaged');
		await keyhole.write('value', '{"b": 2}');
		await keyhole.judged();
		await page.reload();
		await keyhole.ready();
		expect(await keyhole.text('value')).toBe('{"b": 2}');
	});
}

test('a full storage is told, and the page goes on', async ({ keyhole, page }) => {
	await keyhole.open();
	await page.evaluate(() => {
		let piece = 'x'.repeat(1 << 20);
		for (let index = 0; piece.length > 0; index++) {
			try {
				localStorage.setItem(`other:${index}`, piece);
			} catch {
				piece = piece.slice(0, piece.length >> 1);
			}
		}
	});
	await keyhole.write('value', '{"a": 1}');
	await keyhole.judged();
	await expect(keyhole.notices).toContainText('full');
	await keyhole.write('value', '{"b": 1');
	await keyhole.judged();
});

test('starting afresh can be taken back', async ({ keyhole, page }) => {
	await keyhole.open();
	const first = await keyhole.text('value');
	await keyhole.write('value', '{"mine": 1}');
	await page.keyboard.press('Alt+Shift+Backspace');
	await expect.poll(() => keyhole.text('value')).toBe(first);
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await expect.poll(() => keyhole.text('value')).toBe('{"mine": 1}');
});
