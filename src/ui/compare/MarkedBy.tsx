import { IconButton } from '../parts/IconButton.tsx';
import { useWorkbench } from '../workbench.ts';
import { titleOf, useComparison } from './use-comparison.ts';

/** Whose marks an editor has, where they are not those of the chosen host; and the way back to those. */
export function MarkedBy() {
	const { comparison } = useWorkbench();
	const marked = useComparison(({ marked }) => marked);
	const compared = useComparison(({ compared }) => compared);
	if (marked === null || compared === null) return null;
	const whose = marked.of === 'all' ? `all ${compared.rows.length}` : titleOf(compared.rows)(marked.id);
	return (
		<span className="marked-by" data-testid="marked-by">
			<span className="marked-whose">Marks of {whose}</span>
			<IconButton
				icon="close"
				label="Marks of the chosen host again"
				keys="Esc"
				onPress={() => comparison.mark(null)}
			/>
		</span>
	);
}
