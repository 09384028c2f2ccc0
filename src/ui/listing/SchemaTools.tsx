import type { ReactNode, RefObject } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { Listing } from '../../sources/table.ts';
import { counted } from '../model/numbers.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { EXPORTS } from './exports.ts';
import type { SchemaFilter } from './rows.ts';
import { useSources } from './use-sources.ts';

export interface SchemaToolsProps {
	readonly listing: Listing;
	readonly shown: number;
	readonly filter: SchemaFilter;
	readonly onFilter: (filter: SchemaFilter) => void;
	readonly search: RefObject<HTMLInputElement | null>;
	/** Goes from the filter into the rows. */
	readonly onEnter: () => void;
	/** Ways to what stands under the table. */
	readonly children: ReactNode;
}

/** Filter, further profiles, export. */
export function SchemaTools({ listing, shown, filter, onFilter, search, onEnter, children }: SchemaToolsProps) {
	const total = listing.rows.length;
	return (
		<div className="schema-tools">
			<div className="search">
				<Icon name="search" />
				<input
					ref={search}
					type="search"
					aria-label="Filter the schemas"
					placeholder="Filter"
					value={filter.text}
					onChange={({ target }) => onFilter({ ...filter, text: target.value })}
					onKeyDown={(event) => {
						if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
						event.preventDefault();
						onEnter();
					}}
				/>
			</div>
			<label className="check">
				<input
					type="checkbox"
					checked={filter.failing}
					onChange={({ target }) => onFilter({ ...filter, failing: target.checked })}
				/>
				Not taken only
			</label>
			<span className="muted" role="status">
				{shown === total ? counted(total, 'schema') : `${shown} of ${counted(total, 'schema')}`}
			</span>
			{children}
			<CompareMenu />
			<ExportMenu listing={listing} />
		</div>
	);
}

function CompareMenu() {
	const { playground, profiles } = useWorkbench();
	const chosen = useSession(({ profile }) => profile);
	const compared = useSources(({ compared }) => compared);
	const others = profiles.filter(({ id }) => id !== chosen);
	return (
		<MenuTrigger>
			<Button className="button small-button">
				Judge by more
				<Icon name="down" />
			</Button>
			<Popover className="popover" placement="bottom end" offset={4}>
				<Menu
					className="menu"
					aria-label="Further profiles"
					selectionMode="multiple"
					selectedKeys={compared.filter((id) => id !== chosen)}
					onSelectionChange={(keys) =>
						playground.sources.compare(others.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
					}
				>
					{others.map(({ id, title }) => (
						<MenuItem key={id} id={id} textValue={title} className="menu-item">
							<Text slot="label">{title}</Text>
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

function ExportMenu({ listing }: { readonly listing: Listing }) {
	return (
		<MenuTrigger>
			<Button className="button small-button" isDisabled={listing.profiles.length === 0}>
				Export
				<Icon name="down" />
			</Button>
			<Popover className="popover" placement="bottom end" offset={4}>
				<Menu className="menu" aria-label="Export the list">
					{EXPORTS.map(({ id, name, save }) => (
						<MenuItem
							key={id}
							id={id}
							textValue={name}
							className="menu-item menu-item-keys"
							onAction={() => save(listing)}
						>
							<Text slot="label">{name}</Text>
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
