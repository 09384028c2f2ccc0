import { describe, expect, it } from 'vitest';
import { createPreferences } from './preferences.ts';
import { SafeStorage } from './storage/storage.ts';
import { blockedStorage, MemoryStorage } from './testing/fakes.ts';

const KEY = 'keyhole:preferences';

function open(stored?: string) {
	const memory = new MemoryStorage();
	if (stored !== undefined) memory.setItem(KEY, stored);
	const again = () => createPreferences(new SafeStorage(() => memory)).getState();
	return { preferences: createPreferences(new SafeStorage(() => memory)), again };
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

	it('work without storage', () => {
		const preferences = createPreferences(new SafeStorage(() => blockedStorage));
		preferences.getState().setTheme('light');
		expect(preferences.getState().theme).toBe('light');
	});
});
