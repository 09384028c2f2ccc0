import { describe, expect, it } from 'vitest';
import { createPreferences } from './preferences.ts';
import { SafeStorage } from './storage/storage.ts';
import { blockedStorage, MemoryStorage } from './testing/fakes.ts';

const KEY = 'keyhole:preferences';

function open(stored?: string) {
	const memory = new MemoryStorage();
	if (stored !== undefined) memory.setItem(KEY, stored);
	const again = () => createPreferences(new SafeStorage(() => memory), () => undefined).getState();
	return { preferences: createPreferences(new SafeStorage(() => memory), () => undefined), again };
}

describe('preferences', () => {
	it('outlive the page', () => {
		const { preferences, again } = open();
		const { setTheme, setDeadline, setWelcomed, setLayout } = preferences.getState();
		setTheme('dark');
		setDeadline(5000);
		setWelcomed();
		setLayout('results', 240);
		expect(again()).toMatchObject({ theme: 'dark', deadline: 5000, welcomed: true, layout: { results: 240 } });
	});

	it.each([
		[99, 100],
		[1e9, 60_000],
		[1234.5, 1235],
		[Number.NaN, 2000],
		[Number.POSITIVE_INFINITY, 2000],
	])('bound the time limit: %d is %d', (given, taken) => {
		const { preferences } = open();
		preferences.getState().setDeadline(given);
		expect(preferences.getState().deadline).toBe(taken);
	});

	it.each([
		'{',
		'3',
		'null',
		'[]',
		'{"theme":"pink","deadline":"1","welcomed":1,"layout":{"a":"x"}}',
		'{"layout":null}',
	])('are at their defaults where damaged: %s', (stored) => {
		expect(open(stored).preferences.getState()).toMatchObject({
			theme: 'system',
			deadline: 2000,
			welcomed: false,
			layout: {},
		});
	});

	it('are shared by open tabs, but for the panes, and no tab undoes what another one chose', () => {
		const memory = new MemoryStorage();
		const told: (() => void)[] = [];
		const [a, b] = [1, 2].map(() =>
			createPreferences(new SafeStorage(() => memory), (listener) => told.push(listener)),
		);
		a.getState().setTheme('dark');
		b.getState().setLayout('results', 100);
		expect(createPreferences(new SafeStorage(() => memory), () => undefined).getState()).toMatchObject({
			theme: 'dark',
			layout: { results: 100 },
		});
		for (const listener of told) listener();
		expect(b.getState().theme).toBe('dark');
		expect(a.getState().layout).toEqual({});
	});

	it('work without storage', () => {
		const preferences = createPreferences(new SafeStorage(() => blockedStorage), () => undefined);
		preferences.getState().setTheme('light');
		expect(preferences.getState().theme).toBe('light');
	});
});
