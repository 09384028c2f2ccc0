import { Button, Keyboard, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { Side } from '../../core/index.ts';
import { isMac, keysOf } from '../actions/index.ts';
import { strokeName } from '../actions/keys.ts';
import { TEXT_COMMANDS, type TextCommand } from '../actions/texts.ts';
import { makeValue } from '../actions/values.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { NOTATIONS } from './switch-notation.ts';

const ITEMS: readonly { readonly id: TextCommand; readonly name: string }[] = [
	{ id: 'format', name: 'Lay out anew' },
	{ id: 'find', name: 'Find and replace' },
	{ id: 'open', name: 'Open a file…' },
	{ id: 'save', name: 'Save as a file' },
	{ id: 'copy', name: 'Copy all' },
	{ id: 'clear', name: 'Clear' },
];

/** Values that are made of the schema, for the value's place. */
const MAKING = [
	{ id: 'sample', want: 'valid', name: 'Sample value' },
	{ id: 'break', want: 'invalid', name: 'Break it' },
] as const;

/** What opens from the menu of the schema alone. */
const SCHEMA_ITEMS = [
	{ id: 'travel', name: 'Make it travel' },
	{ id: 'schemas', name: 'Further schemas' },
] as const;

/** The editor's own key; outside of it, it is the browser's. */
const FIND = { key: 'f', mod: true };

/** What can be done with one text. */
export function EditorMenu({ side }: { readonly side: Side }) {
	const workbench = useWorkbench();
	const format = useSession((state) => state[side].format);
	const other = format === 'json' ? 'yaml' : 'json';
	const reread = `Read as ${NOTATIONS[other]}, text kept`;
	const run = (id: TextCommand) => void TEXT_COMMANDS[id](workbench, side);
	return (
		<MenuTrigger>
			<Button className="button icon-button editor-menu" aria-label={`More for the ${side}`}>
				<Icon name="more" />
			</Button>
			<Popover className="popover" placement="bottom end" offset={4}>
				<Menu className="menu" aria-label={`Actions on the ${side}`}>
					{side === 'value'
						? MAKING.map(({ id, want, name }) => (
								<MenuItem
									key={id}
									id={id}
									textValue={name}
									className="menu-item menu-item-keys"
									onAction={() => void makeValue(workbench, want)}
								>
									<Text slot="label">{name}</Text>
									<Keyboard>{keysOf(id)}</Keyboard>
								</MenuItem>
							))
						: null}
					{ITEMS.map(({ id, name }) => (
						<MenuItem key={id} id={id} textValue={name} className="menu-item menu-item-keys" onAction={() => run(id)}>
							<Text slot="label">{name}</Text>
							<Keyboard>{keysOf(id) ?? strokeName(FIND, isMac)}</Keyboard>
						</MenuItem>
					))}
					<MenuItem
						id="reread"
						textValue={reread}
						className="menu-item menu-item-keys"
						onAction={() => workbench.playground.session.getState().setFormat(side, other)}
					>
						<Text slot="label">{reread}</Text>
					</MenuItem>
					{(side === 'schema' ? SCHEMA_ITEMS : []).map(({ id, name }) => (
						<MenuItem
							key={id}
							id={id}
							textValue={name}
							className="menu-item menu-item-keys"
							onAction={() => workbench.view.setState({ overlay: id })}
						>
							<Text slot="label">{name}…</Text>
							<Keyboard>{keysOf(id)}</Keyboard>
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
