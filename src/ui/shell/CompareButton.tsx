import { Button } from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';

/** Shows what several hosts make of the texts, in place of the other results. */
export function CompareButton() {
	const { view } = useWorkbench();
	return (
		<Button
			className="button"
			data-testid="compare-button"
			onPress={() => view.setState({ result: 'compare', narrowTab: 'compare', panelOpen: true })}
		>
			<Icon name="compare" />
			<span className="button-label">Compare</span>
		</Button>
	);
}
