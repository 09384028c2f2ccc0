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

	await keyhole.type('value', '{"n": 1');
	await keyhole.expectVerdict('unreadable');
	await expect(keyhole.gate('value-read')).toHaveAttribute('data-state', 'stopped');
});
