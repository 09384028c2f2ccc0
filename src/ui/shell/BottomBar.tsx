import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { actions } from '../actions/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';
import { ContextPicker } from './ContextPicker.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { ProfilePicker } from './ProfilePicker.tsx';
import { ShareButton } from './ShareButton.tsx';

/** What the top bar holds, at the foot of a narrow page. */
export function BottomBar() {
	return (
		<footer className="bottom-bar">
			<h1 className="hidden-label">Keyhole</h1>
			<ProfilePicker />
			<ContextPicker />
			<ExamplesMenu />
			<ShareButton />
			<MoreMenu />
		</footer>
	);
}

const MORE = ['show-compare', 'travel', 'theme', 'settings', 'keys', 'palette'];

function MoreMenu() {
	const workbench = useWorkbench();
	return (
		<MenuTrigger>
			<Button className="button icon-button" aria-label="More">
				<Icon name="more" />
			</Button>
			<Popover className="popover" offset={4}>
				<Menu className="menu" aria-label="More">
					{actions
						.filter(({ id }) => MORE.includes(id))
						.map(({ id, name, run }) => (
							<MenuItem key={id} id={id} className="menu-item menu-item-keys" onAction={() => run(workbench)}>
								{name}
							</MenuItem>
						))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
