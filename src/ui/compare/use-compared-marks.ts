import { useDeferredValue, useMemo } from 'react';
import type { Comparison, SharedFinding } from '../../compare/view.ts';
import type { Side } from '../../core/index.ts';
import type { Marked } from '../../state/compare/comparison.ts';
import type { MarksOfSide } from '../model/marks.ts';
import { unionMarks } from './model/union.ts';
import { titleOf, useComparison } from './use-comparison.ts';

/** The marks that the comparison puts into one editor; null where those of the chosen profile are to be seen. */
export function useComparedMarks(side: Side): MarksOfSide | null {
	const marked = useComparison(({ marked }) => marked);
	const compared = useDeferredValue(useComparison(({ compared }) => compared));
	return useMemo(() => {
		const findings = marked === null || compared === null ? null : findingsOf(compared, marked);
		return findings === null || compared === null ? null : unionMarks(findings, side, titleOf(compared.rows));
	}, [marked, compared, side]);
}

function findingsOf({ rows, findings }: Comparison, marked: Marked): readonly SharedFinding[] | null {
	if (marked.of === 'all') return findings;
	const row = rows.find(({ id }) => id === marked.id);
	if (row === undefined) return null;
	const own = [row.id];
	return row.report.findings.map((finding) => ({ finding, rows: own, firstFor: finding.first ? own : [] }));
}
