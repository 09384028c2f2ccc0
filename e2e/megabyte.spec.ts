import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// A trace takes pictures of the page at every step: that would be most of the work there is.
test.use({ trace: 'off' });

/** From now on: whether a run's bar was seen, and the milliseconds of every task that held the page up. */
async function watchPage(page: Page) {
	const seen = await page.evaluateHandle(() => {
		const state = { progressed: false, long: [] as number[] };
		const look = () => {
			state.progressed ||= document.querySelector('[role=progressbar]') !== null;
			if (!state.progressed) requestAnimationFrame(look);
		};
		look();
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) state.long.push(Math.round(duration));
		}).observe({ type: 'longtask' });
		return state;
	});
	return () => seen.jsonValue();
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
	const tasks = await watchPage(page);
	await keyhole.paste('value', value);
	await keyhole.expectVerdict('accepted');

	await page.keyboard.press('ControlOrMeta+Home');
	const typed = ' '.repeat(48);
	for (const _ of typed) await page.keyboard.press('Space');
	await keyhole.expectVerdict('accepted');
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.type(' x');
	await keyhole.expectVerdict('unreadable');
	const { progressed, long } = await tasks();
	expect(progressed, 'a bar showed').toBe(true);
	expect(await keyhole.text('value')).toBe(`${typed}${value} x`);
	console.log(long.join(', '));
});
