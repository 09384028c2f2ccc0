import type { Finding, FurtherPlace, Report, Verdict } from '../../core/index.ts';
import { counted } from './numbers.ts';
import { code, firstSentence } from './prose.ts';

/** The verdict as one sentence, and the finding that it speaks of. */
export interface VerdictLine {
	readonly verdict: Verdict;
	/** One sentence with code between backticks. */
	readonly sentence: string;
	/** Where a click goes; null when all is well. */
	readonly finding: Finding | null;
}

/** The finding that decides the verdict: the host's first, or the first error. */
export function decisive({ findings }: Report): Finding | null {
	return findings.find(({ first }) => first) ?? findings.find(({ severity }) => severity === 'error') ?? null;
}

/**
 * What the verdict says, in one sentence: what, then where.
 * @param host the profile's title
 */
export function verdictLine(report: Report, host: string): VerdictLine {
	const { verdict } = report;
	const finding = verdict === 'accepted' ? null : decisive(report);
	if (finding === null) return { verdict, sentence: withoutFinding(report, host), finding };
	const what = firstSentence(finding.message);
	if (finding.code === 'time') return { verdict, sentence: `${what}.`, finding };
	return {
		verdict,
		sentence: `${opening(report, finding, host)}: ${withinSentence(what)}, ${place(finding)}.`,
		finding,
	};
}

/** A sentence as it goes on after a colon: its first word small, unless it is a name. */
function withinSentence(sentence: string): string {
	return /^(An?|It|No|Nothing|Only|The|There|This|Two)\b/.test(sentence)
		? sentence[0].toLowerCase() + sentence.slice(1)
		: sentence;
}

/** Where a finding is, as a sentence says it: pointer where there is one, and the line. */
export function place(finding: Finding): string {
	const pointer = locationOf(finding);
	const { side, range, further } = finding;
	const line =
		side === 'schema' && further !== undefined
			? `${furtherName(further)} line ${further.range.start.line}`
			: `${side} line ${range.start.line}`;
	return pointer === null || pointer === '' ? line : `at ${code(pointer)}, ${line}`;
}

/** What a further schema is called: by its position, since two can have the same URI. */
export function furtherName({ index }: FurtherPlace): string {
	return `further schema ${index + 1}`;
}

/** The JSON Pointer of a finding on its own side; null where it has none. */
export function locationOf({ side, instanceLocation, schemaLocation }: Finding): string | null {
	return side === 'value' ? instanceLocation : schemaLocation;
}

function opening({ verdict }: Report, { side }: Finding, host: string): string {
	switch (verdict) {
		case 'refused':
			return side === 'schema' ? `Schema refused by ${host}` : `Refused by ${host}`;
		case 'invalid':
			return `Value refused by ${host}`;
		case 'exhausted':
			return `Exhausted at ${host}`;
		case 'unreadable':
			return `The ${side} cannot be read`;
		case 'accepted':
			return `Taken by ${host}`;
	}
}

function withoutFinding(report: Report, host: string): string {
	const { verdict, valueFits, findings } = report;
	if (verdict !== 'accepted') return `${host}: ${verdict}.`;
	const warnings = findings.filter(({ severity }) => severity === 'warning').length;
	const more = warnings === 0 ? '' : `, with ${counted(warnings, 'warning')}`;
	return valueFits === null
		? `${host} takes the schema${more}.`
		: `${host} takes the schema, and the value fits${more}.`;
}

/** What was checked, for the place where problems would stand. */
export function checkedSentence({ tally, keywords, schemaTaken, valueFits }: Report): string {
	const uses = keywords.reduce((sum, { count }) => sum + count, 0);
	const schema = `${counted(uses, 'keyword')}, ${counted(tally.schemaLevels, 'level')}`;
	const value = `${counted(tally.valueNodes, 'node')}, ${counted(tally.steps, 'step')}`;
	return [
		...(schemaTaken === true ? [`Schema taken: ${schema}.`] : []),
		...(valueFits === true ? [`Value fits: ${value}.`] : []),
	].join(' ');
}
