import type { Mark } from '../../editor/mark.ts';
import type { Listing, PlacedFinding, SchemaCell, SourceEntry } from '../../sources/table.ts';
import { KINDS, type Kind, kindOf } from '../model/kinds.ts';
import { escapeMarkdown, proseMarkdown } from '../model/markdown.ts';
import { MARK_LIMIT } from '../model/marks.ts';

/**
 * Marks of what there is to say about a document besides the schema that is worked on: names, doubles, what the host
 * says around the schemas, and the first failure of every other schema by the chosen profile.
 * @param working the schema whose own report is marked already; null: none is
 * @param titleOf title of a profile
 */
export function listMarks(
	{ findings, rows }: Listing,
	working: Pick<SourceEntry, 'pointer'> | null,
	titleOf: (profile: string) => string,
): readonly Mark[] {
	const failures = rows.flatMap(({ entry, cells }) =>
		entry.pointer === working?.pointer ? [] : failureMarks(entry, cells, titleOf),
	);
	return [...findings.map(findingMark), ...failures].slice(0, MARK_LIMIT);
}

function findingMark({ severity, message, range, basis, source }: PlacedFinding): Mark {
	const kind = severity === 'error' ? 'malformed' : 'advisory';
	const from = source === '' ? '' : ` (${escapeMarkdown(source)})`;
	return markOf(kind, range, [proseMarkdown(message), `*${escapeMarkdown(basis)}*${from}`]);
}

function failureMarks(
	entry: SourceEntry,
	[cell]: readonly SchemaCell[],
	titleOf: (profile: string) => string,
): readonly Mark[] {
	if (cell === undefined || cell.first === null || cell.range === null || cell.code === null) return [];
	const kind = kindOf({ code: cell.code, severity: 'error' });
	const whose = escapeMarkdown(`${titleOf(cell.profile)} on ${entry.name}. Choose it in the list to see all.`);
	return [markOf(kind, cell.range, [proseMarkdown(cell.first), whose])];
}

function markOf(kind: Kind, range: Mark['range'], lines: readonly string[]): Mark {
	const { glyph, name } = KINDS[kind];
	return { kind, first: false, range, hover: [`**${escapeMarkdown(`${glyph} ${name}`)}**`, ...lines].join('\n\n') };
}
