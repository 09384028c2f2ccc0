import { dialectOf } from '../../core/dialects/dialects.ts';
import type { DialectId } from '../../core/dialects/ids.ts';
import type { KeywordRow } from '../../core/profile/profile.ts';
import type { Disposition } from '../../core/report.ts';

/** Keywords that place, name or identify schemas. */
const STRUCTURE: Readonly<Record<string, string>> = {
	$schema: 'names the dialect',
	$id: 'identifies the schema as a resource',
	id: 'identifies the schema as a resource',
	$anchor: 'names a place that references can point to',
	$dynamicAnchor: 'names a place that dynamic references can point to',
	$recursiveAnchor: 'marks a place that recursive references may move to',
	$defs: 'holds schemas for references',
	definitions: 'holds schemas for references',
};

/** What a plain dialect does with each of its keywords. */
export function keywordRows(id: DialectId, source: string): readonly KeywordRow[] {
	return dialectOf(id).keywords.map(({ name, role, optional }): KeywordRow => {
		if (role !== undefined) return row(name, 'annotate', source, STRUCTURE[name]);
		if (optional === true) return row(name, 'annotate', source, 'asserts only where format assertion is switched on');
		return row(name, 'enforce', source);
	});
}

function row(keyword: string, disposition: Disposition, source: string, note?: string): KeywordRow {
	return { keyword, disposition, basis: 'documented', source, ...(note === undefined ? {} : { note }) };
}
