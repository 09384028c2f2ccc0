import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { isStale } from '../../state/session.ts';
import { keysOf } from '../actions/index.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useSession, useView, useWorkbench } from '../workbench.ts';
import { TabName } from './TabName.tsx';
import { useResultTabs } from './tabs.ts';

/** The report under the editors, one view at a time. */
export function ResultsPanel() {
	const { view } = useWorkbench();
	const tabs = useResultTabs();
	const chosen = useView(({ result }) => result);
	// The view chosen at another profile may not be there at this one.
	const result = tabs.some(({ id }) => id === chosen) ? chosen : 'problems';
	const open = useView(({ panelOpen }) => panelOpen);
	const stale = useSession(isStale);
	const show = (key: string | number) => {
		const tab = tabs.find(({ id }) => id === key);
		if (tab !== undefined && tab.id !== result) view.setState({ result: tab.id, panelOpen: true });
	};
	return (
		<Tabs className={`results${stale ? ' stale' : ''}`} selectedKey={result} onSelectionChange={show}>
			<div className="results-bar">
				<TabList className="tab-list" aria-label="Results">
					{tabs.map((tab) => (
						<Tab key={tab.id} id={tab.id} className="tab" onClick={() => view.setState({ panelOpen: true })}>
							<TabName tab={tab} />
						</Tab>
					))}
				</TabList>
				<IconButton
					icon={open ? 'down' : 'up'}
					label={open ? 'Fold the results' : 'Unfold the results'}
					keys={keysOf('toggle-results')}
					onPress={() => view.setState({ panelOpen: !open })}
				/>
			</div>
			{tabs.map(({ id, Content }) => (
				<TabPanel key={id} id={id} className="tab-panel" data-testid={id === 'problems' ? 'problems' : `panel-${id}`}>
					<Content />
				</TabPanel>
			))}
		</Tabs>
	);
}
