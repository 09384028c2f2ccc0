import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_DEADLINE } from '../worker/judge-client.ts';
import type { SafeStorage } from './storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

/** What a person likes: shared by all tabs, part of no link. */
export interface Preferences {
	readonly theme: Theme;
	/** Milliseconds that a judgement may take. */
	readonly deadline: number;
	/** Whether the line of help for the first visit has gone. */
	readonly welcomed: boolean;
	/** Sizes and states of the page's panes, by a name that the page gives. */
	readonly layout: Readonly<Record<string, number>>;
}

export interface PreferencesActions {
	setTheme(theme: Theme): void;
	/** Bounded to DEADLINE_RANGE. */
	setDeadline(milliseconds: number): void;
	setWelcomed(): void;
	setLayout(name: string, size: number): void;
}

export type PreferencesStore = StoreApi<Preferences & PreferencesActions>;

/** The least and the most that the time limit may be, in milliseconds. */
export const DEADLINE_RANGE = { least: 100, most: 60_000 } as const;

const KEY = 'keyhole:preferences';
const NAMES = ['theme', 'deadline', 'welcomed', 'layout'] as const;
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const DEFAULTS: Preferences = { theme: 'system', deadline: DEFAULT_DEADLINE, welcomed: false, layout: {} };

/**
 * Preferences as stored, written back on each change. What is damaged is at its default.
 * @param onStored tells when another tab has stored something
 */
export function createPreferences(storage: SafeStorage, onStored: (listener: () => void) => unknown): PreferencesStore {
	const store = createStore<Preferences & PreferencesActions>()((set) => ({
		...load(storage),
		setTheme: (theme) => set({ theme }),
		setDeadline: (milliseconds) => set({ deadline: boundDeadline(milliseconds) }),
		setWelcomed: () => set({ welcomed: true }),
		setLayout: (name, size) => set(({ layout }) => ({ layout: { ...layout, [name]: size } })),
	}));
	store.subscribe((state, before) => {
		// Only what changed here: another tab may have stored the rest in the meantime.
		const changed = NAMES.filter((name) => state[name] !== before[name]).map((name) => [name, state[name]]);
		if (changed.length > 0) storage.write(KEY, JSON.stringify({ ...load(storage), ...Object.fromEntries(changed) }));
	});
	onStored(() => {
		// Panes stay as they are: another tab may have another size.
		const { theme, deadline, welcomed } = load(storage);
		store.setState({ theme, deadline, welcomed });
	});
	return store;
}

function load(storage: SafeStorage): Preferences {
	let json: unknown;
	try {
		json = JSON.parse(storage.read(KEY) ?? 'null');
	} catch {
		return DEFAULTS;
	}
	const stored: Partial<Record<keyof Preferences, unknown>> = typeof json === 'object' && json !== null ? json : {};
	const { theme, deadline, welcomed, layout } = stored;
	return {
		theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
		deadline: typeof deadline === 'number' ? boundDeadline(deadline) : DEFAULTS.deadline,
		welcomed: welcomed === true,
		layout: typeof layout === 'object' && layout !== null ? sizesOf(layout) : DEFAULTS.layout,
	};
}

function boundDeadline(milliseconds: number): number {
	if (!Number.isFinite(milliseconds)) return DEFAULTS.deadline;
	return Math.round(Math.min(DEADLINE_RANGE.most, Math.max(DEADLINE_RANGE.least, milliseconds)));
}

function sizesOf(layout: object): Readonly<Record<string, number>> {
	return Object.fromEntries(Object.entries(layout).filter(([, size]) => Number.isFinite(size)));
}
