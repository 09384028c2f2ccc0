import { Button } from 'react-aria-components';
import type { Finding } from '../../core/index.ts';
import { useSession, useWorkbench } from '../workbench.ts';

/** What one press can do about a finding; nothing for most. */
export function Remedies({ finding: { missing, better } }: { readonly finding: Finding }) {
	const { profiles, view } = useWorkbench();
	const setProfile = useSession(({ setProfile }) => setProfile);
	const other = profiles.find(({ id }) => id === better);
	if (missing === undefined && other === undefined) return null;
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
		</div>
	);
}
