import type { Side } from '../../core/index.ts';
import { focusEditor } from '../actions/moving.ts';
import { useWorkbench } from '../workbench.ts';

const LINKS: readonly { readonly side: Side; readonly name: string }[] = [
	{ side: 'schema', name: 'Skip to the schema' },
	{ side: 'value', name: 'Skip to the value' },
];

/** Ways past the bars, for who goes by Tab. */
export function SkipLinks() {
	const workbench = useWorkbench();
	return (
		<nav className="skip-links" aria-label="Skip">
			{LINKS.map(({ side, name }) => (
				<button key={side} type="button" className="skip-link" onClick={() => focusEditor(workbench, side)}>
					{name}
				</button>
			))}
		</nav>
	);
}
