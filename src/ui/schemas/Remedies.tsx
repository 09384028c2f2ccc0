import { Button } from 'react-aria-components';
import type { Finding } from '../../core/index.ts';
import { showFurther } from '../go-to.ts';
import { useSession, useWorkbench } from '../workbench.ts';

/** What one press can do about a finding; nothing for most. */
export function Remedies({ finding: { side, missing, better, further } }: { readonly finding: Finding }) {
	const workbench = useWorkbench();
	const { profiles, view } = workbench;
	const setProfile = useSession(({ setProfile }) => setProfile);
	const other = profiles.find(({ id }) => id === better);
	// A fault of a further schema is shown there when its row is pressed.
	const behind = side === 'value' ? further : undefined;
	if (missing === undefined && other === undefined && behind === undefined) return null;
	return (
		<div className="remedies">
			{missing === undefined ? null : (
				<Button className="button" onPress={() => view.setState({ overlay: 'schemas', wantedSchema: missing })}>
					Add this schema
				</Button>
			)}
			{other === undefined ? null : (
				<Button className="button" onPress={() => setProfile(other.id)}>
					Use {other.title}
				</Button>
			)}
			{behind === undefined ? null : (
				<Button className="button" onPress={() => showFurther(workbench, behind)}>
					Show the keyword in its schema
				</Button>
			)}
		</div>
	);
}
