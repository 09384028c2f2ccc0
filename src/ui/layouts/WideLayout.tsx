import { useEffect, useRef, useState } from 'react';
import {
	Group,
	type GroupImperativeHandle,
	Panel,
	type PanelImperativeHandle,
	Separator,
} from 'react-resizable-panels';
import { EditorPane } from '../editors/EditorPane.tsx';
import { ResultsPanel } from '../results/ResultsPanel.tsx';
import { usePreferences, useView, useWorkbench } from '../workbench.ts';

/** Height of the results when folded: their tabs. */
const FOLDED = 41;
const LEAST_RESULTS = 120;
const EVEN = { schema: 50, value: 50 };

/** Two editors side by side, the results under them; both dividers drag, and their places are remembered. */
export function WideLayout() {
	return (
		<Group orientation="vertical" className="wide">
			<Panel id="editors" minSize={160}>
				<Editors />
			</Panel>
			<Separator className="divider divider-across" aria-label="Height of the results" disableDoubleClick />
			<Results />
		</Group>
	);
}

function Editors() {
	const share = useStored('schema-share') ?? EVEN.schema;
	const setLayout = usePreferences(({ setLayout }) => setLayout);
	const evened = useView(({ evened }) => evened);
	const group = useRef<GroupImperativeHandle>(null);
	const even = () => group.current?.setLayout(EVEN);
	useEffect(() => {
		if (evened > 0) group.current?.setLayout(EVEN);
	}, [evened]);
	return (
		<Group
			className="editors"
			groupRef={group}
			defaultLayout={{ schema: share, value: 100 - share }}
			onLayoutChanged={({ schema }) => setLayout('schema-share', schema)}
		>
			<Panel id="schema" minSize={220}>
				<EditorPane side="schema" wrap={false} />
			</Panel>
			<Separator
				className="divider divider-along"
				aria-label="Width of the schema"
				disableDoubleClick
				onDoubleClick={even}
			/>
			<Panel id="value" minSize={220}>
				<EditorPane side="value" wrap={false} />
			</Panel>
		</Group>
	);
}

function Results() {
	const { view } = useWorkbench();
	const open = useView(({ panelOpen }) => panelOpen);
	const height = useStored('results-height');
	const setLayout = usePreferences(({ setLayout }) => setLayout);
	const panel = useRef<PanelImperativeHandle>(null);
	useEffect(() => {
		const handle = panel.current;
		if (handle === null || handle.isCollapsed() !== open) return;
		if (open) handle.expand();
		else handle.collapse();
	}, [open]);
	return (
		<Panel
			id="results"
			panelRef={panel}
			collapsible
			collapsedSize={FOLDED}
			minSize={LEAST_RESULTS}
			defaultSize={height ?? '34%'}
			groupResizeBehavior="preserve-pixel-size"
			onResize={({ inPixels }) => {
				const unfolded = inPixels > FOLDED + 1;
				view.setState({ panelOpen: unfolded });
				setLayout('results-open', unfolded ? 1 : 0);
				if (unfolded) setLayout('results-height', Math.round(inPixels));
			}}
		>
			<ResultsPanel />
		</Panel>
	);
}

/** What was remembered under a name when the page came up; later changes come from here, and draw nothing anew. */
function useStored(name: string): number | undefined {
	const { playground } = useWorkbench();
	const [stored] = useState(() => playground.preferences.getState().layout[name]);
	return stored;
}
