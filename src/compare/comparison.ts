import type { Meter, Profile, Report } from '../core/index.ts';
import { sharedFindings } from './findings.ts';
import { groupsOf } from './groups.ts';
import { keywordLines } from './keywords.ts';
import type { CompareRow, Comparison } from './model.ts';
import { outcomeWords } from './words.ts';

/** A report, and what its profile is called. */
export interface Answered {
	readonly profile: Pick<Profile, 'id' | 'version' | 'title' | 'contexts'>;
	readonly report: Report;
}

/** What several reports on the same two texts say side by side. Pure. */
export function comparisonOf(answers: readonly Answered[]): Comparison {
	const several = new Set<string>();
	const once = new Set<string>();
	for (const { profile } of answers) (once.has(profile.id) ? several : once).add(profile.id);
	const rows = answers.map((answer) => rowOf(answer, several.has(answer.profile.id)));
	return { rows, groups: groupsOf(rows), findings: sharedFindings(rows), keywords: keywordLines(rows) };
}

function rowOf({ profile, report }: Answered, withContext: boolean): CompareRow {
	const { context, verdict, schemaTaken, valueFits, findings, meters, reply } = report;
	const first = findings.find((finding) => finding.first) ?? findings.find(({ code }) => code === 'time') ?? null;
	const said = profile.contexts.find(({ id }) => id === context)?.title ?? context;
	return {
		id: `${profile.id} ${context}`,
		profile: profile.id,
		version: profile.version,
		title: withContext ? `${profile.title} (${said})` : profile.title,
		context,
		contextTitle: profile.contexts.length > 1 ? said : null,
		verdict,
		schemaTaken,
		valueFits,
		first,
		sentence: outcomeWords(report, first),
		worst: worstOf(meters),
		reply: reply.text,
		report,
	};
}

/** The meter of which the largest share is used. */
function worstOf(meters: readonly Meter[]): Meter | null {
	const share = ({ used, limit }: Meter) => (limit === 0 ? (used > 0 ? Number.POSITIVE_INFINITY : 0) : used / limit);
	return meters.reduce<Meter | null>(
		(worst, meter) => (worst === null || share(meter) > share(worst) ? meter : worst),
		null,
	);
}
