import { expect, test } from './test.ts';

test('a verdict follows what is typed into both editors', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await keyhole.expectVerdict('accepted');

	await keyhole.type('schema', '{"properties": {"n": {"type": "integer"}}}');
	await keyhole.type('value', '{"n": "x"}');
	await keyhole.expectVerdict('invalid');
	await expect(keyhole.gate('value-fits')).toHaveAttribute('data-state', 'stopped');
	await expect(keyhole.rows).toHaveCount(1);
	await expect(keyhole.rows.first()).toContainText('/n');

	await keyhole.type('value', '{"n": 1}');
	await keyhole.expectVerdict('accepted');
	for (const gate of ['schema-read', 'schema-taken', 'value-read', 'value-fits'] as const) {
		await expect(keyhole.gate(gate)).toHaveAttribute('data-state', 'passed');
	}

	await keyhole.page.keyboard.press('ControlOrMeta+End');
	await keyhole.page.keyboard.press('Backspace');
	await keyhole.expectVerdict('unreadable');
	await expect(keyhole.gate('value-read')).toHaveAttribute('data-state', 'stopped');
});

test('an answer on texts that are gone never shows', async ({ keyhole }) => {
	const slow = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => index));
	await keyhole.openState({ profile: 'me', context: 'output', schema: '{"type":"integer"}', value: '[]' });
	await keyhole.paste('value', slow);
	await keyhole.type('value', '1');
	await keyhole.expectVerdict('accepted');
	await keyhole.page.waitForTimeout(1500);
	await keyhole.expectVerdict('accepted');
	await expect(keyhole.problems).toContainText('Value fits: 1 node');
});

test('undo and redo work across what the page changes', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{"a":1}' });
	await keyhole.page.getByRole('button', { name: 'More for the value' }).click();
	await keyhole.page.getByRole('menuitem', { name: 'Lay out anew' }).click();
	await expect.poll(() => keyhole.text('value')).toContain('\n');
	await keyhole.page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('value')).toBe('{"a":1}');
	await keyhole.page.keyboard.press('ControlOrMeta+Shift+Z');
	expect(await keyhole.text('value')).toContain('\n');
});
