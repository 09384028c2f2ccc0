import { keysOf } from '../actions/index.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useWorkbench } from '../workbench.ts';
import { CompareButton } from './CompareButton.tsx';
import { ContextPicker } from './ContextPicker.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { ProfilePicker } from './ProfilePicker.tsx';
import { ShareButton } from './ShareButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Name, host, context, and what can be done with the page as a whole. */
export function TopBar() {
	const { view } = useWorkbench();
	return (
		<header className="top-bar">
			<Wordmark />
			<ProfilePicker />
			<ContextPicker />
			<div className="top-bar-end">
				<CompareButton />
				<ExamplesMenu />
				<ShareButton />
				<ThemeMenu />
				<IconButton
					icon="settings"
					label="Settings"
					keys={keysOf('settings')}
					onPress={() => view.setState({ overlay: 'settings' })}
				/>
				<IconButton
					icon="help"
					label="Keys and help"
					keys={keysOf('keys')}
					onPress={() => view.setState({ overlay: 'keys' })}
				/>
			</div>
		</header>
	);
}
