import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { useProfile, useSession } from '../workbench.ts';
import { useOverlay } from './use-overlay.ts';

/** Chooses the role that schema and value play at the host; nothing where there is only one. */
export function ContextPicker() {
	const { contexts } = useProfile();
	const context = useSession(({ context }) => context);
	const setContext = useSession(({ setContext }) => setContext);
	const overlay = useOverlay('contexts');
	if (contexts.length < 2) return null;
	return (
		<Select
			className="picker context-picker"
			aria-label="Context"
			selectedKey={context}
			onSelectionChange={(key) => key !== null && setContext(String(key))}
			{...overlay}
		>
			<Button className="button picker-button" data-testid="context-picker">
				<span className="muted picker-prefix">as</span>
				<SelectValue className="picker-value">
					{contexts.find(({ id }) => id === context)?.title ?? context}
				</SelectValue>
				<Icon name="down" />
			</Button>
			<Popover className="popover picker-popover" offset={4}>
				<ListBox className="menu">
					{contexts.map(({ id, title, summary }) => (
						<ListBoxItem key={id} id={id} textValue={title} className="menu-item">
							<Text slot="label" className="menu-item-name">
								{title}
							</Text>
							<Text slot="description" className="muted">
								{summary}
							</Text>
						</ListBoxItem>
					))}
				</ListBox>
			</Popover>
		</Select>
	);
}
