import { ARRAY } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { areDisjoint, jsonOf, membersOf, typesOf } from '../schema.ts';

/** `oneOf` ↔ `anyOf`, where no value can fit two of the schemas because their types or values differ. */
export const alternatives: Rule = {
	id: 'alternatives',
	title: 'Write alternatives that exclude each other with the other keyword',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		for (const [from, to] of [
			['oneOf', 'anyOf'],
			['anyOf', 'oneOf'],
		] as const) {
			const list = members.get(from);
			if (list === undefined || members.has(to) || document.kind(list) !== ARRAY) continue;
			const branches = [...document.children(list)];
			const types = branches.map((branch) => typesOf(document, branch));
			const byType = types.every((names) => names !== null) && areDisjoint(types.map((names) => names ?? []));
			if (!byType && !haveOtherValues(branches.map((branch) => valuesOf(branch)))) continue;
			yield {
				variant: to,
				keyword: from,
				changes: [{ kind: 'rename', node: list, name: to }],
				sentence: `Write \`${from}\` as \`${to}\`: no value fits two of its schemas, their ${byType ? 'types' : 'values'} differ.`,
			};
		}

		/** The strings that a schema takes; null where it is not told by strings. */
		function valuesOf(branch: number): readonly string[] | null {
			const inside = membersOf(document, branch);
			const constant = inside.get('const');
			if (constant !== undefined) return [jsonOf(document, constant)];
			const list = inside.get('enum');
			if (list === undefined || document.kind(list) !== ARRAY) return null;
			return [...document.children(list)].map((item) => jsonOf(document, item));
		}
	},
};

/** Whether every list is of strings alone (whose text tells them apart), none of them in two lists. */
function haveOtherValues(lists: readonly (readonly string[] | null)[]): boolean {
	const seen = new Set<string>();
	for (const list of lists) {
		if (list === null) return false;
		for (const json of new Set(list)) {
			if (!json.startsWith('"') || json.includes('\\') || seen.has(json)) return false;
			seen.add(json);
		}
	}
	return true;
}
