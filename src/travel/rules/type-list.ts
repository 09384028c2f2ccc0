import { ARRAY, type Document } from '../../core/document/document.ts';
import type { Proposal, Rule } from '../rule.ts';
import { ANNOTATIONS, areDisjoint, jsonOf, membersOf, objectText, stringsIn, TYPED } from '../schema.ts';

/** `type: [T]` → `type: T`. */
export const singleType: Rule = {
	id: 'single-type',
	title: 'Write a list of one type as that type',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const type = membersOf(document, node).get('type');
		const names = type === undefined ? null : stringsIn(document, type);
		if (type === undefined || names?.length !== 1) return;
		yield {
			variant: 'name',
			keyword: 'type',
			changes: [{ kind: 'value', node: type, json: JSON.stringify(names[0]) }],
			sentence: `Write the list of one type as "${names[0]}".`,
		};
	},
};

/** `type: [A, B]` → `anyOf`, or `oneOf` where no value is of two of them. */
export const typeUnion: Rule = {
	id: 'type-union',
	title: 'Write a list of types as alternatives',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		const type = members.get('type');
		const names = type === undefined ? null : stringsIn(document, type);
		if (type === undefined || names === null || names.length < 2 || new Set(names).size < names.length) return;
		if (!members.has('anyOf')) yield alternatives(document, members, names, 'anyOf');
		if (!members.has('oneOf') && areDisjoint(names.map((name) => [name]))) {
			yield alternatives(document, members, names, 'oneOf');
		}
	},
};

/** Keywords about one type go into its alternative, others stay. */
function alternatives(
	document: Document,
	members: ReadonlyMap<string, number>,
	names: readonly string[],
	keyword: 'anyOf' | 'oneOf',
): Proposal {
	const moved = [...members].filter(([name]) => TYPED.has(name));
	const branches = names.map((name) =>
		objectText([
			['type', JSON.stringify(name)],
			...moved
				.filter(([keyword]) => TYPED.get(keyword)?.includes(name))
				.map(([keyword, value]) => [keyword, jsonOf(document, value)] as const),
		]),
	);
	const type = members.get('type') ?? -1;
	return {
		variant: keyword,
		keyword: 'type',
		changes: [
			{ kind: 'rename', node: type, name: keyword },
			{ kind: 'value', node: type, json: `[${branches.join(',')}]` },
			...moved.map(([, value]) => ({ kind: 'remove', node: value }) as const),
		],
		sentence: `Write the types ${names.map((name) => `"${name}"`).join(', ')} as \`${keyword}\`, each with the keywords about it.`,
	};
}

/** `anyOf: [{ type: A }, { type: B }]` → `type: [A, B]`; also where one of two is null and the other checks one type only. */
export const typesOfAlternatives: Rule = {
	id: 'types-of-alternatives',
	title: 'Write alternatives that differ by type as a list of types',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		for (const keyword of ['anyOf', 'oneOf'] as const) {
			const list = members.get(keyword);
			if (list === undefined || members.has('type') || document.kind(list) !== ARRAY) continue;
			const merged = mergedTypes(document, list);
			if (merged === null || [...merged.moved.keys()].some((name) => members.has(name))) continue;
			yield {
				variant: keyword,
				keyword,
				changes: [
					{ kind: 'rename', node: list, name: 'type' },
					{ kind: 'value', node: list, json: JSON.stringify(merged.types) },
					...[...merged.moved].map(([name, json]) => ({ kind: 'add', object: node, name, json }) as const),
				],
				sentence: `Write the alternatives of \`${keyword}\` as a list of types.`,
			};
		}
	},
};

function mergedTypes(
	document: Document,
	list: number,
): { readonly types: readonly string[]; readonly moved: ReadonlyMap<string, string> } | null {
	const types: string[] = [];
	const moved = new Map<string, string>();
	for (const branch of document.children(list)) {
		const inside = membersOf(document, branch);
		const type = inside.get('type');
		if (type === undefined || document.kind(type) === ARRAY) return null;
		const name = document.string(type);
		types.push(name);
		for (const [keyword, value] of inside) {
			if (keyword === 'type') continue;
			const about = TYPED.get(keyword);
			if (!ANNOTATIONS.has(keyword) && about?.includes(name) !== true) return null;
			if (moved.has(keyword)) return null;
			moved.set(keyword, jsonOf(document, value));
		}
	}
	return types.length >= 2 && areDisjoint(types.map((name) => [name])) ? { types, moved } : null;
}
