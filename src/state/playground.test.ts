import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReport } from '../worker/guard.ts';
import { openLink } from './open-link.ts';
import { writeLink } from './permalink/permalink.ts';
import { Playground } from './playground.ts';
import { blockedStorage, data, FakeBrowser, type FakePage, MemoryStorage, stateWith } from './testing/fakes.ts';

const open = ({ environment }: FakePage) => Playground.open(environment, data);
const schemaOf = ({ session }: Playground) => session.getState().schema.text;
const kindsOf = ({ session }: Playground) => session.getState().notices.map(({ kind }) => kind);

async function linkTo(schema: string): Promise<string> {
	const link = await writeLink(stateWith(schema), '');
	return link.ok ? link.url : '';
}

/** A page in which a person wrote a schema, and left. */
async function work(browser: FakeBrowser, schema: string, tab = new MemoryStorage()): Promise<MemoryStorage> {
	const page = browser.load('', tab);
	const playground = await open(page);
	playground.start();
	playground.session.getState().setText('schema', schema);
	page.leave();
	return tab;
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('what the page opens with', () => {
	it('is the example on a first visit, and leaves nothing behind while nothing is touched', async () => {
		const browser = new FakeBrowser();
		const page = browser.load();
		const playground = await open(page);
		playground.start();
		expect(schemaOf(playground)).toBe('{"title":"usual"}');
		expect(playground.session.getState()).toMatchObject({ profile: 'beta', context: 'input', notices: [] });
		vi.advanceTimersByTime(10_000);
		page.leave();
		expect(browser.local.records).toEqual([]);
	});

	it('is the tab’s own work after a reload', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		await work(browser, 'another tab, later');
		expect(schemaOf(await open(browser.load('', tab)))).toBe('mine');
	});

	it('is the newest work in a new tab, which then is its own', async () => {
		const browser = new FakeBrowser();
		const first = await work(browser, 'mine');
		const second = await work(browser, 'mine too');
		const third = new MemoryStorage();
		expect(schemaOf(await open(browser.load('', third)))).toBe('mine too');
		await work(browser, 'third', third);
		expect(schemaOf(await open(browser.load('', first)))).toBe('mine');
		expect(schemaOf(await open(browser.load('', second)))).toBe('mine too');
	});

	it('is the link before any stored work, and the work can be brought back', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const playground = await open(browser.load(await linkTo('theirs'), tab));
		expect(schemaOf(playground)).toBe('theirs');
		expect(kindsOf(playground)).toEqual(['restore']);
		playground.start();
		playground.act('restore');
		expect(schemaOf(playground)).toBe('mine');
	});

	it('is the example that the address names', async () => {
		const playground = await open(new FakeBrowser().load('#example=first'));
		expect(schemaOf(playground)).toBe('{"title":"first"}');
	});

	it.each([
		['#example=gone', 'no example “gone”'],
		['#v1.AAAA.00000000', 'damaged or cut short'],
		['#v2.AAAA.00000000', 'later version'],
		['#/other/app', 'not a Keyhole link'],
	])('is stored work where the link %s opens nothing, and it says so', async (fragment, words) => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const playground = await open(browser.load(fragment, tab));
		expect(schemaOf(playground)).toBe('mine');
		expect(playground.session.getState().notices).toMatchObject([
			{ kind: 'link', text: expect.stringContaining(words) },
		]);
	});

	it('is something else where the record is damaged; it says so, and the record is left alone', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const [key] = browser.local.records;
		browser.local.setItem(key, '{"version":9,"saved":1}');
		const page = browser.load('', tab);
		const playground = await open(page);
		expect(schemaOf(playground)).toBe('{"title":"usual"}');
		expect(kindsOf(playground)).toEqual(['storage']);
		playground.start();
		playground.session.getState().setText('schema', 'new');
		page.leave();
		expect(browser.local.getItem(key)).toBe('{"version":9,"saved":1}');
		expect(schemaOf(await open(browser.load('', tab)))).toBe('new');
	});

	it('keeps the texts of a link whose profile is not there', async () => {
		const link = await writeLink(stateWith('theirs', { profile: 'gone', context: 'x' }), '');
		const playground = await open(new FakeBrowser().load(link.ok ? link.url : ''));
		expect(playground.session.getState()).toMatchObject({
			schema: { text: 'theirs' },
			profile: 'alpha',
			context: 'only',
		});
		expect(kindsOf(playground)).toEqual(['selection']);
	});

	it('works without any storage, and tells that nothing is saved', async () => {
		const page = new FakeBrowser().load('', blockedStorage, blockedStorage);
		const playground = await open(page);
		playground.start();
		playground.session.getState().setText('schema', 'mine');
		vi.advanceTimersByTime(1000);
		expect(playground.session.getState().notices).toMatchObject([
			{ kind: 'storage', text: expect.stringContaining('not saved') },
		]);
		playground.session.getState().dismiss('storage');
		playground.session.getState().setText('schema', 'mine 2');
		vi.advanceTimersByTime(1000);
		expect(kindsOf(playground)).toEqual([]);
	});
});

describe('saving', () => {
	it('happens some time after a change, and at once when the page is left', async () => {
		const browser = new FakeBrowser();
		const tab = new MemoryStorage();
		const page = browser.load('', tab);
		const playground = await open(page);
		playground.start();
		playground.session.getState().setText('schema', 'a');
		expect(browser.local.records).toEqual([]);
		vi.advanceTimersByTime(1000);
		expect(browser.local.records).toHaveLength(1);
		playground.session.getState().setText('schema', 'b');
		page.leave();
		expect(schemaOf(await open(browser.load('', tab)))).toBe('b');
	});

	it('tells when the storage is full, and takes it back when there is room again', async () => {
		const browser = new FakeBrowser();
		browser.local.quota = 500;
		const playground = await open(browser.load());
		playground.start();
		playground.session.getState().setText('schema', 'x'.repeat(1000));
		vi.advanceTimersByTime(1000);
		expect(playground.session.getState().notices).toMatchObject([
			{ kind: 'storage', text: expect.stringContaining('full') },
		]);
		playground.session.getState().setText('schema', 'x');
		vi.advanceTimersByTime(1000);
		expect(kindsOf(playground)).toEqual([]);
		expect(browser.local.records).toHaveLength(1);
	});

	it('gives a duplicated tab a record of its own', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const original = await open(browser.load('', tab));
		const copyOfTab = new MemoryStorage();
		for (const [key, value] of tab.entries) copyOfTab.setItem(key, value);
		const copy = await open(browser.load('', copyOfTab));
		expect(schemaOf(copy)).toBe('mine');
		copy.start();
		original.start();
		copy.session.getState().setText('schema', 'the copy’s');
		original.session.getState().setText('schema', 'the original’s');
		vi.advanceTimersByTime(1000);
		browser.locks.held.clear();
		expect(schemaOf(await open(browser.load('', tab)))).toBe('the original’s');
		expect(schemaOf(await open(browser.load('', copyOfTab)))).toBe('the copy’s');
	});

	it('keeps the work that a link took the place of over a reload', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const page = browser.load(await linkTo('theirs'), tab);
		const playground = await open(page);
		playground.start();
		playground.session.getState().setText('value', '1');
		page.leave();
		const again = await open(browser.load(page.fragment, tab));
		expect(again.session.getState()).toMatchObject({
			schema: { text: 'theirs' },
			value: { text: '1' },
			previous: { schema: { text: 'mine' } },
		});
	});
});

describe('the address', () => {
	it('holds the link until the first change, so that a reload brings the change back', async () => {
		const browser = new FakeBrowser();
		const tab = new MemoryStorage();
		const link = await linkTo('theirs');
		const page = browser.load(link, tab);
		const playground = await open(page);
		playground.start();
		vi.advanceTimersByTime(1000);
		expect(page.fragment).toBe(link);
		playground.session.getState().setText('schema', 'theirs, changed');
		expect(page.fragment).toBe('');
		page.leave();
		expect(schemaOf(await open(browser.load(page.fragment, tab)))).toBe('theirs, changed');
	});

	it('opens a link that is put into it while the page is open', async () => {
		const page = new FakeBrowser().load();
		const playground = await open(page);
		playground.start();
		playground.session.getState().setText('schema', 'mine');
		page.go(await linkTo('theirs'));
		await vi.waitFor(() => expect(schemaOf(playground)).toBe('theirs'));
		expect(kindsOf(playground)).toEqual(['restore']);
		page.go('#v1.broken');
		await vi.waitFor(() => expect(kindsOf(playground)).toContain('link'));
		expect(schemaOf(playground)).toBe('theirs');
		page.go('#example=first');
		await vi.waitFor(() => expect(schemaOf(playground)).toBe('{"title":"first"}'));
		expect(kindsOf(playground)).not.toContain('link');
	});

	it('names the example that is opened, and nothing after a reset', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, 'mine');
		const page = browser.load('', tab);
		const playground = await open(page);
		playground.start();
		playground.openExample('first');
		expect(page.fragment).toBe('#example=first');
		expect(schemaOf(playground)).toBe('{"title":"first"}');
		playground.openExample('gone');
		expect(page.fragment).toBe('#example=first');
		playground.reset();
		expect(page.fragment).toBe('');
		expect(schemaOf(playground)).toBe('{"title":"usual"}');
		expect(browser.local.records).toEqual([]);
		playground.session.getState().restore();
		expect(schemaOf(playground)).toBe('mine');
	});

	it('holds the hosts of a comparison until others are chosen, which a reload brings back', async () => {
		const browser = new FakeBrowser();
		const tab = new MemoryStorage();
		const hosts = [
			{ profile: 'beta', context: 'output' },
			{ profile: 'alpha', context: 'only' },
			{ profile: 'gone', context: null },
		];
		const link = await writeLink({ ...stateWith('linked'), compare: { hosts, shown: true } }, '');
		const page = browser.load(link.ok ? link.url : '', tab);
		const playground = await open(page);
		playground.start();
		const { getState } = playground.session;
		expect(getState()).toMatchObject({ shows: 'compare', compared: [{ profile: 'alpha' }, { context: 'output' }] });
		expect(kindsOf(playground)).toEqual(['comparison']);
		const chosen = [
			{ profile: 'beta', context: 'input' },
			{ profile: 'beta', context: 'output' },
		];
		getState().setCompared(chosen);
		expect([page.fragment, kindsOf(playground)]).toEqual(['', []]);
		page.leave();
		const again = await open(browser.load('', tab));
		expect(again.session.getState()).toMatchObject({ compared: chosen, shows: null });
		expect(schemaOf(again)).toBe('linked');
	});

	it('is the base of a shared link, which opens what is there now', async () => {
		const page = new FakeBrowser().load('#example=first');
		const playground = await open(page);
		playground.session.getState().setText('value', '"🦑\r\n"');
		const link = await playground.share();
		expect(link.ok && link.url.startsWith('https://example.org/keyhole/#v1.')).toBe(true);
		expect(await openLink(link.ok ? link.url : '', [])).toMatchObject({
			ok: true,
			state: { schema: { text: '{"title":"first"}' }, value: { text: '"🦑\r\n"' }, profile: 'beta', context: 'input' },
		});
	});
});

describe('a document that takes the page down', () => {
	it('opens with judging paused after a crash, until someone asks', async () => {
		const browser = new FakeBrowser();
		const tab = new MemoryStorage();
		const link = await linkTo('{"pattern":"^(a+)+$"}');
		const page = browser.load(link, tab);
		(await open(page)).start();
		page.workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(1000);
		page.crash();
		vi.clearAllTimers();

		for (let reload = 0; reload < 3; reload++) {
			const again = browser.load(link, tab);
			const playground = await open(again);
			playground.start();
			expect(playground.session.getState().run.status).toBe('paused');
			expect(kindsOf(playground)).toEqual(['paused']);
			vi.advanceTimersByTime(10_000);
			expect(again.workers).toHaveLength(0);
			again.crash();
			vi.clearAllTimers();
		}

		const last = browser.load(link, tab);
		const playground = await open(last);
		playground.start();
		playground.act('judge');
		last.workers[0].say({ type: 'ready' });
		last.workers[0].answer(
			guardReport({ profile: { id: 'alpha', version: '1' }, context: 'only', withValue: true, used: 1, limit: 1 }),
		);
		await vi.waitFor(() => expect(playground.session.getState().run.status).toBe('idle'));
		last.leave();
		expect((await open(browser.load(link, tab))).session.getState().run.status).toBe('idle');
	});

	it('stays usable over reloads when the run only hangs: the time limit ends it each time', async () => {
		const browser = new FakeBrowser();
		const tab = await work(browser, '{"pattern":"^(a+)+$"}');
		for (let reload = 0; reload < 3; reload++) {
			const page = browser.load('', tab);
			const playground = await open(page);
			playground.start();
			page.workers[0].say({ type: 'ready' });
			await vi.advanceTimersByTimeAsync(2100);
			expect(playground.session.getState()).toMatchObject({
				run: { status: 'idle' },
				report: { verdict: 'exhausted' },
			});
			page.leave();
		}
	});
});

describe('start and stop', () => {
	it('leave no listener behind, and start again', async () => {
		const page = new FakeBrowser().load();
		const playground = await open(page);
		for (let i = 0; i < 2; i++) {
			const stop = playground.start();
			playground.start();
			expect(page.listeners).toBe(2);
			stop();
			stop();
			expect(page.listeners).toBe(0);
		}
		playground.start();
		playground.session.getState().setText('schema', 'mine');
		page.workers.at(-1)?.say({ type: 'ready' });
		expect(page.workers.at(-1)?.last.request.schema.text).toBe('mine');
	});
});
