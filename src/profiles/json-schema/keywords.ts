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
	$vocabulary: 'names the vocabularies of a meta-schema; obeyed where the schema is one that others name',
	$comment: 'for readers of the schema; not even collected as an annotation',
};

/** What a keyword depends on, where it does nothing by itself. */
const DEPENDS: ReadonlyMap<string, string> = new Map([
	['then', 'beside `if`'],
	['else', 'beside `if`'],
	['minContains', 'beside `contains`'],
	['maxContains', 'beside `contains`'],
	['contentSchema', 'beside `contentMediaType`; what a string holds is not judged by it'],
]);

/** Names that a meta-schema still lists, though they are keywords no more. */
const REPLACED: Partial<Readonly<Record<DialectId, Readonly<Record<string, string>>>>> = {
	'2020-12': { $recursiveRef: '`$dynamicRef`', $recursiveAnchor: '`$dynamicAnchor`' },
};

/** What 2019-09 put in the place of keywords that go on working. */
const KEPT: Readonly<Record<string, string>> = {
	definitions: '`$defs` since 2019-09; still holds schemas for references',
	dependencies: '`dependentRequired` and `dependentSchemas` since 2019-09; still enforced',
};

/** What a plain dialect does with each of its keywords, and with the names that its meta-schema lists beside them. */
export function keywordRows(id: DialectId, source: string): readonly KeywordRow[] {
	const { keywords, vocabularies } = dialectOf(id);
	const hasVocabularies = vocabularies.size > 0;
	const replaced = Object.entries(REPLACED[id] ?? {});
	return [
		...keywords.map(({ name, role, optional }): KeywordRow => {
			const kept = hasVocabularies ? KEPT[name] : undefined;
			const note = kept === undefined ? (STRUCTURE[name] ?? DEPENDS.get(name)) : `replaced by ${kept}`;
			if (role !== undefined) return row(name, 'annotate', source, note);
			if (optional === true) return switched(name, source);
			return row(name, 'enforce', source, note);
		}),
		...replaced.map(([name, by]) => row(name, 'annotate', source, `replaced by ${by}: has no effect any more`)),
	];
}

function row(keyword: string, disposition: Disposition, source: string, note?: string): KeywordRow {
	return { keyword, disposition, basis: 'documented', source, ...(note === undefined ? {} : { note }) };
}

/** A keyword that annotates, and asserts where that is switched on. */
function switched(keyword: string, source: string): KeywordRow {
	return {
		...row(keyword, 'annotate', source, 'asserts only where format assertion is switched on'),
		whereAsserted: { disposition: 'enforce', note: 'since format assertion is switched on; annotates as well' },
	};
}
