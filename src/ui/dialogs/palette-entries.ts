import { actions, keysOf } from '../actions/index.ts';
import { profileOf, type Workbench } from '../workbench.ts';

/** One line of the palette. */
export interface PaletteEntry {
	readonly id: string;
	readonly name: string;
	readonly keys: string | undefined;
	readonly run: (workbench: Workbench) => void;
}

/** All that can be done: every action, every host and context, every example. */
export function paletteEntries({ playground, profiles, examples }: Workbench): readonly PaletteEntry[] {
	const session = playground.session.getState();
	const { contexts } = profileOf(profiles, session.profile);
	return [
		...actions.filter(({ id }) => id !== 'palette').map(({ id, name, run }) => ({ id, name, keys: keysOf(id), run })),
		...profiles.map(({ id, title }) => ({
			id: `profile ${id}`,
			name: `Judge by ${title}`,
			keys: undefined,
			run: () => session.setProfile(id),
		})),
		...(contexts.length < 2 ? [] : contexts).map(({ id, title }) => ({
			id: `context ${id}`,
			name: `Judge as ${title}`,
			keys: undefined,
			run: () => session.setContext(id),
		})),
		...examples.map(({ id, title, profile }) => ({
			id: `example ${id}`,
			name: `Example: ${title} (${profileOf(profiles, profile).title})`,
			keys: undefined,
			run: () => playground.openExample(id),
		})),
	];
}
