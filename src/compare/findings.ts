import type { Finding } from '../core/index.ts';
import { reasonKey } from './groups.ts';
import type { CompareRow, SharedFinding } from './model.ts';

/** All findings of all rows; what several say at one place for the same reason comes once, with the rows it belongs to. */
export function sharedFindings(rows: readonly CompareRow[]): readonly SharedFinding[] {
	const shared = new Map<string, { finding: Finding; rows: string[]; firstFor: string[] }>();
	for (const { id, report } of rows) {
		for (const finding of report.findings) {
			const { severity, property = '', range } = finding;
			const key = `${severity} ${range.start.offset} ${range.end.offset} ${JSON.stringify(property)} ${reasonKey(finding)}`;
			const known = shared.get(key) ?? { finding, rows: [], firstFor: [] };
			shared.set(key, known);
			if (!known.rows.includes(id)) known.rows.push(id);
			if (finding.first) known.firstFor.push(id);
		}
	}
	return [...shared.values()];
}
