import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { THEMES, themeOf } from '../themes.ts';
import { usePreferences } from '../workbench.ts';

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
	const theme = usePreferences(({ theme }) => theme);
	const setTheme = usePreferences(({ setTheme }) => setTheme);
	const now = THEMES.find(({ id }) => id === theme) ?? THEMES[0];
	return (
		<MenuTrigger>
			<Button className="button icon-button" aria-label={`Theme: ${now.name.toLowerCase()}`}>
				<Icon name={now.icon} />
			</Button>
			<Popover className="popover" offset={4}>
				<Menu
					className="menu"
					aria-label="Theme"
					selectionMode="single"
					selectedKeys={[theme]}
					disallowEmptySelection
					onAction={(key) => setTheme(themeOf(key))}
				>
					{THEMES.map(({ id, name, icon }) => (
						<MenuItem key={id} id={id} textValue={name} className="menu-item menu-item-icon">
							<Icon name={icon} />
							<Text slot="label">{name}</Text>
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
