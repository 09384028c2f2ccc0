import type { Finding, Report, Side } from '../../core/index.ts';
import type { Mark } from '../../editor/mark.ts';
import { type HostVoice, hoverOf, keywordHover } from './hover.ts';
import { kindOf } from './kinds.ts';

/** Marks drawn in one editor: more would slow typing and tell nothing new. */
export const MARK_LIMIT = 500;

export interface MarksOfSide {
	readonly marks: readonly Mark[];
	/** Marks left out because of MARK_LIMIT. */
	readonly omitted: number;
}

/** How findings are put into words where a mark is pointed at: Markdown. */
export interface Hovers {
	/** What is wrong here. */
	readonly own: (finding: Finding) => string;
	/** The failures in the other text that this place is behind. */
	readonly pointed: (findings: readonly Finding[]) => string;
}

/** The marks of one editor, of a report by one host. */
export function marksOf({ findings }: Report, side: Side, host: HostVoice): MarksOfSide {
	return drawMarks(findings, side, { own: (finding) => hoverOf(finding, host), pointed: keywordHover });
}

/** The marks of one editor: what is wrong in its own text, and the keywords behind failures in the other. */
export function drawMarks(findings: readonly Finding[], side: Side, hovers: Hovers): MarksOfSide {
	const own = findings
		.filter((finding) => finding.side === side && finding.code !== 'time' && !isElsewhere(finding))
		.sort((a, b) => Number(b.first) - Number(a.first));
	const pointed = pointedKeywords(findings, side);
	const kept = own.slice(0, MARK_LIMIT);
	const keptPointed = pointed.slice(0, MARK_LIMIT - kept.length);
	return {
		marks: [
			...kept.map((finding) => ({
				kind: kindOf(finding),
				first: finding.first,
				range: finding.range,
				hover: hovers.own(finding),
			})),
			...keptPointed.map((findings) => ({
				kind: 'keyword' as const,
				first: findings.some(({ first }) => first),
				range: (findings[0].related ?? findings[0]).range,
				hover: hovers.pointed(findings),
			})),
		],
		omitted: own.length - kept.length + (pointed.length - keptPointed.length),
	};
}

/** Findings of the other side by the place in this one that they point at: one mark a place, however many failures. */
function pointedKeywords(findings: readonly Finding[], side: Side): readonly (readonly Finding[])[] {
	const places = new Map<number, Finding[]>();
	for (const finding of findings) {
		if (finding.related?.side !== side || finding.side === side) continue;
		const { offset } = finding.related.range.start;
		const there = places.get(offset);
		if (there === undefined) places.set(offset, [finding]);
		else there.push(finding);
	}
	return [...places.values()];
}

/** Whether a finding is about another text than that of its side: a further schema. */
function isElsewhere({ side, further }: Finding): boolean {
	return side === 'schema' && further !== undefined;
}
