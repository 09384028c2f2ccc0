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

/**
 * Watches how long the page's main thread is held up, in milliseconds; each call gives the longest since the call
 * before. A task that only waited for the machine has not run so long: no more counts than the thread has run.
 */
async function watchHoldUps(page: Page): Promise<() => Promise<number>> {
	const seen = await page.evaluateHandle(() => {
		const durations: number[] = [];
		const observer = new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) durations.push(duration);
		});
		observer.observe({ type: 'longtask' });
		return { durations, observer };
	});
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const ran = async (): Promise<number> => {
		const { metrics } = await session.send('Performance.getMetrics');
		return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
	};
	let before = await ran();
	return async () => {
		const tasks = await seen.evaluate(({ durations, observer }) => {
			for (const { duration } of observer.takeRecords()) durations.push(duration);
			return durations.splice(0);
		});
		const now = await ran();
		const held = Math.min(Math.max(0, ...tasks), now - before);
		before = now;
		return held;
	};
}

const record = '{"id":123456,"name":"a name of some length","tags":["one","two","three"],"ratio":0.25}';
const value = `[\n${Array.from({ length: Math.ceil(2 ** 20 / (record.length + 2)) }, () => record).join(',\n')}\n]`;

/** Milliseconds for which the page may not answer while someone types. */
const LONGEST = 200;
/** Bursts of typing of which one must be undisturbed: what holds the page up by itself does so each time. */
const BURSTS = 3;

for (const { what, item, tab } of [
	{
		what: 'fits',
		item: '{"properties":{"id":{"minimum":1},"tags":{"items":{"pattern":"^[a-z]+$"}}}}',
		tab: 'Problems',
	},
	{
		what: 'fails in thousands of places',
		item: '{"properties":{"id":{"maximum":1},"tags":{"items":{"pattern":"^[A-Z]+$"}}}}',
		tab: 'Problems',
	},
	{
		what: 'has thousands of annotations',
		item: '{"properties":{"id":{"title":"an id"},"tags":{"items":{"title":"a tag"}}}}',
		tab: 'Annotations',
	},
]) {
	test(`typing is never held up in a megabyte that ${what}`, async ({ keyhole, page }) => {
		test.slow();
		await keyhole.openState({ profile: 'json-schema-2020-12', schema: `{"items":${item}}`, value: '[]' });
		await keyhole.tab(tab).click();
		await keyhole.paste('value', value);
		await keyhole.judged();
		await page.keyboard.press('ControlOrMeta+Home');
		const heldUp = await watchHoldUps(page);
		const longest: number[] = [];
		let typed = '';
		while (longest.length < BURSTS && !longest.some((held) => held <= LONGEST)) {
			await heldUp();
			const held: number[] = [];
			const burst = ' '.repeat(24);
			for (const _ of burst) {
				await page.keyboard.press('Space');
				held.push(await heldUp());
			}
			// The answer comes while the page is at work, too.
			await keyhole.judged();
			held.push(await heldUp());
			typed += burst;
			longest.push(Math.max(...held));
		}
		expect(Math.min(...longest), `longest of each burst: ${longest}`).toBeLessThanOrEqual(LONGEST);
		expect(await keyhole.text('value')).toBe(typed + value);
	});
}

test('a value of a megabyte is judged while someone types: progress shows, and no key is lost', async ({
	keyhole,
	page,
}) => {
	test.slow();
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
