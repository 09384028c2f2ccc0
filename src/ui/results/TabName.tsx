import { useSession } from '../workbench.ts';
import type { ResultTabSpec } from './tabs.ts';

/** A tab's name and count. */
export function TabName({ tab: { name, tally, Tally } }: { readonly tab: ResultTabSpec }) {
	const words = useSession(({ report }) => (report === null ? null : tally(report)));
	return (
		<>
			{name}
			{Tally === undefined ? null : <Tally />}
			{words === null ? null : <span className="tab-count">{words}</span>}
		</>
	);
}
