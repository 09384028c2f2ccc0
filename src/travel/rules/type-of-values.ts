import { ARRAY, type Document } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { membersOf, typeOfValue } from '../schema.ts';

/** The `type` of the values that `const` or `enum` list, where they are all of one. */
export const typeOfValues: Rule = {
	id: 'type-of-values',
	title: 'Name the type of the values that are listed',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		if (members.has('type')) return;
		for (const keyword of ['const', 'enum']) {
			const listed = members.get(keyword);
			const type = listed === undefined ? null : typeOfListed(document, keyword, listed);
			if (type === null) continue;
			yield {
				variant: type,
				keyword,
				changes: [{ kind: 'add', object: node, name: 'type', json: JSON.stringify(type) }],
				sentence: `Name the type "${type}": every value of \`${keyword}\` is of it.`,
			};
		}
	},
};

function typeOfListed(document: Document, keyword: string, listed: number): string | null {
	if (keyword === 'enum' && document.kind(listed) !== ARRAY) return null;
	const values = keyword === 'enum' ? [...document.children(listed)] : [listed];
	const types = new Set(values.map((value) => typeOfValue(document, value)));
	const [type] = types;
	// 1.0 is no integer in every dialect and host: numbers are told only where none is integral.
	return types.size === 1 && type !== 'integer' ? type : null;
}
