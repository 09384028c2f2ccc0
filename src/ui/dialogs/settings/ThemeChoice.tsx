import { Label, Radio, RadioGroup } from 'react-aria-components';
import { THEMES, themeOf } from '../../themes.ts';
import { usePreferences } from '../../workbench.ts';

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
	const theme = usePreferences(({ theme }) => theme);
	const setTheme = usePreferences(({ setTheme }) => setTheme);
	return (
		<RadioGroup className="setting" value={theme} onChange={(value) => setTheme(themeOf(value))}>
			<Label className="setting-name">Theme</Label>
			<div className="radios">
				{THEMES.map(({ id, name }) => (
					<Radio key={id} value={id} className="radio">
						{name}
					</Radio>
				))}
			</div>
		</RadioGroup>
	);
}
