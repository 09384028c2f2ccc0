import type { Basis, Finding } from '../../core/index.ts';
import { KINDS, kindOf } from './kinds.ts';
import { codeMarkdown, escapeMarkdown, proseMarkdown } from './markdown.ts';
import { counted } from './numbers.ts';

/** What a basis means, said once. */
export const BASIS_MEANING: Readonly<Record<Basis, string>> = {
	documented: "stated in the host's documentation",
	source: "read in the host's source",
	observed: "seen in the host's answers",
	inferred: 'our reading; the host may differ',
};

/** What the page tells about the host, where a hover needs it. */
export interface HostVoice {
	readonly title: string;
	/** The host tells nothing of all this. */
	readonly silent: boolean;
}

/** Markdown for a finding's mark: what it is, our explanation, how it is known, and whose words these are. */
export function hoverOf(finding: Finding, host: HostVoice): string {
	return hoverLines(finding, finding.first ? `${host.title} stops here first` : null, ownershipLine(host));
}

/**
 * Markdown for a finding's mark.
 * @param stops who stops at it, in plain words; null: nobody
 * @param whose Markdown: whose words these are
 */
export function hoverLines(finding: Finding, stops: string | null, whose: string): string {
	const kind = KINDS[kindOf(finding)];
	const head = `**${escapeMarkdown(`${kind.glyph} ${kind.name}`)}**${stops === null ? '' : `: ${escapeMarkdown(stops)}`}`;
	return [head, proseMarkdown(finding.message), basisLine(finding), whose].join('\n\n');
}

/** Markdown for the schema keyword behind failures of the value. */
export function keywordHover(findings: readonly Finding[]): string {
	const [finding] = findings;
	const keyword = finding?.keyword ?? null;
	const name = keyword === null ? 'This place' : codeMarkdown(keyword);
	const more = findings.length > 1 ? ` ${escapeMarkdown(`The first of ${counted(findings.length, 'failure')}:`)}` : '';
	return `${name} is what the value does not fit\\.${more}\n\n${finding ? proseMarkdown(finding.message) : ''}`;
}

function basisLine({ basis, source }: Finding): string {
	const from = source === undefined ? '' : ` (${escapeMarkdown(source)})`;
	return `*${escapeMarkdown(basis)}*: ${escapeMarkdown(BASIS_MEANING[basis])}${from}`;
}

function ownershipLine({ title, silent }: HostVoice): string {
	return escapeMarkdown(
		silent
			? `Our explanation. ${title} will not tell you this.`
			: `Our explanation. What ${title} itself says stands under “Host says”.`,
	);
}
