import {
	Autocomplete,
	Dialog,
	Input,
	Keyboard,
	Menu,
	MenuItem,
	Modal,
	ModalOverlay,
	SearchField,
	Text,
	useFilter,
} from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { ScrollList } from '../parts/ScrollList.tsx';
import { useOverlay } from '../shell/use-overlay.ts';
import { useWorkbench } from '../workbench.ts';
import { paletteEntries } from './palette-entries.ts';

/** Finds anything that can be done by its name. */
export function Palette() {
	const workbench = useWorkbench();
	const state = useOverlay('palette');
	const { contains } = useFilter({ sensitivity: 'base' });
	const entries = state.isOpen ? paletteEntries(workbench) : [];
	const run = (id: string | number) => {
		state.onOpenChange(false);
		const entry = entries.find((candidate) => candidate.id === id);
		// The palette gives the focus back first.
		if (entry !== undefined) setTimeout(() => entry.run(workbench));
	};
	return (
		<ModalOverlay {...state} isDismissable className="veil">
			<Modal className="modal palette">
				<Dialog aria-label="Find an action">
					<Autocomplete filter={contains}>
						<SearchField className="search" aria-label="Action" autoFocus>
							<Icon name="search" />
							<Input placeholder="What do you want to do?" />
						</SearchField>
						<ScrollList label="Actions">
							<Menu
								className="menu"
								aria-label="Actions"
								items={entries}
								onAction={run}
								renderEmptyState={() => <p className="empty">No action has that name.</p>}
							>
								{({ id, name, keys }) => (
									<MenuItem id={id} textValue={name} className="menu-item menu-item-keys">
										<Text slot="label">{name}</Text>
										{keys === undefined ? null : <Keyboard>{keys}</Keyboard>}
									</MenuItem>
								)}
							</Menu>
						</ScrollList>
					</Autocomplete>
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
