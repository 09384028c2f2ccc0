import type { Report } from '../../../core/index.ts';
import { gatesOf } from '../../model/gates.ts';
import { code } from '../../model/prose.ts';
import { decisive, locationOf } from '../../model/verdict.ts';

/** Those that answer alike. */
export interface Group {
	/** What they do, in a sentence with code between backticks. */
	readonly sentence: string;
	/** Indices of the reports, ascending. */
	readonly members: readonly number[];
}

/** Puts reports of the same texts together by outcome: the same gates and, where they stop, the same reason. */
export function groupsOf(reports: readonly Report[]): readonly Group[] {
	const groups = new Map<string, number[]>();
	reports.forEach((report, index) => {
		const key = JSON.stringify([gatesOf(report).map(({ state }) => state), reasonKey(report)]);
		const members = groups.get(key);
		if (members === undefined) groups.set(key, [index]);
		else members.push(index);
	});
	return [...groups.values()]
		.sort((a, b) => b.length - a.length)
		.map((members) => ({ members, sentence: sentenceOf(reports[members[0]], members.length, reports.length) }));
}

/** What makes two reasons the same: kind, keyword and place. Null where nothing stops. */
export function reasonKey(report: Report): string | null {
	const finding = report.verdict === 'accepted' ? null : decisive(report);
	if (finding === null) return null;
	const { code, side, keyword, instanceLocation, schemaLocation, property } = finding;
	return JSON.stringify([code, side, keyword, instanceLocation, schemaLocation, property]);
}

function sentenceOf(report: Report, members: number, all: number): string {
	const who = members === all ? `All ${all}` : `${members} of ${all}`;
	const one = members === 1 && all !== 1;
	const says = (single: string, several: string): string => `${who} ${one ? single : several}`;
	const alike = one ? '' : ' for the same reason';
	switch (report.verdict) {
		case 'accepted':
			return report.valueFits === null
				? `${says('takes', 'take')} the schema`
				: `${says('takes', 'take')} the schema, and the value fits`;
		case 'refused':
			return `${says('refuses', 'refuse')} ${report.schemaTaken === false ? 'the schema' : 'it'}${alike}${because(report)}`;
		case 'invalid':
			return `${says('finds', 'find')} that the value does not fit${alike}${because(report)}`;
		case 'exhausted':
			return `${says('runs', 'run')} out of a limit${alike}${because(report)}`;
		case 'unreadable':
			return `${says('cannot', 'cannot')} read the ${decisive(report)?.side ?? 'text'}${alike}${because(report)}`;
	}
}

function because(report: Report): string {
	const finding = decisive(report);
	if (finding === null) return '';
	const location = locationOf(finding);
	const keyword = finding.keyword === null ? '' : ` (${code(finding.keyword)})`;
	return location === null || location === '' ? keyword : `${keyword}, at ${code(location)}`;
}
