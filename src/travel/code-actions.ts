import { read } from '../core/document/read.ts';
import { type Finding, judge } from '../core/index.ts';
import { meaningOf } from './meaning.ts';
import { type Edit, type Meaning, proposalsAt } from './propose.ts';
import { rules } from './rules/index.ts';
import { nodesNear, refusedAt, type State, stateOf, type TravelTarget } from './state.ts';
import type { LookInput } from './travel.ts';

/** One edit that is offered at a finding. Not proved: that is done when it is made. */
export interface CodeAction {
	/** The finding: what it marks, where it is, its kind and keyword. */
	readonly at: Pick<Finding, 'range' | 'schemaLocation' | 'code' | 'keyword'>;
	readonly edit: Edit;
	/** Whether less is refused by the profile after it. */
	readonly helps: boolean;
}

export interface CodeActionsInput extends Pick<LookInput, 'schema' | 'dialect' | 'formatAssertion'> {
	readonly target: TravelTarget;
	/** Which findings are looked at; all by default. */
	readonly isMeant?: (finding: Finding) => boolean;
	/** Asked often; true ends the search with what is found so far. */
	readonly stop?: () => boolean;
}

/** Findings of a report for which edits are looked for. */
const MOST_FINDINGS = 100;

/**
 * The edits that are offered one by one at the findings on a schema: those that keep the meaning first, of these what
 * leaves less refused first. Pure, but for `stop`.
 */
export function codeActions(input: CodeActionsInput): readonly CodeAction[] {
	const { schema, target, isMeant = () => true, stop } = input;
	const reading = read(schema.text, schema.format);
	if (!reading.ok) return [];
	const { profile, context, settings } = target;
	const report = judge({ ...settings, profile, ...(context === undefined ? {} : { context }), schema, value: null });
	const findings = report.findings.filter((finding) => isAboutSchema(finding) && isMeant(finding));
	if (findings.length === 0) return [];
	const meaning = meaningOf(reading.document, { ...input, targets: [target] });
	const state = stateOf(reading.document, meaning.dialect, [target]);
	const actions: CodeAction[] = [];
	for (const finding of findings.slice(0, MOST_FINDINGS)) {
		actions.push(...actionsAgainst(finding, state, meaning, target, stop));
	}
	return actions;
}

function actionsAgainst(
	finding: Finding,
	state: State,
	meaning: Meaning,
	target: TravelTarget,
	stop: (() => boolean) | undefined,
): readonly CodeAction[] {
	const { range, schemaLocation, code, keyword, severity } = finding;
	const at = { range, schemaLocation, code, keyword };
	const seen = new Set<string>();
	const actions: CodeAction[] = [];
	const { homes, others } = nodesNear(state.document, finding);
	for (const node of [...homes, ...others]) {
		const refused = new Set([...refusedAt(state, node), ...(keyword === null ? [] : [keyword])]);
		for (const { edit, document, dialect } of proposalsAt(state.document, node, rules, meaning, refused, keyword)) {
			if (stop?.() === true) return inOrder(actions);
			const isSame = edit.keyword === keyword;
			// What helps against another finding is offered there.
			if (seen.has(document.text) || (!isSame && (others.includes(node) || refused.has(edit.keyword)))) continue;
			seen.add(document.text);
			const helps = severity === 'error' && stateOf(document, dialect, [target]).weight < state.weight;
			if (helps || (isSame && homes.includes(node))) actions.push({ at, edit, helps });
		}
	}
	return inOrder(actions);
}

/** Those that keep the meaning first, then those that help. */
function inOrder(actions: readonly CodeAction[]): readonly CodeAction[] {
	const rank = ({ edit, helps }: CodeAction) => (edit.kind === 'keeps-meaning' ? 0 : 2) + (helps ? 0 : 1);
	return [...actions].sort((a, b) => rank(a) - rank(b));
}

function isAboutSchema({ side, schemaLocation }: Finding): boolean {
	return side === 'schema' && schemaLocation !== null;
}
