import type { PreferencesStore } from '../../state/preferences.ts';

const NAME = 'question-key';

/** Whether the single key `?` opens the list of keys; who dictates or has shaky hands can turn it off. */
export function questionKey(preferences: PreferencesStore): boolean {
	return preferences.getState().layout[NAME] !== 0;
}

export function setQuestionKey(preferences: PreferencesStore, on: boolean): void {
	preferences.getState().setLayout(NAME, on ? 1 : 0);
}
