import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { Example } from '../../profiles/example.ts';
import { Icon } from '../parts/Icon.tsx';
import { Prose } from '../parts/Prose.tsx';
import { profileOf, useWorkbench } from '../workbench.ts';
import { useOverlay } from './use-overlay.ts';

/** Real schemas and values to look at, one press each. */
export function ExamplesMenu() {
	const { playground, examples, profiles } = useWorkbench();
	const overlay = useOverlay('examples');
	const hosts = [...new Set(examples.map(({ profile }) => profile))];
	return (
		<MenuTrigger {...overlay}>
			<Button className="button" data-testid="examples">
				<Icon name="list" />
				<span className="button-label">Examples</span>
			</Button>
			<Popover className="popover examples-popover" offset={4}>
				<Menu className="menu" aria-label="Examples" onAction={(key) => playground.openExample(String(key))}>
					{hosts.map((host) => (
						<MenuSection key={host} id={host} className="menu-section">
							<Header>{profileOf(profiles, host).title}</Header>
							{examples
								.filter(({ profile }) => profile === host)
								.map((example) => (
									<ExampleItem key={example.id} example={example} />
								))}
						</MenuSection>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

function ExampleItem({ example: { id, title, summary } }: { readonly example: Example }) {
	return (
		<MenuItem id={id} textValue={title} className="menu-item">
			<Text slot="label" className="menu-item-name">
				{title}
			</Text>
			<Text slot="description" className="muted">
				<Prose text={summary} />
			</Text>
		</MenuItem>
	);
}
