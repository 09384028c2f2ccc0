import type { Finding, Report } from '../core/index.ts';
import type { Expectation, ExpectedFailure, ExpectedRefusal, ProfileExpectation } from '../testing/cases.ts';
import { decisive } from '../ui/model/verdict.ts';
import { detailFaults } from './details.ts';
import { warningFaults } from './warnings.ts';

/** What differs between a report and what a case expects, a sentence each; empty when nothing does. */
export type Faults = readonly string[];

/** Compares a report with the expectation of a case about one dialect or profile. */
export function caseFaults(report: Report, expected: Expectation): Faults {
	const alternatives = [outcomeFaults(report, expected), ...otherOutcomes(report, expected)];
	const outcome = alternatives.some((faults) => faults.length === 0) ? [] : alternatives[0];
	const details = outcome.length === 0 && alternatives[0].length === 0 ? detailFaults(report, expected) : [];
	return [...outcome, ...details, ...warningFaults(report, expected.warnings)];
}

/** Compares a report with the expectation of one profile in a case about several. */
export function profileFaults(report: Report, expected: ProfileExpectation): Faults {
	const { accepted, valid, first, refused, refusedAny, orKind, orPointers, warnings } = expected;
	return [
		...(report.schemaTaken === accepted ? [] : [`schemaTaken is ${report.schemaTaken}, not ${accepted}`]),
		...(valid === undefined ? [] : validityFaults(report, valid)),
		...(first === undefined ? [] : failureFaults(report, [first])),
		...(refused === undefined ? [] : refusalFaults(report, refused, { orKind, orPointers })),
		...(refusedAny ?? []).flatMap((pointer) => refusedPlaceFaults(report, pointer)),
		...warningFaults(report, warnings),
	];
}

function outcomeFaults(report: Report, expected: Expectation): Faults {
	const { refused, valid, first, hostVerdict, orPointers } = expected;
	if (hostVerdict === 'schema refused') return report.verdict === 'refused' ? [] : [`verdict is ${report.verdict}`];
	if (hostVerdict !== undefined) return validityFaults(report, hostVerdict);
	if (refused !== null) return refusalFaults(report, refused, { orPointers });
	if (valid === null) return ['the case has no answer'];
	return [...validityFaults(report, valid), ...(first === null ? [] : failureFaults(report, acceptable(expected)))];
}

/** Other answers that are as right. */
function otherOutcomes(report: Report, { mayRefuse, orRefused }: Expectation): readonly Faults[] {
	const permitted: Readonly<Record<string, readonly Report['verdict'][]>> = {
		limit: ['exhausted'],
		time: ['exhausted'],
		parse: ['unreadable'],
		'non-string key': ['unreadable'],
	};
	return [
		...(mayRefuse !== undefined && permitted[mayRefuse]?.includes(report.verdict) ? [[]] : []),
		...(orRefused === undefined ? [] : [refusalFaults(report, orRefused, {})]),
	];
}

function acceptable({ first, orFirst, orInstancePath, orKeyword }: Expectation): readonly ExpectedFailure[] {
	if (first === null) return [];
	const { schemaPointer = '' } = first;
	const base = schemaPointer.slice(0, schemaPointer.lastIndexOf('/') + 1);
	return [
		first,
		...(orFirst === undefined ? [] : [orFirst]),
		...(orInstancePath === undefined ? [] : [{ ...first, instancePath: orInstancePath }]),
		...(orKeyword === undefined ? [] : [{ ...first, keyword: orKeyword, schemaPointer: base + orKeyword }]),
	];
}

function validityFaults({ verdict, valueFits, schemaTaken }: Report, valid: boolean): Faults {
	const wanted = valid ? 'accepted' : 'invalid';
	return [
		...(verdict === wanted ? [] : [`verdict is ${verdict}, not ${wanted}`]),
		...(schemaTaken === true ? [] : [`schemaTaken is ${schemaTaken}`]),
		...(valueFits === valid ? [] : [`valueFits is ${valueFits}, not ${valid}`]),
	];
}

function failureFaults(report: Report, wanted: readonly ExpectedFailure[]): Faults {
	const first = decisive(report);
	const matches = wanted.some(
		({ instancePath, keyword, schemaPointer }) =>
			first?.instanceLocation === instancePath &&
			first.keyword === keyword &&
			(schemaPointer === undefined || first.schemaLocation === schemaPointer),
	);
	if (matches) return [];
	const found = first && `${first.keyword} of ${first.schemaLocation} at ${first.instanceLocation}`;
	return [`first is ${found}, not ${JSON.stringify(wanted)}`];
}

const UNREADABLE = new Set(['parse', 'not-json', 'cycle', 'multi-document']);

function verdictOfRefusal(kind: string): readonly Report['verdict'][] {
	if (kind === 'limit') return ['exhausted'];
	return UNREADABLE.has(kind) ? ['unreadable'] : ['refused'];
}

/** Names a limit as the case does: by the keyword whose list is too long, or by what is counted. */
function namesLimit({ keyword, limit }: Finding, wanted: string): boolean {
	const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
	return keyword === wanted || plain(limit?.name ?? '').includes(plain(wanted));
}

function refusalFaults(
	report: Report,
	{ kind, keyword, pointer, side, line, column }: ExpectedRefusal,
	others: { readonly orKind?: string | undefined; readonly orPointers?: readonly string[] | undefined },
): Faults {
	const first = decisive(report);
	if (first === null) return [`verdict is ${report.verdict}, refused for ${kind} expected`];
	const kinds = [kind, ...(others.orKind === undefined ? [] : [others.orKind])];
	const pointers = [...(pointer == null ? [] : [pointer]), ...(others.orPointers ?? [])];
	const verdicts = verdictOfRefusal(kind);
	const location = first.schemaLocation ?? '';
	// The reader's own words have no keyword in a report; duplicates are their own kind there.
	const isReading = UNREADABLE.has(kind);
	const kindFits = kinds.includes(first.code) || (keyword === 'duplicate key' && first.code === 'duplicate-key');
	const otherPointer = pointers.includes(location) && location !== pointer;
	const keywordFits =
		keyword == null ||
		isReading ||
		otherPointer ||
		(kind === 'limit' ? limitFits(first, keyword) : first.keyword === keyword);
	return [
		...(verdicts.includes(report.verdict) ? [] : [`verdict is ${report.verdict}, not ${verdicts.join(' or ')}`]),
		...(kindFits ? [] : [`code is ${first.code}, not ${kinds.join(' or ')}`]),
		...(keywordFits ? [] : [`keyword is ${first.keyword} (limit ${first.limit?.name}), not ${keyword}`]),
		...(pointers.length === 0 || pointers.includes(location) ? [] : [`at ${location}, not ${pointers.join(' or ')}`]),
		...(side === undefined || side === first.side ? [] : [`side is ${first.side}, not ${side}`]),
		...(line === undefined || line === first.range.start.line ? [] : [`line is ${first.range.start.line}`]),
		...(column === undefined || column === first.range.start.column ? [] : [`column is ${first.range.start.column}`]),
	];
}

/** Alias expansion is the reader's limit: it has no name among the profile's. */
function limitFits(finding: Finding, keyword: string): boolean {
	return keyword === 'alias expansion' ? finding.limit === undefined : namesLimit(finding, keyword);
}

/** A place that must be among the refusals, whether the host stops there or not. */
function refusedPlaceFaults({ findings }: Report, pointer: string): Faults {
	const listed = findings.some(({ schemaLocation, severity }) => severity === 'error' && schemaLocation === pointer);
	return listed ? [] : [`nothing is refused at ${pointer}`];
}
