import type { Theme } from '../state/preferences.ts';
import type { IconName } from './parts/Icon.tsx';

/** The themes that can be chosen. */
export const THEMES: readonly { readonly id: Theme; readonly name: string; readonly icon: IconName }[] = [
	{ id: 'system', name: 'Like the system', icon: 'system' },
	{ id: 'light', name: 'Light', icon: 'sun' },
	{ id: 'dark', name: 'Dark', icon: 'moon' },
];

/** The theme that a control's key stands for. */
export function themeOf(key: string | number): Theme {
	return THEMES.find(({ id }) => id === key)?.id ?? 'system';
}
