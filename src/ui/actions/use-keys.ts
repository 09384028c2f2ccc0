import { useEffect } from 'react';
import { useWorkbench } from '../workbench.ts';
import { actions, isMac } from './index.ts';
import { isCharacter, matches } from './keys.ts';
import { questionKey } from './question-key.ts';

/** Runs actions by their keys, wherever the focus is. */
export function useKeys(): void {
	const workbench = useWorkbench();
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			for (const action of actions) {
				for (const stroke of action.strokes) {
					if (!matches(stroke, event, isMac)) continue;
					if (isCharacter(stroke) && (isTyping(event.target) || !questionKey(workbench.playground.preferences)))
						continue;
					event.preventDefault();
					event.stopPropagation();
					action.run(workbench);
					return;
				}
			}
		};
		// Before Monaco, which has its own uses for some of them.
		window.addEventListener('keydown', onKeyDown, { capture: true });
		return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
	}, [workbench]);
}

function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof Element && target.closest('input, textarea, select, [role="textbox"], [contenteditable]') !== null
	);
}
