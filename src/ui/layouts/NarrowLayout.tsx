import { useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { isStale } from '../../state/session.ts';
import { EditorPane } from '../editors/EditorPane.tsx';
import { TabName } from '../results/TabName.tsx';
import { useResultTabs } from '../results/tabs.ts';
import { useSession, useView, useWorkbench } from '../workbench.ts';

const EDITORS = [
	{ id: 'schema', name: 'Schema' },
	{ id: 'value', name: 'Value' },
] as const;

/** One column: editors and results take turns. */
export function NarrowLayout() {
	const { view } = useWorkbench();
	const results = useResultTabs();
	const chosen = useView(({ narrowTab }) => narrowTab);
	// The view chosen at another profile may not be there at this one.
	const tab = [...EDITORS, ...results].some(({ id }) => id === chosen) ? chosen : 'problems';
	const stale = useSession(isStale);
	const tabs = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is chosen, from wherever
	useEffect(() => {
		const chosen = tabs.current?.querySelector('[role="tab"][aria-selected="true"]');
		chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [tab]);
	const show = (key: string | number) => {
		const found = [...EDITORS, ...results].find(({ id }) => id === key);
		if (found !== undefined) view.setState({ narrowTab: found.id });
	};
	return (
		<Tabs className={`narrow${stale ? ' stale' : ''}`} selectedKey={tab} onSelectionChange={show}>
			<TabList ref={tabs} className="tab-list narrow-tabs" aria-label="Texts and results">
				{EDITORS.map(({ id, name }) => (
					<Tab key={id} id={id} className="tab">
						{name}
					</Tab>
				))}
				{results.map((result) => (
					<Tab key={result.id} id={result.id} className="tab">
						<TabName tab={result} />
					</Tab>
				))}
			</TabList>
			{EDITORS.map(({ id }) => (
				// Kept, so that an editor is there at once and stays where it was.
				<TabPanel key={id} id={id} className="tab-panel narrow-editor" shouldForceMount>
					<EditorPane side={id} wrap />
				</TabPanel>
			))}
			{results.map(({ id, Content }) => (
				<TabPanel key={id} id={id} className="tab-panel" data-testid={id === 'problems' ? 'problems' : `panel-${id}`}>
					<Content />
				</TabPanel>
			))}
		</Tabs>
	);
}
