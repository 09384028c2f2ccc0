import type { DialectId } from '../core/dialects/ids.ts';
import { read } from '../core/document/read.ts';
import type { Finding, Profile, Report, SourceText } from '../core/index.ts';
import { type Edit, proposalsAt } from './propose.ts';
import { rules } from './rules/index.ts';
import { nodesNear, refusedAt, stateOf } from './state.ts';
import { meaningOf } from './travel.ts';

/** One edit that is offered at a finding. */
export interface CodeAction {
	/** Index of the finding in the report. */
	readonly finding: number;
	readonly edit: Edit;
	/** Whether less is refused by the profile after it. */
	readonly helps: boolean;
}

/** Findings of a report for which edits are looked for. */
const MOST_FINDINGS = 100;

/**
 * The edits that are offered one by one at the findings of a report: those after which the profile refuses less come
 * first, then those that change something the author may not have meant. Not proved: that is done when one is made.
 */
export function codeActions(
	report: Report,
	schema: SourceText,
	profile: Profile,
	options: { readonly dialect?: DialectId; readonly formatAssertion?: boolean } = {},
): readonly CodeAction[] {
	const reading = read(schema.text, schema.format);
	if (!reading.ok) return [];
	const targets = [{ profile, context: report.context }];
	const meaning = meaningOf(reading.document, { ...options, targets });
	const state = stateOf(reading.document, meaning.dialect, targets);
	const actions: CodeAction[] = [];
	for (const [finding, one] of report.findings.slice(0, MOST_FINDINGS).entries()) {
		if (!isAboutSchema(one)) continue;
		const seen = new Set<string>();
		const offered: CodeAction[] = [];
		const { homes, others } = nodesNear(state.document, one);
		for (const node of [...homes, ...others]) {
			const refused = new Set([...refusedAt(state, node), ...(one.keyword === null ? [] : [one.keyword])]);
			for (const { edit, document, dialect } of proposalsAt(state.document, node, rules, meaning, refused)) {
				const isSame = edit.keyword === one.keyword;
				// What helps against another finding is offered there.
				if (seen.has(document.text) || (!isSame && (others.includes(node) || refused.has(edit.keyword)))) continue;
				seen.add(document.text);
				const helps = one.severity === 'error' && stateOf(document, dialect, targets).weight < state.weight;
				if (helps || (isSame && homes.includes(node))) offered.push({ finding, edit, helps });
			}
		}
		actions.push(...offered.sort((a, b) => Number(b.helps) - Number(a.helps)));
	}
	return actions;
}

function isAboutSchema({ side, schemaLocation }: Finding): boolean {
	return side === 'schema' && schemaLocation !== null;
}
