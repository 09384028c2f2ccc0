import { IconButton } from '../parts/IconButton.tsx';
import { usePreferences } from '../workbench.ts';

/** One line of help for a first visit; dismissed, it never comes back. */
export function Welcome() {
	const welcomed = usePreferences(({ welcomed }) => welcomed);
	const setWelcomed = usePreferences(({ setWelcomed }) => setWelcomed);
	if (welcomed) return null;
	return (
		<div className="notice welcome">
			<p>
				Type in either text: the line above says at once whether the host takes the schema, whether the value fits, and
				where it stops.{' '}
				<span className="welcome-keys">
					<kbd>F8</kbd> walks the problems, <kbd>?</kbd> lists the keys.
				</span>
			</p>
			<IconButton icon="close" label="Dismiss this help for good" onPress={setWelcomed} />
		</div>
	);
}
