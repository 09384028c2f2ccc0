import type { Action } from './action.ts';
import { comparingActions } from './comparing.ts';
import { strokeName } from './keys.ts';
import { movingActions } from './moving.ts';
import { pageActions } from './page.ts';
import { textActions } from './texts.ts';
import { valueActions } from './values.ts';

/** Everything that can be done by key. */
export const actions: readonly Action[] = [
	...movingActions,
	...pageActions,
	...comparingActions,
	...textActions,
	...valueActions,
];

/** Whether modifier keys are named as on a Mac. */
export const isMac: boolean = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The key of an action as it is written, or undefined where there is no such action. */
export function keysOf(id: string): string | undefined {
	const stroke = actions.find((action) => action.id === id)?.strokes[0];
	return stroke === undefined ? undefined : strokeName(stroke, isMac);
}
