import { count } from '../model/numbers.ts';
import { useSources } from './use-sources.ts';

/** How many schemas the text holds. */
export function SchemasTally() {
	const rows = useSources(({ listing }) => listing?.rows.length ?? 0);
	return rows === 0 ? null : <span className="tab-count">{count(rows)}</span>;
}
