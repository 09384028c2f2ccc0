import { Button } from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';

/** Opens the search for the edits by which the compared hosts take the schema. */
export function TravelButton() {
	const { view } = useWorkbench();
	return (
		<Button
			className="button travel-button"
			data-testid="travel-button"
			onPress={() => view.setState({ overlay: 'travel' })}
		>
			<Icon name="travel" />
			Make it travel
		</Button>
	);
}
