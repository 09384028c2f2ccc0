import type { Finding, Report } from '../core/index.ts';
import type { Expectation } from '../testing/cases.ts';
import { decisive } from '../ui/model/verdict.ts';

/** Compares what a case says besides the outcome: property names, places, duplicates, other findings. */
export function detailFaults(report: Report, expected: Expectation): readonly string[] {
	const first = decisive(report);
	return [
		...propertyFaults(first, expected),
		...markerFaults(first, expected),
		...parseFaults(first, expected),
		...lineFaults(first, expected),
		...duplicateFaults(report, expected),
		...otherFindingFaults(report, expected),
	];
}

function propertyFaults(first: Finding | null, { missing, property }: Expectation): readonly string[] {
	const wanted = missing ?? property;
	return wanted === undefined || first?.property === wanted ? [] : [`property is ${first?.property}, not ${wanted}`];
}

function markerFaults(first: Finding | null, { marker, orMarkerShift = 0 }: Expectation): readonly string[] {
	if (marker === undefined) return [];
	const { start, end } = first?.range ?? {};
	const found = [start?.line, start?.column, end?.line, end?.column].join(' ');
	const wanted = [0, orMarkerShift].map((shift) =>
		[marker.startLine, marker.startColumn + shift, marker.endLine, marker.endColumn + shift].join(' '),
	);
	return wanted.includes(found) ? [] : [`marker is ${found}, not ${wanted[0]}`];
}

function parseFaults(first: Finding | null, { parse, orOffset }: Expectation): readonly string[] {
	if (parse === undefined) return [];
	const { offset, line, column } = first?.range.start ?? {};
	if (orOffset !== undefined && offset === orOffset) return [];
	const same = line === parse.line && column === parse.column && (parse.offset ?? offset) === offset;
	return same ? [] : [`stops at offset ${offset}, ${line}:${column}, not ${JSON.stringify(parse)}`];
}

function lineFaults(first: Finding | null, { line, at }: Expectation): readonly string[] {
	return [
		...(line === undefined || first?.range.start.line === line
			? []
			: [`line is ${first?.range.start.line}, not ${line}`]),
		...(at === undefined || first?.instanceLocation === at || first?.instanceLocation === null
			? []
			: [`at ${first?.instanceLocation}, not ${at}`]),
	];
}

function duplicateFaults({ findings }: Report, { duplicateKeys, duplicateAt }: Expectation): readonly string[] {
	if (duplicateKeys === undefined) return [];
	const duplicates = findings.filter(({ code }) => code === 'duplicate-key');
	const pointers = new Set(duplicates.map(({ instanceLocation }) => instanceLocation));
	const offsets = new Set(
		duplicates.flatMap(({ range, related }) => [range.start.offset, related?.range.start.offset]),
	);
	return [
		...duplicateKeys.filter((pointer) => !pointers.has(pointer)).map((pointer) => `no duplicate at ${pointer}`),
		...(pointers.size === duplicateKeys.length ? [] : [`duplicates at ${[...pointers].join(', ')}`]),
		...(duplicateAt ?? [])
			.filter(({ offset }) => !offsets.has(offset))
			.map(({ offset }) => `no duplicate at offset ${offset}`),
	];
}

function otherFindingFaults(
	{ findings }: Report,
	{ alsoReports = [], mustNotReport = [] }: Expectation,
): readonly string[] {
	const reports = (wanted: { readonly keyword: string; readonly property?: string }) =>
		findings.some(
			({ keyword, property }) =>
				keyword === wanted.keyword && (wanted.property === undefined || property === wanted.property),
		);
	return [
		...alsoReports.filter((wanted) => !reports(wanted)).map((wanted) => `does not report ${JSON.stringify(wanted)}`),
		...mustNotReport.filter(reports).map((wanted) => `reports ${JSON.stringify(wanted)}`),
	];
}
