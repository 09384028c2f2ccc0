import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// A trace takes pictures of the page at every step: that would be most of the work there is.
test.use({ trace: 'off' });

/** Whether the bar of a run is seen from now on. */
async function watchProgress(page: Page) {
	const seen = await page.evaluateHandle(() => {
		const state = { progress: false };
		const look = () => {
			state.progress ||= document.querySelector('[role=progressbar]') !== null;
			if (!state.progress) requestAnimationFrame(look);
		};
		look();
		return state;
	});
	return async () => (await seen.jsonValue()).progress;
}

test('a value of a megabyte is judged while someone types: progress shows, and no key is lost', async ({
	keyhole,
	page,
}) => {
	test.slow();
	const record = '{"id":123456,"name":"a name of some length","tags":["one","two","three"],"ratio":0.25}';
	const value = `[\n${Array.from({ length: Math.ceil(2 ** 20 / (record.length + 2)) }, () => record).join(',\n')}\n]`;
	expect(value.length).toBeGreaterThanOrEqual(2 ** 20);
	const item = '{"items":{"properties":{"id":{"minimum":1},"tags":{"items":{"pattern":"^[a-z]+$"}}}}}';
	// Many times the same, so that there is time to see it run.
	const schema = `{"allOf":[${Array.from({ length: 60 }, () => item).join(',')}]}`;
	await keyhole.openState({ profile: 'json-schema-2020-12', schema, value: '[]' });
	const progressSeen = await watchProgress(page);
	await keyhole.paste('value', value);
	await keyhole.expectVerdict('accepted');

	await page.keyboard.press('ControlOrMeta+Home');
	const typed = ' '.repeat(48);
	for (const _ of typed) await page.keyboard.press('Space');
	await keyhole.expectVerdict('accepted');
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.type(' x');
	await keyhole.expectVerdict('unreadable');
	expect(await progressSeen()).toBe(true);
	expect(await keyhole.text('value')).toBe(`${typed}${value} x`);
});
