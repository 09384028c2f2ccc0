import { perNode } from './per-node.ts';
import { type Place, viewOf } from './view.ts';
import { GROUPS, RULES, type Rule, type RuleGroup } from './vocabulary.ts';

/** A compiled keyword of a schema, and where its value stands. */
export interface RuleUse {
	readonly rule: Rule;
	readonly place: Place;
}

/** The compiled keywords that belong to one group. */
export interface GroupUse {
	readonly type: RuleGroup['type'];
	readonly uses: readonly RuleUse[];
}

const POSITIONS: ReadonlyMap<string, number> = new Map(RULES.map(({ keyword }, index) => [keyword, index]));

/** For each keyword its groups, with its position in each. */
const MEMBERSHIPS = new Map<string, { readonly group: number; readonly position: number }[]>();
for (const [group, { rules }] of GROUPS.entries()) {
	for (const [position, { keyword }] of rules.entries()) {
		const known = MEMBERSHIPS.get(keyword);
		if (known === undefined) MEMBERSHIPS.set(keyword, [{ group, position }]);
		else known.push({ group, position });
	}
}

/** The compiled keywords of an object schema in the order in which the validator learns keywords. */
export const rulesUsed = perNode(({ document, node }): readonly RuleUse[] => {
	const found: { readonly position: number; readonly use: RuleUse }[] = [];
	for (const [name, child] of viewOf(document).object(node)) {
		const position = POSITIONS.get(name);
		if (position === undefined) continue;
		found.push({ position, use: { rule: RULES[position], place: { document, node: child } } });
	}
	return found.sort((a, b) => a.position - b.position).map(({ use }) => use);
});

/** The same by groups, in the order in which they are checked; groups of which there is nothing are left out. */
export const groupsUsed = perNode((schema): readonly GroupUse[] => {
	const found: { readonly group: number; readonly position: number; readonly use: RuleUse }[] = [];
	for (const use of rulesUsed(schema)) {
		for (const membership of MEMBERSHIPS.get(use.rule.keyword) ?? []) found.push({ ...membership, use });
	}
	found.sort((a, b) => a.group - b.group || a.position - b.position);
	const groups: { readonly type: RuleGroup['type']; readonly uses: RuleUse[] }[] = [];
	let last = -1;
	for (const { group, use } of found) {
		if (group !== last) groups.push({ type: GROUPS[group].type, uses: [] });
		last = group;
		groups.at(-1)?.uses.push(use);
	}
	return groups;
});
