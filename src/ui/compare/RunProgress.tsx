import { Button } from 'react-aria-components';
import type { Progress } from '../../worker/protocol.ts';

export interface RunProgressProps {
	/** What is being done, where the progress does not say. */
	readonly name: string;
	readonly progress: Progress | null;
	readonly onCancel: () => void;
}

/** How far a long run is, with Cancel. */
export function RunProgress({ name, progress, onCancel }: RunProgressProps) {
	const fraction = progress?.fraction ?? null;
	return (
		<div className="compare-state">
			<progress aria-label={name} {...(fraction === null ? {} : { value: fraction, max: 1 })} />
			<span>{progress?.phase ?? name}</span>
			<Button className="button" onPress={onCancel}>
				Cancel
			</Button>
		</div>
	);
}
