import { judge } from '../src/core/index.ts';
import { profiles } from '../src/profiles/index.ts';
import { expect, test } from './test.ts';

const PAIRS = [
	['{}', '{"a":[1]}'],
	['{"type":"object","properties":{"n":{"type":"integer","minimum":2}}}', '{"n":1}'],
	['{"type":"object","properties":{"n":{"type":"string","pattern":"^a"}}}', '{"n":"b"}'],
	['{"type":"object","properties":{"n":{"type":"string","format":"email"}}}', '{"n":"b"}'],
] as const;

for (const profile of profiles) {
	test(`${profile.title} is chosen, and its verdicts are those of the engine`, async ({ keyhole }) => {
		const other = profiles.find(({ id }) => id !== profile.id) ?? profile;
		// What the published dialects share need not be seen five times.
		const pairs = profile.standard === true ? PAIRS.slice(-1) : PAIRS;
		for (const [schema, value] of pairs) {
			await keyhole.openState({ profile: other.id, schema, value });
			await keyhole.chooseProfile(profile.title);
			await expect(keyhole.page.getByTestId('profile-picker')).toContainText(profile.version);
			for (const context of profile.contexts) {
				if (profile.contexts.length > 1) await keyhole.chooseContext(context.title);
				const report = judge({
					profile,
					context: context.id,
					schema: { text: schema, format: 'json' },
					value: { text: value, format: 'json' },
				});
				await keyhole.expectVerdict(report.verdict);
				await expect(keyhole.rows.filter({ visible: true })).toHaveCount(report.findings.length);
				await keyhole.tab('Host says').click();
				if (report.reply.text === '') await expect(keyhole.page.getByText('says nothing.')).toBeVisible();
				else await expect(keyhole.hostReply.locator('pre')).toHaveText(report.reply.text);
				await keyhole.tab('Problems').click();
			}
		}
	});
}

test('the context of each host is remembered', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', context: 'output', schema: '{}', value: '1' });
	await keyhole.expectVerdict('accepted');
	await keyhole.chooseProfile('Backplane');
	await keyhole.expectVerdict('invalid');
	await expect(keyhole.page.getByTestId('context-picker')).toHaveCount(0);
	await keyhole.chooseProfile('Me captured handler');
	await expect(keyhole.page.getByTestId('context-picker')).toContainText('Output');
	await keyhole.expectVerdict('accepted');
});
