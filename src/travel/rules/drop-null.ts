import { ARRAY, type Document, NULL } from '../../core/document/document.ts';
import type { Change } from '../edits/changes.ts';
import type { Rule } from '../rule.ts';
import { jsonOf, membersOf, stringsIn, typesOf } from '../schema.ts';

const ADDED = '"not": {"type": "null"}';

/** `null` out of the types or alternatives that a host does not take it among. */
export const dropNull: Rule = {
	id: 'drop-null',
	title: 'Take null no more',
	kind: 'adds',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		const type = members.get('type');
		const names = type === undefined ? null : stringsIn(document, type);
		const others = names?.filter((name) => name !== 'null') ?? [];
		if (type !== undefined && names !== null && others.length > 0 && others.length < names.length) {
			const json = JSON.stringify(others.length === 1 ? others[0] : others);
			yield {
				variant: 'type',
				keyword: 'type',
				changes: [{ kind: 'value', node: type, json }, ...withoutNull(document, members)],
				sentence: 'Take "null" out of the types: null fits now.',
				added: ADDED,
			};
		}
		for (const keyword of ['anyOf', 'oneOf']) {
			const list = members.get(keyword);
			if (list === undefined || document.kind(list) !== ARRAY) continue;
			const kept = besidesNull(document, list);
			if (kept === null) continue;
			const json = `[${kept.map((branch) => jsonOf(document, branch)).join(',')}]`;
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'value', node: list, json }, ...withoutNull(document, members)],
				sentence: `Take the alternative of null out of \`${keyword}\`: null fits now.`,
				added: ADDED,
			};
		}
	},
};

/** The alternatives but the one of null, where null fits that one alone; else null. */
function besidesNull(document: Document, list: number): readonly number[] | null {
	const branches = [...document.children(list)];
	const kept = branches.filter((branch) => !isNullOnly(document, branch));
	if (kept.length !== branches.length - 1 || kept.length === 0) return null;
	return kept.every((branch) => typesOf(document, branch)?.includes('null') === false) ? kept : null;
}

function isNullOnly(document: Document, branch: number): boolean {
	const types = typesOf(document, branch);
	return types?.length === 1 && types[0] === 'null' && membersOf(document, branch).size === 1;
}

/** Null goes from listed values too: beside the types that are left it would fit nothing. */
function withoutNull(document: Document, members: ReadonlyMap<string, number>): readonly Change[] {
	const list = members.get('enum');
	if (list === undefined || document.kind(list) !== ARRAY) return [];
	const kept = [...document.children(list)].filter((item) => document.kind(item) !== NULL);
	if (kept.length === document.counts[list] || kept.length === 0) return [];
	return [{ kind: 'value', node: list, json: `[${kept.map((item) => jsonOf(document, item)).join(',')}]` }];
}
