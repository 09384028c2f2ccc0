import { describe, expect, it } from 'vitest';
import { actions } from './index.ts';
import { matches, type StrokeEvent, strokeName } from './keys.ts';

const press = (parts: Partial<StrokeEvent>): StrokeEvent => ({
	key: '',
	code: '',
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...parts,
});

describe('strokes', () => {
	it('takes Ctrl for mod, and Cmd on a Mac', () => {
		const stroke = { key: 'k', mod: true };
		expect(matches(stroke, press({ key: 'k', ctrlKey: true }), false)).toBe(true);
		expect(matches(stroke, press({ key: 'K', ctrlKey: true }), false)).toBe(true);
		expect(matches(stroke, press({ key: 'k', metaKey: true }), false)).toBe(false);
		expect(matches(stroke, press({ key: 'k', metaKey: true }), true)).toBe(true);
		expect(matches(stroke, press({ key: 'k', ctrlKey: true, shiftKey: true }), false)).toBe(false);
	});

	it('looks at the key itself where Alt changes the character', () => {
		const stroke = { code: 'KeyS', alt: true, shift: true };
		expect(matches(stroke, press({ key: 'Í', code: 'KeyS', altKey: true, shiftKey: true }), true)).toBe(true);
	});

	it('takes a character with or without Shift', () => {
		expect(matches({ key: '?' }, press({ key: '?', shiftKey: true }), false)).toBe(true);
		expect(matches({ key: '?' }, press({ key: '?' }), false)).toBe(true);
		expect(matches({ key: '?' }, press({ key: '?', ctrlKey: true }), false)).toBe(false);
	});

	it('is written as on the keys', () => {
		expect(strokeName({ key: 'k', mod: true }, false)).toBe('Ctrl+K');
		expect(strokeName({ code: 'KeyS', alt: true, shift: true }, true)).toBe('⌥⇧S');
		expect(strokeName({ key: 'F8', shift: true }, false)).toBe('Shift+F8');
	});
});

describe('actions', () => {
	it('have ids and keys of their own', () => {
		const ids = actions.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const keys = actions.flatMap(({ strokes }) => strokes.map((stroke) => strokeName(stroke, false)));
		expect(new Set(keys).size).toBe(keys.length);
	});

	it('all have a key', () => {
		for (const { id, strokes } of actions) expect(strokes.length, id).toBeGreaterThan(0);
	});
});
