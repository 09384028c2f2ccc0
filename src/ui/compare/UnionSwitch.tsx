import { ToggleButton } from 'react-aria-components';
import { useWorkbench } from '../workbench.ts';
import { useComparison } from './use-comparison.ts';

/** Puts the marks of all hosts into both editors, or takes them out again. */
export function UnionSwitch() {
	const { comparison } = useWorkbench();
	const on = useComparison(({ marked }) => marked?.of === 'all');
	return (
		<ToggleButton
			className="button compare-choose compare-toggle"
			isSelected={on}
			onChange={(selected) => comparison.mark(selected ? { of: 'all' } : null)}
		>
			Marks of all
		</ToggleButton>
	);
}
