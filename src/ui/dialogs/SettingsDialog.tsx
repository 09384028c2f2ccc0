import {
	Button,
	FieldError,
	Group,
	Input,
	Label,
	NumberField,
	Radio,
	RadioGroup,
	Switch,
	Text,
} from 'react-aria-components';
import { DEADLINE_RANGE, type Theme } from '../../state/preferences.ts';
import { questionKey, setQuestionKey } from '../actions/question-key.ts';
import { usePreferences, useProfile, useSession, useWorkbench } from '../workbench.ts';
import { PageDialog } from './PageDialog.tsx';

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

function FormatAssertion() {
	const { title, formatChoice = false } = useProfile();
	const on = useSession(({ formatAssertion }) => formatAssertion);
	const setOn = useSession(({ setFormatAssertion }) => setFormatAssertion);
	return (
		<div className="setting">
			<Toggle isSelected={on} isDisabled={!formatChoice} onChange={setOn}>
				<code>format</code> asserts
			</Toggle>
			<p className="muted">
				{formatChoice
					? 'A value that is not in the named format does not fit. Goes with a link.'
					: `${title} decides this itself; the choice has no effect here.`}
			</p>
		</div>
	);
}

function Deadline() {
	const deadline = usePreferences(({ deadline }) => deadline);
	const setDeadline = usePreferences(({ setDeadline }) => setDeadline);
	return (
		<NumberField
			className="setting"
			value={deadline / 1000}
			onChange={(seconds) => setDeadline(seconds * 1000)}
			minValue={DEADLINE_RANGE.least / 1000}
			maxValue={DEADLINE_RANGE.most / 1000}
			step={0.1}
			formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
		>
			<Label className="setting-name">Time limit of a run</Label>
			<Group className="number-field">
				<Button slot="decrement" className="button icon-button">
					−
				</Button>
				<Input />
				<Button slot="increment" className="button icon-button">
					+
				</Button>
			</Group>
			<Text slot="description" className="muted">
				The playground’s own guard: a run that takes longer is ended and counts as neither fit nor unfit.
			</Text>
			<FieldError />
		</NumberField>
	);
}

function ThemeChoice() {
	const theme = usePreferences(({ theme }) => theme);
	const setTheme = usePreferences(({ setTheme }) => setTheme);
	const themes: readonly (readonly [Theme, string])[] = [
		['system', 'Like the system'],
		['light', 'Light'],
		['dark', 'Dark'],
	];
	return (
		<RadioGroup
			className="setting"
			value={theme}
			onChange={(value) => setTheme(themes.find(([id]) => id === value)?.[0] ?? 'system')}
		>
			<Label className="setting-name">Theme</Label>
			<div className="radios">
				{themes.map(([id, name]) => (
					<Radio key={id} value={id} className="radio">
						{name}
					</Radio>
				))}
			</div>
		</RadioGroup>
	);
}

function QuestionKey() {
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

function StartAfresh() {
	const { playground, view } = useWorkbench();
	const reset = () => {
		playground.reset();
		view.setState({ overlay: null });
	};
	return (
		<div className="setting">
			<Button className="button" onPress={reset}>
				Start afresh
			</Button>
			<p className="muted">
				Forgets this tab’s texts and opens the first example. Until the page is left they can be brought back.
			</p>
		</div>
	);
}

function Toggle({ children, ...rest }: Parameters<typeof Switch>[0]) {
	return (
		<Switch {...rest} className="toggle">
			{(state) => (
				<>
					<span className="toggle-track" aria-hidden="true">
						<span className="toggle-thumb" />
					</span>
					<span>{typeof children === 'function' ? children(state) : children}</span>
				</>
			)}
		</Switch>
	);
}
