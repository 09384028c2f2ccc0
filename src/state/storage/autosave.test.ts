import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { data, MemoryStorage, stateWith } from '../testing/fakes.ts';
import { Autosave, SAVE_AFTER, SAVE_LONG_AFTER } from './autosave.ts';
import { loadRecord } from './records.ts';
import { SafeStorage } from './storage.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function begin() {
	const storage = new SafeStorage(() => new MemoryStorage());
	const session = createSession(data.profiles, { state: stateWith('{}') });
	const autosave = new Autosave(session, storage, 'tab');
	autosave.start();
	const saved = () => {
		const record = loadRecord(storage, 'tab');
		return record === null || record === 'damaged' ? record : record.state.value.text.length;
	};
	return { session: session.getState(), autosave, saved };
}

it('saves a short text some time after the first change, however much is typed', () => {
	const { session, saved } = begin();
	for (let length = 1; length <= 10; length++) {
		session.setText('value', '1'.repeat(length));
		vi.advanceTimersByTime(SAVE_AFTER / 5);
	}
	expect(saved()).toBe(10);
});

it('waits with a long text for a pause', () => {
	const { session, autosave, saved } = begin();
	for (let length = 1; length <= 10; length++) {
		session.setText('value', '1'.repeat(300_000 + length));
		vi.advanceTimersByTime(SAVE_LONG_AFTER - 1);
	}
	expect(saved()).toBeNull();
	vi.advanceTimersByTime(1);
	expect(saved()).toBe(300_010);
	session.setText('value', '1'.repeat(300_011));
	autosave.flush();
	expect(saved()).toBe(300_011);
});
