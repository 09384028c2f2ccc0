import { questionKey, setQuestionKey } from '../../actions/question-key.ts';
import { usePreferences, useWorkbench } from '../../workbench.ts';
import { Toggle } from './Toggle.tsx';

/** Whether the single key `?` does something. */
export function QuestionKey() {
	const { playground } = useWorkbench();
	// The whole layout, so that a change is seen.
	usePreferences(({ layout }) => layout);
	const { preferences } = playground;
	return (
		<div className="setting">
			<Toggle isSelected={questionKey(preferences)} onChange={(on) => setQuestionKey(preferences, on)}>
				<kbd>?</kbd> lists the keys
			</Toggle>
			<p className="muted">Turn it off where single keys come by accident, as with speech input.</p>
		</div>
	);
}
