import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { isStale } from '../../state/session.ts';
import { keysOf } from '../actions/index.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useSession, useView, useWorkbench } from '../workbench.ts';
import { TabName } from './TabName.tsx';
import { RESULT_TABS } from './tabs.ts';

/** The report under the editors, one view at a time. */
export function ResultsPanel() {
	const { view } = useWorkbench();
	const result = useView(({ result }) => result);
	const open = useView(({ panelOpen }) => panelOpen);
	const stale = useSession(isStale);
	const show = (key: string | number) => {
		const tab = RESULT_TABS.find(({ id }) => id === key);
		if (tab !== undefined && tab.id !== result) view.setState({ result: tab.id, panelOpen: true });
	};
	return (
		<Tabs className={`results${stale ? ' stale' : ''}`} selectedKey={result} onSelectionChange={show}>
			<div className="results-bar">
				<TabList className="tab-list" aria-label="Results">
					{RESULT_TABS.map((tab) => (
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
			{RESULT_TABS.map(({ id, Content }) => (
				<TabPanel key={id} id={id} className="tab-panel" data-testid={id === 'problems' ? 'problems' : `panel-${id}`}>
					<Content />
				</TabPanel>
			))}
		</Tabs>
	);
}
