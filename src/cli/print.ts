import type { Finding, FurtherPlace, Meter, Profile, Range, Report, Side } from '../core/index.ts';
import { KINDS } from '../ui/model/kinds.ts';
import { meterRows, percent } from '../ui/model/meters.ts';
import { count, counted } from '../ui/model/numbers.ts';
import { type Problem, problemsOf } from '../ui/model/problems.ts';
import { checkedSentence, verdictLine } from '../ui/model/verdict.ts';

/** What stands for the texts in front of line and column; a further schema without a name goes by its URI. */
export type Names = Readonly<Record<Side, string>> & { readonly further?: readonly string[] };

/** Branches within branches that are printed; what is deeper is in the JSON report. */
const DEEPEST_BRANCH = 3;

/** A report as a person reads it in a terminal: verdict, findings with their places, the host's words, close limits. */
export function printReport(report: Report, profile: Pick<Profile, 'title' | 'silent'>, names: Names): string {
	const lines = [
		verdictLine(report, profile.title).sentence,
		...(report.verdict === 'accepted' ? [checkedSentence(report)] : []),
		...section(
			'',
			problemsOf(report).flatMap((problem) => problemLines(problem, names, 0)),
		),
		...section(`${profile.title} says:`, replyLines(report)),
		...section('Limits above 80 %:', closeMeters(report)),
		'',
	];
	return harmless(lines.join('\n'));
}

/** Control characters (and those that turn the direction of writing) as escapes: texts never steer the terminal. */
export function harmless(text: string): string {
	return text.replace(
		/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,
		(found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}

function section(title: string, lines: readonly string[]): readonly string[] {
	return lines.length === 0 ? [] : ['', ...(title === '' ? [] : [title]), ...lines];
}

function problemLines(problem: Problem, names: Names, depth: number): readonly string[] {
	const { finding, branches } = problem;
	const indent = '  '.repeat(depth * 2);
	const own = [
		`${indent}${ownPlace(finding, names)}: ${headOf(problem)}`,
		`${indent}    ${finding.message}`,
		...relatedLines(finding, names).map((line) => `${indent}    ${line}`),
	];
	if (branches.length === 0) return own;
	if (depth === DEEPEST_BRANCH)
		return [...own, `${indent}    (${counted(branches.length, 'branch', 'branches')}: see --json)`];
	return [
		...own,
		...branches.flatMap(({ index, problems }) => [
			`${indent}  branch ${index + 1}:`,
			...problems.flatMap((inner) => problemLines(inner, names, depth + 1)),
		]),
	];
}

function headOf({ finding, kind, pointer }: Problem): string {
	const { severity, first, code, basis, source } = finding;
	const { glyph } = KINDS[kind];
	const where = pointer === null ? '' : ` at ${pointer === '' ? 'the root' : pointer}`;
	return `${glyph} ${severity}${first ? ', first' : ''}: ${code}${where} [${basis}${source === undefined ? '' : `: ${source}`}]`;
}

function ownPlace({ side, range, further }: Finding, names: Names): string {
	return side === 'schema' && further !== undefined ? furtherPlace(further, names) : placeOf(side, range, names);
}

function relatedLines({ related, side, further }: Finding, names: Names): readonly string[] {
	return [
		...(related === undefined ? [] : [`see ${placeOf(related.side, related.range, names)}`]),
		...(further === undefined || side === 'schema' ? [] : [`see ${furtherPlace(further, names)}`]),
	];
}

function furtherPlace({ index, uri, range: { start } }: FurtherPlace, { further }: Names): string {
	return `${further?.[index] ?? (uri === '' ? `further schema ${index + 1}` : uri)}:${start.line}:${start.column}`;
}

function placeOf(side: Side, { start }: Range, names: Names): string {
	return `${names[side]}:${start.line}:${start.column}`;
}

function replyLines({ reply, replyNote }: Report): readonly string[] {
	const text = reply.text === '' ? ['(nothing)'] : reply.text.split('\n');
	return [...text.map((line) => `    ${line}`), ...(replyNote === '' ? [] : [replyNote])];
}

function closeMeters(report: Report): readonly string[] {
	return meterRows(report)
		.filter(({ state }) => state !== 'free')
		.map(({ meter, share }) => `    ${meterWords(meter)} (${percent(share)})`);
}

function meterWords({ name, used, limit, unit, location }: Meter): string {
	return `${name}: ${count(used)} of ${count(limit)}${unit === undefined ? '' : ` ${unit}`}${location === '' ? '' : ` at ${location}`}`;
}
