import { dialectOf } from '../../core/dialects/dialects.ts';
import type { DialectId } from '../../core/dialects/ids.ts';
import type { KeywordRow } from '../../core/profile/profile.ts';
import type { Disposition } from '../../core/report.ts';

/** Keywords that say something about a schema and ask nothing of a value, by the dialect that brought them. */
const ANNOTATIONS: readonly (readonly [since: DialectId, names: readonly string[]])[] = [
	['draft-04', ['title', 'description', 'default']],
	['draft-06', ['examples']],
	['draft-07', ['$comment', 'readOnly', 'writeOnly', 'contentMediaType', 'contentEncoding']],
	['2019-09', ['deprecated', 'contentSchema', '$vocabulary']],
];

const ORDER: readonly DialectId[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];

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
	const known = dialectOf(id).keywords.map(({ name }): KeywordRow => {
		const structure = STRUCTURE[name];
		if (structure !== undefined) return row(name, 'annotate', source, structure);
		if (name === 'format') return row(name, 'annotate', source, 'asserts only where format assertion is switched on');
		return row(name, 'enforce', source);
	});
	const names = new Set(known.map(({ keyword }) => keyword));
	const annotations = ANNOTATIONS.filter(([since]) => ORDER.indexOf(since) <= ORDER.indexOf(id)).flatMap(([, list]) =>
		list.filter((name) => !names.has(name)).map((name) => row(name, 'annotate', source)),
	);
	return [...known, ...annotations];
}

function row(keyword: string, disposition: Disposition, source: string, note?: string): KeywordRow {
	return { keyword, disposition, basis: 'documented', source, ...(note === undefined ? {} : { note }) };
}
