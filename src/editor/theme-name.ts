/** The two themes of ours, and Monaco's own for forced colours. */
export type ThemeName = 'keyhole-light' | 'keyhole-dark' | 'hc-light' | 'hc-black';

/**
 * The editor's theme.
 * @param forced whether the system forces its colours
 */
export function themeName(dark: boolean, forced: boolean): ThemeName {
	if (forced) return dark ? 'hc-black' : 'hc-light';
	return dark ? 'keyhole-dark' : 'keyhole-light';
}
