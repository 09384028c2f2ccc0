import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import type { Side } from '../../core/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { switchNotation } from './switch-notation.ts';

/** Takes a text into the other notation. */
export function FormatPicker({ side }: { readonly side: Side }) {
	const format = useSession((state) => state[side].format);
	const workbench = useWorkbench();
	return (
		<Select
			className="picker format-picker"
			aria-label={`Notation of the ${side}`}
			selectedKey={format}
			onSelectionChange={(key) => void switchNotation(workbench, side, key === 'yaml' ? 'yaml' : 'json')}
		>
			<Button className="button small-button">
				<SelectValue>{format.toUpperCase()}</SelectValue>
				<Icon name="down" />
			</Button>
			<Popover className="popover" offset={4}>
				<ListBox className="menu">
					<ListBoxItem id="json" className="menu-item">
						JSON
					</ListBoxItem>
					<ListBoxItem id="yaml" className="menu-item">
						YAML
					</ListBoxItem>
				</ListBox>
			</Popover>
		</Select>
	);
}
