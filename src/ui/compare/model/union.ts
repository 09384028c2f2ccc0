import type { SharedFinding } from '../../../compare/view.ts';
import type { Finding, Side } from '../../../core/index.ts';
import { hoverLines, keywordHover } from '../../model/hover.ts';
import { escapeMarkdown } from '../../model/markdown.ts';
import { drawMarks, type MarksOfSide } from '../../model/marks.ts';

/** The name of a row, by its id. */
export type NameOf = (row: string) => string;

/** The marks of one editor, of all rows together: what several have comes once, tagged with whose it is. */
export function unionMarks(shared: readonly SharedFinding[], side: Side, nameOf: NameOf): MarksOfSide {
	const owners = new Map<Finding, SharedFinding>();
	for (const each of shared) owners.set({ ...each.finding, first: each.firstFor.length > 0 }, each);
	const namesOf = (rows: readonly string[]) => [...new Set(rows)].map(nameOf).join(', ');
	const rowsOf = (finding: Finding) => owners.get(finding)?.rows ?? [];
	return drawMarks([...owners.keys()], side, {
		own: (finding) => {
			const stopped = owners.get(finding)?.firstFor ?? [];
			const stops =
				stopped.length === 0 ? null : `${namesOf(stopped)} ${stopped.length === 1 ? 'stops' : 'stop'} here first`;
			return hoverLines(finding, stops, ofLine(namesOf(rowsOf(finding))));
		},
		pointed: (findings) => [keywordHover(findings), ofLine(namesOf(findings.flatMap(rowsOf)))].join('\n\n'),
	});
}

function ofLine(names: string): string {
	return `**Of:** ${escapeMarkdown(names)}`;
}
