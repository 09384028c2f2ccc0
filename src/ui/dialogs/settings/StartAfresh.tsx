import { Button } from 'react-aria-components';
import { useWorkbench } from '../../workbench.ts';

/** Back to how a first visit finds the page. */
export function StartAfresh() {
	const { playground, view } = useWorkbench();
	const reset = () => {
		playground.reset();
		view.setState({ overlay: null });
	};
	return (
		<div className="setting">
			<Button className="button" onPress={reset}>
				Start afresh
			</Button>
			<p className="muted">
				Forgets this tab’s texts and opens the first example. Until the page is left they can be brought back.
			</p>
		</div>
	);
}
