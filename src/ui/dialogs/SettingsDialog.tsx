import { PageDialog } from './PageDialog.tsx';
import { Deadline } from './settings/Deadline.tsx';
import { FormatAssertion } from './settings/FormatAssertion.tsx';
import { QuestionKey } from './settings/QuestionKey.tsx';
import { StartAfresh } from './settings/StartAfresh.tsx';
import { ThemeChoice } from './settings/ThemeChoice.tsx';

/** What changes how judging goes and how the page behaves. */
export function SettingsDialog() {
	return (
		<PageDialog overlay="settings" title="Settings">
			<FormatAssertion />
			<Deadline />
			<ThemeChoice />
			<QuestionKey />
			<StartAfresh />
		</PageDialog>
	);
}
