import type { SchemaCell, SchemaRow } from '../../sources/table.ts';

/** Whether two rows look the same: every edit brings new ones, of which most are. */
export function looksSame(a: SchemaRow, b: SchemaRow): boolean {
	return (
		a === b ||
		(a.entry.pointer === b.entry.pointer &&
			a.entry.name === b.entry.name &&
			a.range.start.line === b.range.start.line &&
			isSamePlace(a, b) &&
			a.cells.length === b.cells.length &&
			a.cells.every((cell, index) => isSameCell(cell, b.cells[index])))
	);
}

/** What an entry is, is told by its notation, its role and its place in a workflow. */
function isSamePlace({ entry: a }: SchemaRow, { entry: b }: SchemaRow): boolean {
	return (
		a.kind === b.kind &&
		a.role === b.role &&
		a.realm?.block === b.realm?.block &&
		a.realm?.step === b.realm?.step &&
		a.realm?.stepKind === b.realm?.stepKind &&
		a.realm?.taking === b.realm?.taking &&
		a.realm?.input === b.realm?.input &&
		a.realm?.template === b.realm?.template
	);
}

function isSameCell(a: SchemaCell, b: SchemaCell): boolean {
	return (
		a.profile === b.profile &&
		a.verdict === b.verdict &&
		a.first === b.first &&
		a.errors === b.errors &&
		a.warnings === b.warnings &&
		a.gauge?.name === b.gauge?.name &&
		a.gauge?.used === b.gauge?.used &&
		a.gauge?.limit === b.gauge?.limit
	);
}
