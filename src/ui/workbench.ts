import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Profile } from '../core/index.ts';
import type { Example } from '../profiles/example.ts';
import type { Comparison } from '../state/compare/comparison.ts';
import type { Playground } from '../state/playground.ts';
import type { Preferences, PreferencesActions } from '../state/preferences.ts';
import type { SessionActions, SessionState } from '../state/session.ts';
import type { View, ViewStore } from './view.ts';

/** All that the components work on. */
export interface Workbench {
	readonly playground: Playground;
	/** The texts judged by several profiles, while that is looked at. */
	readonly comparison: Comparison;
	/** In the order of the picker; at least one. */
	readonly profiles: readonly Profile[];
	/** In the order of the menu. */
	readonly examples: readonly Example[];
	readonly view: ViewStore;
}

const Context = createContext<Workbench | null>(null);

export const WorkbenchProvider = Context.Provider;

export function useWorkbench(): Workbench {
	const workbench = useContext(Context);
	if (workbench === null) throw new Error('Outside of WorkbenchProvider.');
	return workbench;
}

export function useSession<T>(select: (state: SessionState & SessionActions) => T): T {
	return useStore(useWorkbench().playground.session, select);
}

export function usePreferences<T>(select: (state: Preferences & PreferencesActions) => T): T {
	return useStore(useWorkbench().playground.preferences, select);
}

export function useView<T>(select: (view: View) => T): T {
	return useStore(useWorkbench().view, select);
}

/** The profile that judges. */
export function useProfile(): Profile {
	const { profiles } = useWorkbench();
	const id = useSession(({ profile }) => profile);
	return profileOf(profiles, id);
}

/** The profile behind the last report, which need not be the one just chosen; without a report, that one. */
export function useJudge(): Profile {
	const { profiles } = useWorkbench();
	const id = useSession(({ report, profile }) => report?.profile.id ?? profile);
	return profileOf(profiles, id);
}

/** The profile with this id; the session only holds ids that exist. */
export function profileOf(profiles: readonly Profile[], id: string): Profile {
	return profiles.find((profile) => profile.id === id) ?? profiles[0];
}
